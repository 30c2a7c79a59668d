import type { Seat } from '../../../engine';
import type { PublicConfig, Side } from './setup';

type Seating = Pick<PublicConfig, 'seats' | 'alone'>;

/** Ruling: words are typed exactly where one person plays with the app. */
export const isTyped = ({ seats }: Pick<PublicConfig, 'seats'>): boolean => seats === 1;

/** The person's seat where play is typed; the app has the other one. */
export const PERSON: Seat = 0;
export const APP: Seat = 1;

/** Alone, person and app are one team, but where they take turns: that is the game for two. */
export const isTogether = ({ alone }: Pick<PublicConfig, 'alone'>): boolean =>
  alone !== null && alone.mode !== 'alternate';

/** Everybody who moves, the app included. */
export const seatsOf = ({ seats }: Pick<PublicConfig, 'seats'>): number => (seats === 1 ? 2 : seats);

export const allSeats = (config: Seating): readonly Seat[] =>
  Array.from({ length: seatsOf(config) }, (_, seat) => seat);

export const sidesOf = (config: Seating): number =>
  isTogether(config) ? 1 : config.seats === 4 ? 2 : seatsOf(config);

/** Partners sit face to face. */
export const sideOf = (config: Seating, seat: Seat): Side => seat % sidesOf(config);

export const seatsOfSide = (config: Seating, side: Side): readonly Seat[] =>
  allSeats(config).filter((seat) => sideOf(config, seat) === side);

/** The sides of these seats, each once: partners share their point. */
export const sidesOfSeats = (config: Seating, seats: readonly Seat[]): readonly Side[] => [
  ...new Set(seats.map((seat) => sideOf(config, seat))),
];

export const partnerOf = (seat: Seat): Seat => (seat + 2) % 4;

/** Of two sides. */
export const otherSide = (side: Side): Side => 1 - side;

/** By the page: two rounds win, for two seats three. */
export const roundsToWin = ({ seats }: Seating): number => (seats > 2 ? 2 : 3);

/** Riddles of a round, before those that decide it. */
export const riddlesARound = (config: Seating): number => (config.seats === 4 ? 4 : seatsOf(config));

/** Two seats, spoken or typed: SYNO may answer at any time, and DICO after a wrong answer. */
export const isDuel = (config: Seating): boolean => sidesOf(config) === 2 && config.seats <= 2;
