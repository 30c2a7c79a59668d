import type { ComponentType } from 'react';
import type { Json, Seat, Sitter, Table } from '../engine/core';
import type { Language } from '../i18n';

/** One layer of a hint: words, and what they point at. From a nudge to the answer. */
export interface HintLayer {
  readonly text: string;
  readonly cells?: readonly number[];
  /** Pieces of the hand, as the game names them. */
  readonly pieces?: readonly string[];
}

/** What a move was worth, and what the best would have been; in the game's own unit. */
export interface Judgement {
  readonly worth: number;
  readonly best: Json;
  readonly bestWorth: number;
}

/** How a game speaks of a game that is over. */
export interface Reviewer {
  /** Whether there is anything to judge in a game with this set-up. */
  applies(config: Json): boolean;
  /** Null for moves there is nothing to say about: drawing a card, passing the turn on. */
  judge(view: never, move: Json): Generator<void, Judgement | null, void>;
  /** A move as a short text. */
  describe(view: never, move: Json, language: Language): string;
  /** "4 points", "12 %": how much was missed, or gained. */
  amount(worth: number, language: Language): string;
  /** Below this nothing was missed. */
  readonly least: number;
  /** A seat's score, for the graph. */
  score(view: never, seat: Seat): number;
  /** What the graph shows. */
  scoreName(language: Language): string;
}

/** What a game's own review is given: a game that is over, with nothing secret any more. */
export interface UnfoldedProps {
  readonly table: Table;
  readonly seats: readonly Sitter[];
  readonly language: Language;
}

/** For a game in which no move is best: it tells in its own way what happened, and what would have been enough. */
export interface Unfolder {
  applies(config: Json): boolean;
  readonly Unfolded: ComponentType<UnfoldedProps>;
}

/** A position to begin from. */
export interface Prepared {
  readonly config: Json;
  readonly state: unknown;
}

/** One step of a lesson: a prepared position, what to do in it, and which move does it. */
export interface LessonStep extends Prepared {
  /** The same position in this language, where words are what is played with. */
  inLanguage?(language: Language): Prepared;
  readonly seat: Seat;
  says(language: Language): string;
  /** Whether this move is what was asked for. */
  wants(move: Json): boolean;
  /** Said when another lawful move is tried. */
  otherwise(language: Language): string;
  /** Said when it is done. */
  done(language: Language): string;
}

export interface Lesson {
  readonly id: string;
  title(language: Language): string;
  readonly seats: readonly Sitter[];
  readonly steps: readonly LessonStep[];
}
