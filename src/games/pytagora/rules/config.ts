import { isObject, isOneOf, isWhole, type Json } from '../../../engine';
import { SEAT_COUNTS } from './seats';
import type { CrosswordConfig } from './crossword/types';
import { KINDS, type ChildrensConfig, type Config, type Kind, type PytagoraRefusal } from './types';

export const TARGETS = { lowest: 10, highest: 200 } as const;

/** Ruling: in plus or minus the target falls with the seats; with 28, four beginners empty the bag first. */
export function usualTarget(kind: CrosswordConfig['kind'], seats: number): number {
  if (kind === 'classic') return 35;
  return seats <= 2 ? 28 : seats === 3 ? 24 : 20;
}

export function defaultsFor(kind: Kind, seats: number): Config {
  switch (kind) {
    case 'classic':
    case 'plus-or-minus':
      return { kind, seats, target: usualTarget(kind, seats), first: 'chance', helper: false };
    default:
      return { kind, seats, first: 'chance', covers: false };
  }
}

/** The games for small children have digits alone, and neither target nor helper. */
export const isChildrens = (config: Config): config is ChildrensConfig => !('target' in config);

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

/** Keeps the game and its options when the number of seats changes; a target nobody chose follows the seats. */
export function configFor(seats: number, old: Config | null): Config {
  if (!old) return defaults(seats);
  const first = old.first !== 'chance' && old.first >= seats ? 'chance' : old.first;
  // A set-up that was remembered before one could choose takes today's default.
  const kept = { ...old, seats, first, ...(isChildrens(old) ? { covers: old.covers ?? false } : {}) };
  const config =
    'target' in kept && kept.target === usualTarget(kept.kind, old.seats)
      ? { ...kept, target: usualTarget(kept.kind, seats) }
      : kept;
  return refuseConfig(config) ? defaults(seats) : config;
}

/** Any whole target is read: which of them are played is for `refuseConfig` to say, in a sentence. */
export function readConfig(raw: Json): Config | null {
  if (!isObject(raw)) return null;
  const { kind, seats, first, target, helper, covers } = raw;
  if (!isOneOf(kind, KINDS) || !isWhole(seats, 1, 7)) return null;
  if (first !== 'chance' && !isWhole(first, 0, seats)) return null;
  switch (kind) {
    case 'classic':
    case 'plus-or-minus':
      if (!isWhole(target, 0, Infinity) || typeof helper !== 'boolean') return null;
      return { kind, seats, target, first, helper };
    default:
      if (covers === undefined) return { kind, seats, first };
      return typeof covers === 'boolean' ? { kind, seats, first, covers } : null;
  }
}
