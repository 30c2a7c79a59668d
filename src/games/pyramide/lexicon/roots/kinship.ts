import { memoize } from '../memoize';
import type { Morphology } from './types';

/** How alike two words look: one word in two forms, one root by all signs, or neither. Spelling alone never proves a root. */
type Likeness = 'form' | 'root' | 'none';

/** A root of fewer letters is in too many words to tell anything, unless it is a whole word. */
const SHORT_ROOT = 4;
const SHORTEST_ROOT = 3;
/** From so many letters on, two words that differ only in an inflection are taken for one word. */
const LONG_ROOT = 5;
/** So long, it is a word's own even where only its kin's kin is asked for. */
const TELLING_ROOT = 6;
/** Too little to tell rat and rate, lad and lady apart from a word and its form. */
const SLIGHT = ['e', 'es', 'y', 'th'];

export interface Kinship {
  /** Two forms of one word, by their looks. */
  sameWord(a: string, b: string): boolean;
  likeness(a: string, b: string): Likeness;
  /** Is the one made of the other, of six letters or more, by an ending? */
  derives(from: string, made: string): boolean;
  /** The word and what is left of it without a prefix. */
  withoutPrefix(word: string): readonly string[];
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

  /** The stem as it is, and as it is written before other endings: couteau, coutel. */
  const settle = (stem: string): readonly string[] => {
    for (const [from, to] of morphology.alternations) if (from.test(stem)) return [stem.replace(from, to)];
    return [stem];
  };
  const turned = (word: string): readonly string[] => [
    word,
    ...morphology.turns.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to)),
  ];
  function stems(word: string, endings: readonly string[], shortest: number): ReadonlySet<string> {
    const found = new Set<string>();
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, word.length - ending.length);
      if (stem.length >= shortest) for (const one of settle(stem)) found.add(one);
      if (morphology.silentE && /^[aeiou]/.test(ending) && stem.length + 1 >= shortest) found.add(`${stem}e`);
    }
    return found;
  }
  const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
    for (const stem of a) if (b.has(stem)) return true;
    return false;
  };
  const inflected = memoize((word) => stems(word, inflections, SHORT_ROOT));
  const turnedStems = memoize((word) => {
    const all = turned(word).map((one) => stems(one, inflections, SHORT_ROOT));
    return new Set(all.flatMap((one) => [...one]));
  });
  const derived = memoize((word) => stems(word, derivations, SHORT_ROOT));
  const twiceDerived = memoize((word) => {
    const all = turned(word).map((one) => stems(one, derivations, LONG_ROOT));
    return new Set(all.flatMap((one) => [...one]));
  });

  const telling = memoize((word) => stems(word, inflections, TELLING_ROOT));
  const tellingDerived = memoize((word) => stems(word, derivations, TELLING_ROOT));
  const long = memoize((word) => stems(word, inflections, LONG_ROOT));

  function sameRoot(a: string, b: string): boolean {
    if (meet(inflected(a), inflected(b))) return true;
    if (meet(turnedStems(a), derived(b)) || meet(turnedStems(b), derived(a))) return true;
    // Two derived words (journal, journée) have only their root in common: it must be long enough to mean something.
    if (meet(twiceDerived(a), twiceDerived(b))) return true;
    const [short, longer] = a.length <= b.length ? [a, b] : [b, a];
    if (short.length !== SHORTEST_ROOT) return false;
    if (!longer.startsWith(short)) return false;
    const ending = longer.slice(SHORTEST_ROOT);
    if (inflections.includes(ending) && !SLIGHT.includes(ending)) return true;
    // The letter written twice is the root's own: fog, foggy.
    const doubled = ending[0] === short[SHORTEST_ROOT - 1];
    return morphology.shortDerivations.test(ending) && (doubled || derivations.includes(ending));
  }

  const withoutPrefix = memoize((word): readonly string[] => [
    word,
    ...morphology.prefixes
      .filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORT_ROOT)
      .map((prefix) => word.slice(prefix.length)),
  ]);
  /** The word without a prefix, where what is left could be akin to the other. */
  const bare = (word: string, other: string): readonly string[] =>
    withoutPrefix(word)
      .slice(1)
      .map(plain)
      .filter((rest) => beginAlike(rest, other));

  /** Sunflower has the sun in it; what is left must be a word as well. */
  function isPart(part: string, whole: string): boolean {
    const left = whole.length - part.length;
    if (!morphology.compounds || part.length < SHORTEST_ROOT || left < SHORTEST_ROOT) return false;
    const rest = whole.startsWith(part) ? whole.slice(part.length) : whole.slice(0, left);
    if (part.length === SHORTEST_ROOT && morphology.mere.includes(rest)) return false;
    if (whole.startsWith(part)) return isWord(whole.slice(part.length));
    // Parking has no king in it.
    if (part.endsWith('ing') && isWord(whole.slice(0, -3))) return false;
    return whole.endsWith(part) && isWord(whole.slice(0, left));
  }

  function sameWord(first: string, second: string): boolean {
    const [a, b] = [plain(first), plain(second)];
    // Alike but for accents is no proof: foret and forêt.
    return a !== b && beginAlike(a, b) && meet(long(a), long(b));
  }

  return {
    sameWord,
    derives(from, made) {
      const [a, b] = [plain(from), plain(made)];
      return beginAlike(a, b) && meet(telling(a), tellingDerived(b));
    },
    withoutPrefix,
    likeness(first, second) {
      if (sameWord(first, second)) return 'form';
      const [a, b] = [plain(first), plain(second)];
      const kin =
        (beginAlike(a, b) && sameRoot(a, b)) ||
        bare(first.toLowerCase(), b).some((word) => sameRoot(word, b)) ||
        bare(second.toLowerCase(), a).some((word) => sameRoot(a, word)) ||
        isPart(a, b) ||
        isPart(b, a);
      return kin ? 'root' : 'none';
    },
  };
}
