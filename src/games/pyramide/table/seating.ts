import type { Seat, Player } from '../../../engine';
import { isTogether, PERSON, seatsOfSide, type Side, type View } from '../rules';
import type { PyramideWords } from '../i18n';

/** Who is meant, in names: never "player 2" where a name is known. */

export const nameOf = (seats: readonly Player[], seat: Seat | undefined): string =>
  seat === undefined ? '' : (seats[seat]?.name ?? '');

export const namesOf = (seats: readonly Player[], which: readonly Seat[], words: PyramideWords): string =>
  words.and(which.map((seat) => nameOf(seats, seat)));

/** Person and app together go by the person's name. */
export const sideName = (
  { config }: View,
  seats: readonly Player[],
  side: Side,
  words: PyramideWords,
): string =>
  words.team((isTogether(config) ? [PERSON] : seatsOfSide(config, side)).map((seat) => nameOf(seats, seat)));
