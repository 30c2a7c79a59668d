import { isMarked, unpackLists } from './numbers';
import { each, inSlices } from './slices';
import { PARTS_OF_SPEECH, type Entry } from './types';

/**
 * Entries as they are shipped: every word once, and what was written down for it as numbers of words. Opening only notes where
 * each word's numbers are; they are read when the word is asked for.
 */
export interface PackedEntries {
  /** All words, the common ones first. */
  readonly words: string;
  /** How many words are in each band of commonness, the most common band first; the last are not among the counted. */
  readonly bands: string;
  /** A sign for each word: its part of speech if it has an entry. */
  readonly heads: string;
  /** By entry, apart by spaces: clues, recall, links, replies and those for children. */
  readonly high: string;
  readonly low: string;
  /** By entry, apart by spaces: which words of clues, recall and links, each once, are agreed on. */
  readonly agreed: string;
  /** By entry, apart by semicolons: each with the number of letters it shares with the word at its beginning. */
  readonly families: string;
}

export interface Entries {
  headwords(): readonly string[];
  entry(word: string): Entry | null;
  /** How common a word of the entries is, from 0 (not among the counted) to 1. */
  commonness(word: string): number;
  prepare(): Generator<void, void, void>;
}

/** Where everything is. */
interface Places {
  readonly words: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly headwords: readonly string[];
  /** By number of a word, the place of its entry. */
  readonly places: Int32Array;
  readonly parts: string;
  readonly high: readonly string[];
  readonly low: readonly string[];
  readonly agreed: readonly string[];
  readonly families: readonly string[];
}

/** Words noted between two yields. */
const SLICE = 400;
const NOWHERE = -1;

export function openEntries(packed: PackedEntries): Entries {
  const opened = inSlices(() => placesIn(packed));
  const bands = packed.bands.split(' ').map(Number);
  const read: (Entry | undefined)[] = [];

  function readEntry(place: number): Entry {
    const { words, headwords, parts, high, low, families, agreed } = opened.get();
    const word = headwords[place]!;
    const lists = unpackLists({ high: high[place]!, low: low[place]! });
    const [clues, recall, links, replies, young] = lists.map((list) => list.map((number) => words[number]!));
    const pos = PARTS_OF_SPEECH.find((part) => part === parts[place])!;
    const family =
      families[place] === '' ? [] : families[place]!.split(' ').map((member) => grown(word, member));
    return {
      word,
      pos,
      clues: clues!,
      recall: recall!,
      links: links!,
      replies: replies!,
      agreed: saidBefore({ clues: clues!, recall: recall!, links: links! }).filter((_, nth) =>
        isMarked(agreed[place]!, nth),
      ),
      young: young!,
      family,
    };
  }

  return {
    headwords: () => opened.get().headwords,
    entry(word) {
      const { numbers, places } = opened.get();
      const place = places[numbers.get(word.toLowerCase()) ?? NOWHERE] ?? NOWHERE;
      return place === NOWHERE ? null : (read[place] ??= readEntry(place));
    },
    commonness: (word) => shareOf(opened.get().numbers.get(word.toLowerCase()), bands),
    prepare: opened.prepare,
  };
}

function* placesIn({ heads, ...packed }: PackedEntries): Generator<void, Places, void> {
  const words = packed.words.split(' ');
  yield;
  const high = packed.high.split(' ');
  yield;
  const low = packed.low.split(' ');
  yield;
  const agreed = packed.agreed.split(' ');
  const families = packed.families.split(';');
  const parts = heads.split(NO_HEAD).join('');
  yield;
  const headwords: string[] = [];
  const numbers = new Map<string, number>();
  const places = new Int32Array(words.length).fill(NOWHERE);
  yield* each(words, SLICE, (word, number) => {
    numbers.set(word, number);
    if (heads[number] === NO_HEAD) return;
    places[number] = headwords.length;
    headwords.push(word);
  });
  return { words, numbers, headwords, places, parts, high, low, agreed, families };
}

/** What the first three writers said, each word once: the marks of what the fourth agrees on go by this order. */
export const saidBefore = ({
  clues,
  recall,
  links,
}: Pick<Entry, 'clues' | 'recall' | 'links'>): readonly string[] => [
  ...new Set([...clues, ...recall, ...links]),
];

export const NO_HEAD = '-';
/** More letters in common than one digit says are written out. */
const DIGIT = 36;

/** A member of a family, less what it shares with the word; and back again. */
export function trimmed(word: string, member: string): string {
  let shared = 0;
  while (shared < DIGIT - 1 && shared < member.length && member[shared] === word[shared]) shared++;
  return shared.toString(DIGIT) + member.slice(shared);
}
export const grown = (word: string, member: string): string =>
  word.slice(0, parseInt(member[0]!, DIGIT)) + member.slice(1);

function shareOf(number: number | undefined, bands: readonly number[]): number {
  if (number === undefined) return 0;
  let [band, left] = [0, number];
  while (band < bands.length && left >= bands[band]!) left -= bands[band++]!;
  return 1 - band / bands.length;
}
