import type { PackedForms } from './forms';
import { openLemmas } from './lemmas';
import { memoize } from './memoize';
import { linesOf, strangersOf } from './relations';
import { createKinship, type Morphology } from './roots';
import type { Entry, Relation } from './types';

interface Known {
  readonly morphology: Morphology;
  readonly isWord: (text: string) => boolean;
  readonly entry: (word: string) => Entry | null;
  /** Families of words that have no entry, and look-alikes of different roots; a line each. */
  readonly kin: string;
  readonly unrelated: string;
  /** Without them, fewer words are known for kin. */
  readonly forms: PackedForms | null;
}

interface Families {
  sameFamily(a: string, b: string): Relation;
  sameButForNumber(a: string, b: string): boolean;
  prepare(): Generator<void, void, void>;
}

export function openFamilies({ morphology, isWord, entry, kin, unrelated, forms }: Known): Families {
  const kinship = createKinship(morphology, isWord);
  const [unlike, lines, dictionary] = [strangersOf(unrelated), linesOf(kin), openLemmas(forms)];
  const [strangers, lineOf, lemmas] = [unlike.among, lines.of, dictionary.of];
  const base = memoize(morphology.masculine);
  const bases = memoize((word) => new Set(lemmas(word).map(base)));
  /** The word, what it may be a form of, and its singular. */
  const singles = memoize((word): readonly string[] => [...lemmas(word), word.replace(/[sx]$/, '')]);
  const some = (as: readonly string[], bs: readonly string[], test: (a: string, b: string) => boolean) =>
    as.some((a) => bs.some((b) => test(a, b)));

  function sameButForNumber(first: string, second: string): boolean {
    const [a, b] = [first.toLowerCase(), second.toLowerCase()];
    if (a === b) return true;
    if (strangers(a, b)) return false;
    return morphology.plurals(a).includes(b) || morphology.plurals(b).includes(a);
  }

  /** A family lists words; their forms are of it as well. */
  const isVerb = (a: string, b: string): boolean =>
    morphology.infinitive.test(a) || morphology.infinitive.test(b);
  const familyOf = memoize((word) => lemmas(word).flatMap((lemma) => entry(lemma)?.family ?? []));
  const lists = (head: string, other: string): boolean =>
    familyOf(head).some(
      (member) =>
        bases(other).has(base(member)) || (isVerb(member, other) && kinship.sameWord(member, other)),
    );
  const sameLine = (a: string, b: string): boolean => lineOf(a).includes(b);

  /** What is left without a prefix, with what that may be a form of: revendait, vendait, vendre. */
  const cores = memoize((word): readonly string[] => [
    ...new Set(singles(word).flatMap((one) => kinship.withoutPrefix(one).flatMap(singles))),
  ]);
  /** Of what the word is known to be kin to, another may be made: grand, agrandir, agrandissement. */
  const madeOfKin = (word: string, other: string): boolean =>
    [...familyOf(word), ...singles(word).flatMap(lineOf)].some((member) => kinship.derives(member, other));
  const alike = (a: string, b: string): boolean => kinship.likeness(a, b) !== 'none';

  /** By looks alone, and by the looks of what is known to be kin. */
  const seemsKin = (a: string, b: string): boolean =>
    some(lemmas(a), lemmas(b), alike) ||
    some(cores(a), singles(b), sameLine) ||
    some(singles(a), cores(b), sameLine) ||
    madeOfKin(a, b) ||
    madeOfKin(b, a);

  return {
    *prepare() {
      for (const part of [unlike, lines, dictionary]) yield* part.prepare();
    },
    sameButForNumber,
    sameFamily(first, second) {
      const [a, b] = [first.toLowerCase(), second.toLowerCase()];
      if (strangers(a, b)) return 'no';
      if (sameButForNumber(a, b) || some(lemmas(a), lemmas(b), (one, other) => one === other)) return 'yes';
      if (some(singles(a), singles(b), sameLine) || lists(a, b) || lists(b, a)) return 'yes';
      if (some(singles(a), singles(b), strangers)) return 'no';
      if (kinship.likeness(a, b) === 'form') return 'yes';
      return seemsKin(a, b) ? 'maybe' : 'no';
    },
  };
}
