import { openAutomaton, type PackedAutomaton } from './automaton';
import { openEntries, type PackedEntries } from './entries';
import { createKinship, type Morphology } from './roots';
import { fold } from './letters';
import { relatedBy, strangersOf } from './relations';
import { memoize } from './memoize';
import { openSounds } from './sounds';
import type { Language, Lexicon, Relation } from './types';

/** A language's words as they are shipped: text, not yet searched. */
export interface Source {
  readonly language: Language;
  readonly associations: PackedEntries;
  readonly words: PackedAutomaton;
  readonly names: PackedAutomaton;
  readonly acronyms: string;
  readonly homophones: string;
  readonly morphology: Morphology;
  /** Families of words that have no entry, a line each. */
  readonly kin: string;
  readonly particulars: Particulars;
}

/** What no list of words tells, written by hand; words apart by spaces. */
export interface Particulars {
  /** Names and acronyms everybody knows and the dictionary does not. */
  readonly names: string;
  readonly acronyms: string;
  /** Written with a capital, but words of the game all the same: feasts; in English days, months, languages. */
  readonly ordinary: string;
  /** Words the dictionary lacks. */
  readonly words: string;
  /** Look-alikes of different roots, a group a line: the first is no kin of the others. */
  readonly unrelated: string;
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(fold));

export function openLexicon(source: Source): Lexicon {
  const { language, morphology, particulars } = source;
  const { headwords, entry, commonness } = openEntries(source.associations);
  const words = openAutomaton(source.words);
  const names = openAutomaton(source.names);
  const ordinary = setOf(particulars.ordinary);
  const added = setOf(particulars.words);
  const addedNames = setOf(particulars.names);
  const acronyms = setOf(`${source.acronyms} ${particulars.acronyms}`);
  const strangers = strangersOf(particulars.unrelated);
  const related = relatedBy(source.kin);

  function spellings(text: string): readonly string[] {
    const [word, plain] = [text.toLowerCase(), fold(text)];
    const found = words.spellings(word);
    if (added.has(plain) || ordinary.has(plain)) return found.length > 0 ? found : [word];
    // Londres is a city before it is a cigar without its accent.
    return words.has(word) || !names.has(word) ? found : [];
  }
  const isWord = (text: string): boolean => spellings(text).length > 0;
  const kinship = createKinship(morphology, (text) => words.has(text));

  /** A family lists words; their forms are of it as well. */
  const base = memoize((word) => fold(morphology.masculine(word.toLowerCase())));
  const isVerb = (a: string, b: string): boolean =>
    morphology.infinitive.test(a) || morphology.infinitive.test(b);
  const lists = (head: string, other: string): boolean =>
    entry(head)?.family.some(
      (member) => base(member) === base(other) || (isVerb(member, other) && kinship.sameWord(member, other)),
    ) ?? false;

  function sameButForNumber(first: string, second: string): boolean {
    const [a, b] = [first.toLowerCase(), second.toLowerCase()];
    if (a === b) return true;
    if (strangers(a, b)) return false;
    return morphology.plurals(a).includes(b) || morphology.plurals(b).includes(a);
  }

  function sameFamily(a: string, b: string): Relation {
    if (strangers(a, b)) return 'no';
    if (sameButForNumber(a, b) || related(a, b) || lists(a, b) || lists(b, a)) return 'yes';
    const likeness = kinship.likeness(a, b);
    if (likeness === 'none') return 'no';
    return likeness === 'form' ? 'yes' : 'maybe';
  }

  return {
    language,
    headwords,
    entry,
    isWord,
    spellings,
    isName: (text) =>
      !ordinary.has(fold(text)) && (addedNames.has(fold(text)) || names.spellings(text).length > 0),
    isAcronym: (text) => acronyms.has(fold(text)) && !addedNames.has(fold(text)),
    commonness,
    sameFamily,
    soundsLike: openSounds(source.homophones, morphology.silentPlural),
    sameButForNumber,
  };
}
