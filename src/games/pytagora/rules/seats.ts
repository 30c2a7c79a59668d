import type { Seat } from '../../../engine';

export const SEAT_COUNTS = [2, 3, 4] as const;

export const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Clockwise. */
export const nextSeat = (seats: number, seat: Seat): Seat => (seat + 1) % seats;

/** What belongs to each seat, with this seat's exchanged. */
export const withSeat = <T>(perSeat: readonly T[], seat: Seat, item: T): T[] =>
  perSeat.map((other, index) => (index === seat ? item : other));

/** Seats by merit, best first; seats of equal merit share their rank. */
export function rankBy(merits: readonly number[]): Seat[][] {
  const levels = [...new Set(merits)].sort((a, b) => b - a);
  return levels.map((level) => merits.flatMap((merit, seat) => (merit === level ? [seat] : [])));
}

/** Fewest pieces in hand first. */
export const rankByFewest = (hands: readonly (readonly unknown[])[]): Seat[][] =>
  rankBy(hands.map((hand) => -hand.length));
