import type { ComponentType } from 'react';
import type { Seat, Player, TableOf } from '../engine';
import type { Language } from '../i18n';

/** One layer of a hint: words, and what they point at. From a nudge to the answer. */
export interface HintLayer {
  readonly text: string;
  readonly cells?: readonly number[];
  /** Pieces of the hand, as the game names them. */
  readonly pieces?: readonly string[];
}

/** What a move was worth, and what the best would have been; in the game's own unit. */
export interface Judgement<Move> {
  readonly worth: number;
  readonly best: Move;
  readonly bestWorth: number;
  /** The best would have won the game at once, and what was played did not. */
  readonly missedWin?: boolean;
  /** What this move brought by itself, where its worth is that of a whole turn: the finest is found by it. */
  readonly leap?: number;
}

/** A move as data that the game's own table knows how to draw on its board. */
export interface Drawing {
  /** The cells to ring, as the game numbers them. */
  readonly cells: readonly number[];
  /** What the move lays, by cell, as the game names its pieces. */
  readonly pieces?: readonly { readonly cell: number; readonly face: string }[];
  /** What the move carries, from cell to cell. */
  readonly ways?: readonly { readonly from: number; readonly to: number }[];
}

/** How a game speaks of a game that is over. */
export interface Reviewer<Config, Move, View> {
  /** Whether there is anything to look back at in a game with this set-up. */
  applies(config: Config): boolean;
  /** Whether moves are judged; if not, the game is gone through in pictures. */
  judges(config: Config): boolean;
  /** Null for moves there is nothing to say about: drawing a card, passing the turn on. */
  judge(view: View, move: Move): Generator<void, Judgement<Move> | null, void>;
  /** A move as a short text, which tells it from every other that could have been made. */
  describe(view: View, move: Move, language: Language): string;
  /** The same on the board. */
  draw(view: View, move: Move): Drawing;
  /** A worth by itself, "7 points"; null where it would say nothing to anybody. */
  amount(worth: number, language: Language): string | null;
  /** What the best would have brought, in words anybody understands: "7 points more", "one turn sooner". */
  gain(judgement: Judgement<Move>, language: Language): string;
  /** Below this nothing was missed. */
  readonly least: number;
  /** What the bars show. */
  barsName(language: Language): string;
}

/** What a game's own review is given: a game that is over, with nothing secret any more. */
export interface UnfoldedProps<Config, State, Move> {
  readonly table: TableOf<Config, State, Move>;
  readonly seats: readonly Player[];
  readonly language: Language;
}

/** For a game in which no move is best: it tells in its own way what happened, and what would have been enough. */
export interface Unfolder<Config, State, Move> {
  applies(config: Config): boolean;
  readonly Unfolded: ComponentType<UnfoldedProps<Config, State, Move>>;
}

/** A position to begin from. */
export interface Prepared<Config, State> {
  readonly config: Config;
  readonly state: State;
}

/** One step of a lesson: a prepared position, what to do in it, and which move does it. */
export interface LessonStep<Config, State, Move> extends Prepared<Config, State> {
  /** The same position in this language, where words are what is played with. */
  inLanguage?(language: Language): Prepared<Config, State>;
  readonly seat: Seat;
  says(language: Language): string;
  /** Whether this move is what was asked for. */
  wants(move: Move): boolean;
  /** Said when another lawful move is tried. */
  otherwise(language: Language): string;
  /** Said when it is done. */
  done(language: Language): string;
}

export interface Lesson<Config, State, Move> {
  readonly id: string;
  title(language: Language): string;
  readonly seats: readonly Player[];
  readonly steps: readonly LessonStep<Config, State, Move>[];
  /** The game that it teaches, which one tap at its end begins; where it is not said, the one that was played last. */
  readonly plays?: Config;
  /** It teaches a game for one. */
  readonly alone?: true;
  /** For those who cannot read yet: what it says can be heard. */
  readonly aloud?: true;
}

/** The reviewer and the lessons of any game, as the frame holds them. */
/* eslint-disable @typescript-eslint/no-explicit-any -- the counterparts of the engine's AnyGame */
export type AnyReviewer = Reviewer<any, any, any>;
export type AnyLesson = Lesson<any, any, any>;
export type AnyLessonStep = LessonStep<any, any, any>;
/* eslint-enable @typescript-eslint/no-explicit-any */
