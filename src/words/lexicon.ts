import { openEntries } from './entries';
import type { Lexicon, WordLanguage } from './types';

/** A language's words as they are shipped: text, not yet searched. */
export interface Source {
  readonly language: WordLanguage;
  readonly associations: readonly string[];
}

export function openLexicon({ language, associations }: Source): Lexicon {
  const { headwords, entry } = openEntries(associations);
  return { language, headwords, entry };
}
