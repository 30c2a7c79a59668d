import type { Entry, PartOfSpeech } from './types';

/**
 * Entries are kept as text, one line each: `word;part of speech;clues;recall;family`. Opening only notes where each word's line is;
 * a line is read when its word is asked for.
 */
export interface Entries {
  readonly headwords: readonly string[];
  entry(word: string): Entry | null;
}

export function openEntries(texts: readonly string[]): Entries {
  const lines = new Map<string, string>();
  for (const text of texts)
    for (const line of text.split('\n')) if (line !== '') lines.set(line.slice(0, line.indexOf(';')), line);
  const read = new Map<string, Entry>();

  return {
    headwords: [...lines.keys()],
    entry(word) {
      const key = word.toLowerCase();
      const known = read.get(key);
      if (known) return known;
      const line = lines.get(key);
      if (line === undefined) return null;
      const entry = readEntry(line);
      read.set(key, entry);
      return entry;
    },
  };
}

function readEntry(line: string): Entry {
  const [word, pos, clues, recall, family] = line.split(';');
  return {
    word: word!,
    pos: pos as PartOfSpeech,
    clues: wordsOf(clues),
    recall: wordsOf(recall),
    family: wordsOf(family),
  };
}

const wordsOf = (text: string | undefined): readonly string[] => (text ? text.split(' ') : []);
