import { openLexicon } from './lexicon';
import type { Lexicon, WordLanguage } from './types';

/** Each language is a chunk of its own, fetched when typed play first needs it. */
const SOURCES = {
  fr: async () => (await import('./fr')).FRENCH,
  en: async () => (await import('./en')).ENGLISH,
};

const opened: Partial<Record<WordLanguage, Promise<Lexicon>>> = {};

/** The words of one language, opened once and kept. */
export function loadLexicon(language: WordLanguage): Promise<Lexicon> {
  const lexicon = opened[language] ?? SOURCES[language]().then(openLexicon);
  opened[language] = lexicon;
  // A fetch that failed (no network, on the web) may be tried again.
  lexicon.catch(() => delete opened[language]);
  return lexicon;
}
