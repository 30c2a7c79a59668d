import { isObject, isOneOf, isWhole, type Json, type Seat } from '../../../engine';
import type { Config, SequenceRefusal, Team } from './types';

export const SEAT_COUNTS = [2, 3, 4, 6] as const;

export const teamOf = ({ teams }: Config, seat: Seat): Team => seat % teams;

export const teamSize = ({ seats, teams }: Config): number => seats / teams;

export const seatsOfTeam = (config: Config, team: Team): Seat[] =>
  Array.from({ length: config.seats }, (_, seat) => seat).filter((seat) => teamOf(config, seat) === team);

/** Five cards for two or three seats, four for more. */
export const handSize = ({ seats }: Config): number => (seats <= 3 ? 5 : 4);

/** One sequence for two or three seats, two for more. Ruling: three teams may agree that one is enough. */
export const targetsFor = (seats: number, teams: number): readonly number[] =>
  seats <= 3 ? [1] : teams === 3 ? [2, 1] : [2];

export const teamsFor = (seats: number): readonly number[] => {
  if (seats <= 3) return [seats];
  return seats === 6 ? [2, 3] : [2];
};

export function defaults(seats: number): Config {
  const teams = teamsFor(seats)[0]!;
  return {
    seats,
    teams,
    target: targetsFor(seats, teams)[0]!,
    dealer: 'chance',
    wrongCell: 'retry',
    strict: false,
  };
}

export function refuseConfig(config: Config): SequenceRefusal | null {
  const { seats, teams, target, dealer } = config;
  // Ruling: one has nobody to play with, five cannot be split into equal teams.
  if (seats === 1) return { code: 'seats-one' };
  if (seats === 5) return { code: 'seats-five' };
  if (!isOneOf(seats, SEAT_COUNTS)) return { code: 'seats-other' };
  if (!teamsFor(seats).includes(teams)) return { code: 'teams-unequal' };
  if (!targetsFor(seats, teams).includes(target)) return { code: 'target-wrong' };
  if (dealer !== 'chance' && !isWhole(dealer, 0, seats)) return { code: 'no-such-dealer' };
  return null;
}

export function readConfig(raw: Json): Config | null {
  if (!isObject(raw)) return null;
  const { seats, teams, target, dealer, wrongCell, strict } = raw;
  if (!isWhole(seats, 1, 7) || !isWhole(teams, 1, 7) || !isWhole(target, 1, 3)) return null;
  if (dealer !== 'chance' && !isWhole(dealer, 0, seats)) return null;
  if (!isOneOf(wrongCell, ['retry', 'expert'] as const) || typeof strict !== 'boolean') return null;
  return { seats, teams, target, dealer, wrongCell, strict };
}
