import type { Entry, Lexicon } from '../../src/games/pyramide/lexicon';

type Writer = 'clues' | 'recall' | 'links' | 'replies';

const entriesBy = (lexicon: Lexicon, change: (entry: Entry) => Entry): Lexicon => {
  const changed = new Map<string, Entry>();
  return {
    ...lexicon,
    entry(word) {
      const entry = lexicon.entry(word);
      if (!entry) return null;
      const known = changed.get(entry.word) ?? change(entry);
      changed.set(entry.word, known);
      return known;
    },
  };
};

/** One writer's lists alone. */
export const only = (lexicon: Lexicon, writer: Writer): Lexicon =>
  entriesBy(lexicon, (entry) => ({
    ...entry,
    clues: [],
    recall: [],
    links: [],
    replies: [],
    agreed: [],
    young: [],
    [writer]: entry[writer],
  }));

/**
 * As near as lists come to a person who has never seen them: every other thing that one writer thought of, and nothing that the
 * others did. Which half that is has nothing to do with which links a level of the app knows.
 */
export const strangerBy = (lexicon: Lexicon, writer: Writer): Lexicon => {
  const list = only(lexicon, writer);
  return entriesBy(list, (entry) => ({
    ...entry,
    [writer]: entry[writer].filter((clue) => comesToMind(clue, entry.word)),
  }));
};

function comesToMind(clue: string, word: string): boolean {
  const text = `${clue} ${word}`;
  let mark = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) mark = Math.imul(mark ^ text.charCodeAt(k), 0x01000193);
  return ((mark >>> 13) & 1) === 1;
}
