import type { Language } from '../../../engine';

export { LANGUAGES, type Language } from '../../../engine';

/** What a deck is. Plain JSON throughout: a deck is saved with the games that play it. */
export const AGES = ['standard', 'junior'] as const;
export type Age = (typeof AGES)[number];

export const WORDS_PER_RIDDLE = 5;
export const RIDDLES_PER_CARD = 6;
export const EXPRESSIONS_PER_CARD = 5;
export const THEMES_PER_CARD = 6;
export const NAMES_PER_THEME = 4;

/**
 * The sentence reads `parts[0] words[0] parts[1] … words[4] parts[5]`, with nothing added between. The words lie apart so
 * that whoever draws the sentence with blanks never holds a hidden word.
 */
export type Riddle = {
  readonly title: string;
  readonly parts: readonly string[];
  readonly words: readonly string[];
  readonly answer: string;
  /** Other spellings and short forms that count as the answer. */
  readonly accepts: readonly string[];
};

export type RiddleCard = {
  /** By which it is known again, whatever is mended on it; a card without one is known by its answers. */
  readonly id?: string;
  readonly riddles: readonly Riddle[];
  readonly expressions: readonly string[];
};

export type Name = {
  readonly name: string;
  readonly accepts: readonly string[];
};

type Theme = {
  readonly title: string;
  readonly names: readonly Name[];
};

export type NamesCard = {
  readonly id?: string;
  readonly themes: readonly Theme[];
};

export type Deck = {
  readonly title: string;
  readonly language: Language;
  readonly age: Age;
  readonly cards: readonly RiddleCard[];
  readonly names: readonly NamesCard[];
};
