import type { Language } from '../i18n';
import type { Box } from './box';

/** The lid of a box: all that the shelf shows of a game, as data. It is the only part of a game that comes with the first screen. */
export interface GameCover {
  readonly id: string;
  /** Where it stands on the shelf, the smallest first. */
  readonly place: number;
  readonly words: Readonly<Record<Language, CoverWords>>;
  /** White words on it reach 4.5 : 1. */
  readonly colour: string;
  /** A small still life on a square of 84, back to front. */
  readonly art: readonly ArtPath[];
  /** Players can write cards of their own for this game. */
  readonly decks?: true;
  /** Everything else, fetched when the box is opened. */
  open(): Promise<Box>;
}

interface CoverWords {
  readonly name: string;
  readonly says: string;
  /** Whose game it is. */
  readonly credit: string;
}

export interface ArtPath {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeOpacity?: number;
  readonly strokeWidth?: number;
  readonly round?: true;
  /** Where on the square the path begins; without it, at its corner. */
  readonly at?: readonly [x: number, y: number];
}
