import { NO_HEAD, saidBefore, trimmed, type PackedEntries } from '../../src/games/pyramide/lexicon/entries';
import { packLists, packMarks } from '../../src/games/pyramide/lexicon/numbers';
import type { Entry } from '../../src/games/pyramide/lexicon/types';

const listsOf = ({ clues, recall, links, replies, young }: Entry): readonly (readonly string[])[] => [
  clues,
  recall,
  links,
  replies,
  young,
];

/** Every word once, common ones first and by the alphabet among equals, so that most numbers are small and neighbours look alike. */
export function packEntries(entries: readonly Entry[], byFrequency: readonly string[]): PackedEntries {
  const used = new Set(entries.flatMap((entry) => [entry.word, ...listsOf(entry).flat()]));
  const bands = inBands(byFrequency, used);
  const words = bands.flat();
  const numbers = new Map(words.map((word, number) => [word, number]));
  const byWord = new Map(entries.map((entry) => [entry.word, entry]));
  const inOrder = words.flatMap((word) => byWord.get(word) ?? []);
  const digits = inOrder.map((entry) =>
    packLists(listsOf(entry).map((list) => list.map((word) => numbers.get(word)!))),
  );
  return {
    words: words.join(' '),
    bands: bands
      .slice(0, -1)
      .map(({ length }) => length)
      .join(' '),
    heads: words.map((word) => byWord.get(word)?.pos ?? NO_HEAD).join(''),
    high: digits.map(({ high }) => high).join(' '),
    low: digits.map(({ low }) => low).join(' '),
    agreed: inOrder
      .map(({ agreed, ...entry }) => packMarks(saidBefore(entry).map((word) => agreed.includes(word))))
      .join(' '),
    families: inOrder.map(({ word, family }) => family.map((one) => trimmed(word, one)).join(' ')).join(';'),
  };
}

/** Band n has words of the 2ⁿ⁺¹ most common of the language; the last one those that were not counted. */
function inBands(byFrequency: readonly string[], used: ReadonlySet<string>): readonly (readonly string[])[] {
  const counted = new Map<string, number>();
  byFrequency.forEach((word, rank) => {
    if (used.has(word) && !counted.has(word)) counted.set(word, Math.floor(Math.log2(rank + 1)));
  });
  const last = Math.max(...counted.values()) + 1;
  const bands = Array.from({ length: last + 1 }, (): string[] => []);
  for (const word of used) bands[counted.get(word) ?? last]!.push(word);
  return bands.map((band) => band.sort());
}
