import type { Seat, Player } from '../../../engine';
import { isTogether, PERSON, seatsOfSide, type PublicConfig, type Side, type View } from '../rules';
import type { PyramideWords } from '../i18n';

/** Who is meant, in names: never "player 2" where a name is known. */
export const nameOf = (seats: readonly Player[], seat: Seat | undefined): string =>
  seat === undefined ? '' : (seats[seat]?.name ?? '');

export const namesOf = (seats: readonly Player[], which: readonly Seat[], words: PyramideWords): string =>
  words.and(which.map((seat) => nameOf(seats, seat)));

/** Person and app together go by the person's name. */
const membersOf = (config: PublicConfig, side: Side): readonly Seat[] =>
  isTogether(config) ? [PERSON] : seatsOfSide(config, side);

export const sideName = (
  { config }: View,
  seats: readonly Player[],
  side: Side,
  words: PyramideWords,
): string => words.team(membersOf(config, side).map((seat) => nameOf(seats, seat)));

/** What a side's pawn bears. */
export const initialOf = (seats: readonly Player[], config: PublicConfig, side: Side): string =>
  [...nameOf(seats, membersOf(config, side)[0])][0] ?? '';
