import { loadForms } from './forms';
import { openLexicon } from './lexicon';
import type { Language, Lexicon } from './types';

/** Each language is a chunk of its own, fetched when typed play first needs it. */
const SOURCES = {
  fr: async () => (await import('./fr')).FRENCH,
  en: async () => (await import('./en')).ENGLISH,
};

const opened: Partial<Record<Language, Promise<Lexicon>>> = {};

/** The words of one language, opened once and kept. */
export function loadLexicon(language: Language): Promise<Lexicon> {
  const lexicon = opened[language] ?? open(language);
  opened[language] = lexicon;
  // A fetch that failed (no network, on the web) may be tried again.
  lexicon.catch(() => delete opened[language]);
  return lexicon;
}

async function open(language: Language): Promise<Lexicon> {
  const [source, forms] = await Promise.all([SOURCES[language](), loadForms(language)]);
  return openLexicon(source, forms);
}
