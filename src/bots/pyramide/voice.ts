import { loadLexicon, type Lexicon, type WordLanguage } from '../../words';

/** The lexicons that are there. They come from the network on the web, and a thought cannot wait for a promise. */
const opened: Partial<Record<WordLanguage, Lexicon>> = {};

/** Lets the app speak a language; to be awaited before a game in which it plays. */
export async function openVoice(language: WordLanguage): Promise<void> {
  opened[language] = await loadLexicon(language);
}

/**
 * Yields between two looks are a frame or less apart: some seconds in all. A game resumed at once need not lose a word, and one
 * without a network does not hang.
 */
const PATIENCE = 2000;

/** The lexicon as soon as it is there; null if it does not come. */
export function* lexiconOf(language: WordLanguage): Generator<void, Lexicon | null, void> {
  if (!opened[language]) openVoice(language).catch(() => undefined);
  for (let look = 0; look < PATIENCE; look++) {
    const lexicon = opened[language];
    if (lexicon) return lexicon;
    yield;
  }
  return null;
}
