import type { Pronunciations } from './pronunciations';

interface Wanted {
  /** Is it a word of the dictionary? */
  readonly known: (word: string) => boolean;
  /** Words a player is likely to meet: a group without one is not worth its place. */
  readonly likely: ReadonlySet<string>;
}

/**
 * Groups of words that sound alike, one group a line. Forms that differ only by a silent ending (mange, manges, mangent) are of
 * one root, which is another rule's business; plurals are found by their singular.
 */
export function homophones(pronunciations: Pronunciations, { known, likely }: Wanted): string {
  const groups = new Map<string, Set<string>>();
  for (const [word, said] of pronunciations) {
    if (!known(word)) continue;
    groups.set(said, (groups.get(said) ?? new Set()).add(word));
  }
  const lines = [...groups.values()]
    .filter((group) => [...group].some((word) => likely.has(word)))
    .map((group) => [...group].filter((word) => !hasShorterTwin(word, group)).sort())
    .filter((group) => new Set(group.map(stem)).size > 1)
    .map((group) => group.join(' '));
  return [...new Set(lines)].sort().join('\n');
}

const hasShorterTwin = (word: string, group: ReadonlySet<string>): boolean =>
  [/[sx]$/, /aient$/, /ais$/, /ent$/].some((ending, nth) => {
    const shorter = word.replace(ending, ['', 'ait', 'ait', 'e'][nth]!);
    return shorter !== word && group.has(shorter);
  });

/** A word without what is not heard at its end; a short one may be another word without it (foi, foie). */
const stem = (word: string): string => {
  const bare = word.replace(/(aient|ait|ais|ai|ées?|és?|er|ez|ents?|es|[sxte])$/, '').replace(/[sxte]$/, '');
  return bare.length < 4 ? word : bare;
};
