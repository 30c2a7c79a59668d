import { LANGUAGES, type Language } from '../../../engine';

/** A team where four play; where everybody plays for themselves, a seat; alone with the app, the two together. */
export type Side = number;

export { LANGUAGES, type Language };

export const ALONE_MODES = ['guess', 'explain', 'alternate', 'marathon'] as const;
export type AloneMode = (typeof ALONE_MODES)[number];

export const AGES = ['standard', 'junior'] as const;
type Age = (typeof AGES)[number];

/** One sentence with five words to find: part, word, part, word, … part. */
export type StockRiddle = {
  /** A fingerprint, by which a played riddle is known again in later games. */
  readonly id: string;
  readonly title: string;
  /** Six texts: before the first word, between the words, after the last. */
  readonly parts: readonly string[];
  /** Five single words. */
  readonly words: readonly string[];
  /**
   * By word, its forms: `stem:ending ending …`, apart by strokes, after the sign `=` where these are all. None where nothing is
   * typed, and no such sign in earlier releases.
   */
  readonly forms?: readonly string[];
  readonly answer: string;
  readonly accepts: readonly string[];
  /** Typed, the answer is right as well where it is only said like this. Not in games of earlier releases. */
  readonly byEar?: true;
};

export type StockName = {
  readonly name: string;
  readonly accepts: readonly string[];
};

export type StockTheme = {
  /** As for a riddle; empty in games of earlier releases. */
  readonly id: string;
  readonly title: string;
  /** Four of them. */
  readonly names: readonly StockName[];
};

/** What is played with, in the order it is drawn; nothing of it comes twice in a game. */
export type Stock = {
  readonly riddles: readonly StockRiddle[];
  /** Lists of five expressions. */
  readonly lists: readonly (readonly string[])[];
  readonly themes: readonly StockTheme[];
};

export type Alone = {
  readonly mode: AloneMode;
  /** How many riddles are played; when taking turns the rounds decide, and this is not asked. */
  readonly riddles: number;
  /** How well the app plays. No rule hangs on it. */
  readonly level: string;
};

export type PublicConfig = {
  /** People at the table. One person alone sits at 0 and the app at 1. */
  readonly seats: number;
  readonly language: Language;
  /** Where the stock was drawn from, for the next game. No rule hangs on it. */
  readonly deck: string;
  /** Whom the deck is for: the app speaks to children as to children. No rule hangs on it; earlier releases do not say it. */
  readonly age?: Age;
  /** Seconds to bet, for a clue, for an answer; null: the table is the judge. */
  readonly clock: number | null;
  /** Four seats only. */
  readonly secondRound: 'riddles' | 'ping-pong';
  readonly listSeconds: number | null;
  /** The sentence lies open with its blanks from the start; otherwise it is shown when its five words are over. */
  readonly openSentence: boolean;
  /** Clues may be proper names and brands. No rule here hangs on it: the referee and the table judge clues. */
  readonly club: boolean;
  /** The side that begins. */
  readonly first: Side | 'die';
  /** Exactly for one seat. */
  readonly alone: Alone | null;
};

/** The content is part of the set-up, so that a save is whole even when the decks have changed since. */
export type Config = PublicConfig & {
  readonly stock: Stock;
};
