import { unpackLists } from './numbers';
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
  /** By entry, apart by spaces: clues, recall, links and those for children. */
  readonly high: string;
  readonly low: string;
  /** By entry, apart by semicolons: each with the number of letters it shares with the word at its beginning. */
  readonly families: string;
}

export interface Entries {
  readonly headwords: readonly string[];
  entry(word: string): Entry | null;
  /** How common a word of the entries is, from 0 (not among the counted) to 1. */
  commonness(word: string): number;
}

export function openEntries(packed: PackedEntries): Entries {
  const words = packed.words.split(' ');
  const [high, low] = [packed.high.split(' '), packed.low.split(' ')];
  const families = packed.families.split(';');
  const headwords: string[] = [];
  const places = new Map<string, number>();
  for (let k = 0; k < words.length; k++) {
    if (packed.heads[k] === NO_HEAD) continue;
    places.set(words[k]!, headwords.length);
    headwords.push(words[k]!);
  }
  const parts = packed.heads.split(NO_HEAD).join('');
  const read: (Entry | undefined)[] = [];
  const numbers = new Map<string, number>();

  function readEntry(place: number): Entry {
    const word = headwords[place]!;
    const lists = unpackLists({ high: high[place]!, low: low[place]! });
    const [clues, recall, links, young] = lists.map((list) => list.map((number) => words[number]!));
    const pos = PARTS_OF_SPEECH.find((part) => part === parts[place])!;
    const family =
      families[place] === '' ? [] : families[place]!.split(' ').map((member) => grown(word, member));
    return { word, pos, clues: clues!, recall: recall!, links: links!, young: young!, family };
  }

  return {
    headwords,
    entry(word) {
      const place = places.get(word.toLowerCase());
      if (place === undefined) return null;
      return (read[place] ??= readEntry(place));
    },
    commonness(word) {
      if (numbers.size === 0) words.forEach((one, number) => numbers.set(one, number));
      return shareOf(numbers.get(word.toLowerCase()), packed.bands.split(' ').map(Number));
    },
  };
}

export const NO_HEAD = '-';
/** More letters in common than one digit says are written out. */
const DIGIT = 36;

/** A member of a family, less what it shares with the word; and back again. */
export function trimmed(word: string, member: string): string {
  let shared = 0;
  while (shared < DIGIT - 1 && shared < member.length && member[shared] === word[shared]) shared++;
  return shared.toString(DIGIT) + member.slice(shared);
}
const grown = (word: string, member: string): string =>
  word.slice(0, parseInt(member[0]!, DIGIT)) + member.slice(1);

function shareOf(number: number | undefined, bands: readonly number[]): number {
  if (number === undefined) return 0;
  let [band, left] = [0, number];
  while (band < bands.length && left >= bands[band]!) left -= bands[band++]!;
  return 1 - band / bands.length;
}
