import { isObject, isOneOf, isWhole, type Json } from '../../../engine';
import { SEAT_COUNTS } from './seats';
import { KINDS, type Config, type Kind, type PytagoraRefusal } from './types';

const TARGETS = { lowest: 10, highest: 200 } as const;
export const USUAL_TARGET = { classic: 35, 'plus-or-minus': 28 } as const;

export function defaultsFor(kind: Kind, seats: number): Config {
  switch (kind) {
    case 'classic':
    case 'plus-or-minus':
      return { kind, seats, target: USUAL_TARGET[kind], first: 'chance', helper: false };
    default:
      return { kind, seats, first: 'chance' };
  }
}

export const defaults = (seats: number): Config => defaultsFor('classic', seats);

export function refuseConfig(config: Config): PytagoraRefusal | null {
  const { seats, first } = config;
  if (!isOneOf(seats, SEAT_COUNTS)) return { code: 'seats-other' };
  const { lowest, highest } = TARGETS;
  if ('target' in config && !isWhole(config.target, lowest, highest + 1))
    return { code: 'target-wrong', numbers: { lowest, highest } };
  if (first !== 'chance' && !isWhole(first, 0, seats)) return { code: 'no-such-first' };
  return null;
}

export function readConfig(raw: Json): Config | null {
  if (!isObject(raw)) return null;
  const { kind, seats, first, target, helper } = raw;
  if (!isOneOf(kind, KINDS) || !isWhole(seats, 1, 7)) return null;
  if (first !== 'chance' && !isWhole(first, 0, seats)) return null;
  switch (kind) {
    case 'classic':
    case 'plus-or-minus':
      if (!isWhole(target, 1, 1000) || typeof helper !== 'boolean') return null;
      return { kind, seats, target, first, helper };
    default:
      return { kind, seats, first };
  }
}
