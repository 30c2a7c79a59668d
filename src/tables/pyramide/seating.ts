import type { Seat, Sitter } from '../../engine/core';
import type { View } from '../../engine/pyramide';
import type { PyramideWords } from '../../i18n/pyramide';

/** Who is meant, in names: never "player 2" where a name is known. */

export const nameOf = (seats: readonly Sitter[], seat: Seat | undefined): string =>
  seat === undefined ? '' : (seats[seat]?.name ?? '');

export const namesOf = (seats: readonly Sitter[], which: readonly Seat[], words: PyramideWords): string =>
  words.and(which.map((seat) => nameOf(seats, seat)));

/** The seats that play for one side: a team of two where four play, both where one plays with the app. */
export function seatsOfSide(seatCount: number, side: number): readonly Seat[] {
  if (seatCount === 4) return [side, side + 2];
  return [side];
}

export const sideName = (view: View, seats: readonly Sitter[], side: number, words: PyramideWords): string =>
  words.team(
    (view.config.seats === 1 && view.score.length === 1 ? [0] : seatsOfSide(view.config.seats, side)).map(
      (seat) => nameOf(seats, seat),
    ),
  );

export const sideOf = (seatCount: number, seat: Seat): number => (seatCount === 4 ? seat % 2 : seat);
