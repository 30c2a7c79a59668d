import { openAutomaton, type PackedAutomaton } from './automaton';
import { openEntries, type PackedEntries } from './entries';
import { openFamilies } from './families';
import type { PackedForms } from './forms';
import { openGenders, type Genders } from './genders';
import { fold } from './letters';
import type { Morphology } from './roots';
import { each, inSlices } from './slices';
import { openSounds } from './sounds';
import type { Language, Lexicon } from './types';

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
  /** None where nouns have none. */
  readonly genders?: Genders;
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

/** Words folded between two yields. */
const SLICE = 50;

function* setOf(text: string): Generator<void, ReadonlySet<string>, void> {
  const words = new Set<string>();
  yield* each(text.split(/\s+/), SLICE, (word) => words.add(fold(word)));
  return words;
}

/** Without the forms of words, which are a chunk of their own, it knows fewer words for kin. Nothing is searched or sorted yet. */
export function openLexicon(source: Source, forms: PackedForms | null = null): Lexicon {
  const { language, morphology, particulars } = source;
  const { headwords, entry, commonness, ...entries } = openEntries(source.associations);
  const words = openAutomaton(source.words);
  const names = openAutomaton(source.names);
  const ordinary = inSlices(() => setOf(particulars.ordinary));
  const added = inSlices(() => setOf(particulars.words));
  const addedNames = inSlices(() => setOf(particulars.names));
  const acronyms = inSlices(() => setOf(`${source.acronyms} ${particulars.acronyms}`));

  function spellings(text: string): readonly string[] {
    const [word, plain] = [text.toLowerCase(), fold(text)];
    const found = words.spellings(word);
    if (added.get().has(plain) || ordinary.get().has(plain)) return found.length > 0 ? found : [word];
    // Londres is a city before it is a cigar without its accent.
    return words.has(word) || !names.has(word) ? found : [];
  }
  const isWord = (text: string): boolean => spellings(text).length > 0;
  const families = openFamilies({
    morphology,
    isWord: (text) => words.has(text),
    entry,
    kin: source.kin,
    unrelated: particulars.unrelated,
    forms,
  });

  const sounds = openSounds(source.homophones, morphology.silentPlural);
  const genders = source.genders ? openGenders(source.genders) : null;

  return {
    language,
    get headwords() {
      return headwords();
    },
    entry,
    isWord,
    spellings,
    isName: (text) =>
      !ordinary.get().has(fold(text)) &&
      (addedNames.get().has(fold(text)) || names.spellings(text).length > 0),
    isAcronym: (text) => acronyms.get().has(fold(text)) && !addedNames.get().has(fold(text)),
    commonness,
    gender: (word) => (entry(word)?.pos === 'n' && genders ? genders.of(word) : null),
    sameFamily: families.sameFamily,
    sameButForNumber: families.sameButForNumber,
    soundsLike: sounds.alike,
    *prepare() {
      for (const part of [entries, ordinary, added, addedNames, acronyms, families, sounds])
        yield* part.prepare();
      if (genders) yield* genders.prepare();
    },
  };
}
