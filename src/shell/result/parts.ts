import type { ReactElement } from 'react';
import type { Player, Seat, TableOf } from '../../engine';
import type { Language } from '../../i18n';
import type { Better } from '../../storage';

/** How a game shows its end. Whatever is told here is shared as well: nothing that others may not know. */
export interface ResultParts<Config, State, Move, View> {
  /** What the column of a seat stands for. */
  score(view: View, seat: Seat): number;
  /** Which score is the better one. */
  better(view: View): Better;
  /** What the scores count, in a few words: "points", "pieces left: fewest wins". */
  counts(view: View, language: Language): string;
  /** By how much it was won, in a few words: "37 points, 13 ahead, in turn 13". */
  lead(table: TableOf<Config, State, Move>, gap: Gap, seats: readonly Player[], language: Language): string;
  /** Those who play together: they share a column, a score and its colour. Where it is not said, everybody plays alone. */
  teams?(view: View): readonly Team[];
  /** What somebody made of it within a team: a figure before the name, and how it is said. */
  own?(view: View, seat: Seat, language: Language): { readonly figure: string; readonly said: string } | null;
  /** Null where no move was finer than another. */
  finest(
    table: TableOf<Config, State, Move>,
    seats: readonly Player[],
    language: Language,
  ): FinestMove | null;
  /** Something true and kind about how a seat played, for somebody who did not win; null where the frame may find it. */
  compliment(table: TableOf<Config, State, Move>, seat: Seat, language: Language): string | null;
}

/** Who won, and how far in front. */
export interface Gap {
  /** One of those who won. */
  readonly winner: Seat;
  readonly score: number;
  /** Better than the next by so much; null where nobody is behind. */
  readonly ahead: number | null;
}

interface Team {
  readonly seats: readonly Seat[];
  readonly colour: string;
}

/** The move of the game to remember. */
export interface FinestMove {
  readonly seat: Seat;
  /** After the name: "12 points, the winning move". */
  readonly says: string;
  readonly picture: Picture;
}

/** A drawing made of react-native-svg's shapes alone, in units of its own: it is shown, and shared as a picture. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly drawn: ReactElement;
}
