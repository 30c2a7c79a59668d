import { memoize } from '../memoize';
import type { Morphology } from './types';

/** How alike two words look: one word in two forms, one root by all signs, or neither. Spelling alone never proves a root. */
type Likeness = 'form' | 'root' | 'none';

/** A root of fewer letters is in too many words to tell anything, unless it is a whole word. */
const SHORT_ROOT = 4;
const SHORTEST_ROOT = 3;
/** From so many letters on, two words that differ only in an inflection are taken for one word. */
const LONG_ROOT = 5;
/** Too little to tell rat and rate, lad and lady apart from a word and its form. */
const SLIGHT = ['e', 'es', 'y', 'th'];

export interface Kinship {
  /** Two forms of one word, by their looks. */
  sameWord(a: string, b: string): boolean;
  likeness(a: string, b: string): Likeness;
}

/** Accents on an e come and go within a family (règle, régler); others tell words apart (mur, mûr). */
const bareOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[éèêë]/g, 'e')
    .replace(/ç/g, 'c')
    .replace(/œ/g, 'oe');

/** Whatever happens to its end, a root keeps its first letters: most pairs need no closer look. */
const beginAlike = (a: string, b: string): boolean => a[0] === b[0] && a[1] === b[1];

export function createKinship(morphology: Morphology, isWord: (text: string) => boolean): Kinship {
  const plain = memoize(bareOf);
  const inflections = ['', ...morphology.inflections];
  const derivations = morphology.derivations;

  const settle = (stem: string): string => {
    for (const [from, to] of morphology.alternations) if (from.test(stem)) return stem.replace(from, to);
    return stem;
  };
  function stems(word: string, endings: readonly string[], shortest: number): ReadonlySet<string> {
    const found = new Set<string>();
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, word.length - ending.length);
      if (stem.length >= shortest) found.add(settle(stem));
      if (morphology.silentE && /^[aeiou]/.test(ending) && stem.length + 1 >= shortest) found.add(`${stem}e`);
    }
    return found;
  }
  const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
    for (const stem of a) if (b.has(stem)) return true;
    return false;
  };
  const sameForm = (a: string, b: string, shortest: number): boolean =>
    meet(stems(a, inflections, shortest), stems(b, inflections, shortest));
  const derives = (from: string, to: string, shortest: number): boolean =>
    meet(stems(from, inflections, shortest), stems(to, derivations, shortest));

  function sameRoot(a: string, b: string): boolean {
    if (sameForm(a, b, SHORT_ROOT) || derives(a, b, SHORT_ROOT) || derives(b, a, SHORT_ROOT)) return true;
    // Two derived words (journal, journée) have only their root in common: it must be long enough to mean something.
    if (meet(stems(a, derivations, LONG_ROOT), stems(b, derivations, LONG_ROOT))) return true;
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    if (short.length !== SHORTEST_ROOT) return false;
    const endings = [...inflections, ...derivations].filter((ending) => !SLIGHT.includes(ending));
    return stems(long, endings, SHORTEST_ROOT).has(short);
  }

  /** The word without a prefix, where what is left could be akin to the other. */
  const bare = (word: string, other: string): readonly string[] =>
    morphology.prefixes
      .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORT_ROOT)
      .map((prefix) => word.slice(prefix.length))
      .filter((rest) => beginAlike(rest, other));

  /** Sunflower has the sun in it; what is left must be a word as well. */
  function isPart(part: string, whole: string): boolean {
    const left = whole.length - part.length;
    if (!morphology.compounds || part.length < SHORTEST_ROOT || left < SHORTEST_ROOT) return false;
    if (whole.startsWith(part)) return isWord(whole.slice(part.length));
    // Parking has no king in it.
    if (part.endsWith('ing') && isWord(whole.slice(0, -3))) return false;
    return whole.endsWith(part) && isWord(whole.slice(0, left));
  }

  function sameWord(first: string, second: string): boolean {
    const [a, b] = [plain(first), plain(second)];
    // Alike but for accents is no proof: foret and forêt.
    return a !== b && beginAlike(a, b) && sameForm(a, b, LONG_ROOT);
  }

  return {
    sameWord,
    likeness(first, second) {
      if (sameWord(first, second)) return 'form';
      const [a, b] = [plain(first), plain(second)];
      const kin =
        (beginAlike(a, b) && sameRoot(a, b)) ||
        bare(a, b).some((word) => sameRoot(word, b)) ||
        bare(b, a).some((word) => sameRoot(a, word)) ||
        isPart(a, b) ||
        isPart(b, a);
      return kin ? 'root' : 'none';
    },
  };
}
