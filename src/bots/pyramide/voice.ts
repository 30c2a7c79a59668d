import { loadLexicon, type Lexicon, type WordLanguage } from '../../words';
import { netOf } from './nets';

/** The lexicons that are there. They come from the network on the web, and a thought cannot wait for a promise. */
const opened: Partial<Record<WordLanguage, Lexicon>> = {};

/** Lets the app speak a language; to be awaited before a game in which it plays. The net is woven meanwhile. */
export async function openVoice(language: WordLanguage): Promise<void> {
  const lexicon = await loadLexicon(language);
  opened[language] = lexicon;
  weaveOn(netOf(lexicon));
}

/** Steps between two frames: a few milliseconds on a phone. */
const STEPS = 3;

/** In small slices, so that the first guess need not wait for it and nothing else does either. */
function weaveOn(weaving: Generator<void, unknown, void>): void {
  for (let step = 0; step < STEPS; step++) if (weaving.next().done) return;
  setTimeout(() => weaveOn(weaving), 0);
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
