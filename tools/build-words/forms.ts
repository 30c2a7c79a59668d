import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { trimmed } from '../../src/games/pyramide/lexicon/entries';
import { formsOf, type PackedForms } from '../../src/games/pyramide/lexicon/forms';
import { fold, WORD_PATTERN } from '../../src/games/pyramide/lexicon/letters';
import type { Entry, Language } from '../../src/games/pyramide/lexicon/types';
import { lookAlikes } from '../../src/games/pyramide/rules/forms';
import { finish } from '../guess-pyramide/figures';
import { paradigmsOf, type Paradigm } from './hunspell';

export interface Sought {
  readonly entries: readonly Entry[];
  /** Words that somebody may write into a deck of their own. */
  readonly likely: readonly string[];
  readonly isWord: (text: string) => boolean;
}

/** Words with their forms, where these are more than a plural that any rule sees. */
export function packForms(language: Language, { entries, likely, isWord }: Sought): PackedForms {
  const wanted = new Set([...entries.map(({ word }) => word), ...likely]);
  const unruly = irregular(language);
  const all = withIrregular(PARADIGMS[language](isWord), unruly);
  const near = all.filter(({ forms }) => [...forms].some((form) => wanted.has(form)));
  const worthTelling = near.filter(({ lemma, forms }) =>
    [...forms].some((form) => !isPlainPlural(form, lemma)),
  );

  const groups = new Map<string, Set<string>>();
  for (const { lemma, forms } of worthTelling) {
    const stem = stemOf([...forms]);
    const endings = [lemma, ...[...forms].filter((form) => form !== lemma).sort()];
    const key = endings.map((form) => form.slice(stem.length)).join(' ');
    groups.set(key, (groups.get(key) ?? new Set()).add(stem));
  }
  const lines = [...groups].map(([endings, stems]) => `${endings}:${[...stems].sort().join(' ')}`);
  const told = new Set([...unruly.values()].flat());
  const packed = {
    paradigms: lines.join('\n'),
    alone: aloneIn(near, entries)
      .filter((word) => !told.has(word))
      .join(' '),
    nouns: nounsLikeVerbs(near, entries, NOUNS_AND_VERBS[language]).join(' '),
    sole: '',
  };
  return {
    ...packed,
    sole: soleAmong(new Set(entries.map(({ word }) => word)), all, packed, language).join(' '),
  };
}

const inflected = (paradigms: readonly Paradigm[]): ReadonlySet<string> =>
  new Set(paradigms.flatMap(({ lemma, forms }) => [...forms].filter((form) => form !== lemma)));

/** Words of their own that look like a form of another: fils is no plural of fil. */
function aloneIn(near: readonly Paradigm[], entries: readonly Entry[]): readonly string[] {
  const parts = new Map(entries.map(({ word, pos }) => [word, pos]));
  const nominal = near.filter((one) => !isVerb(one));
  const declined = inflected(nominal);
  const isOwn = (word: string): boolean =>
    parts.get(word) === 'n' || (!parts.has(word) && /[sx]$/.test(word));
  return [...new Set(nominal.map(({ lemma }) => lemma))]
    .filter((word) => declined.has(word) && isOwn(word))
    .sort();
}

/**
 * Nouns that look like a form of a verb: livre is none of livrer, and nobody rings a clocher. Where the noun's family names the
 * verb, its infinitive is the same word to a table: danse:danser.
 */
function nounsLikeVerbs(
  near: readonly Paradigm[],
  entries: readonly Entry[],
  { deeds, homographs }: NounsAndVerbs,
): readonly string[] {
  const nominal = new Set(near.filter((one) => !isVerb(one)).flatMap(({ forms }) => [...forms]));
  const verbsOf = new Map<string, string[]>();
  for (const { lemma, forms } of near.filter(isVerb))
    for (const form of forms) verbsOf.set(form, [...(verbsOf.get(form) ?? []), lemma]);
  return entries
    .filter(({ word, pos }) => pos === 'n' && nominal.has(word) && verbsOf.has(word) && !deeds.has(word))
    .map(({ word, family }) => {
      const verb = verbsOf.get(word)!.find((one) => family.includes(one) && !homographs.has(one));
      return verb === undefined ? word : `${word}:${trimmed(word, verb)}`;
    })
    .sort();
}

/** Words of the entries of which the dictionary tells no form but a plural, and whose looks lead to another word: rocher, roche. */
function soleAmong(
  wanted: ReadonlySet<string>,
  all: readonly Paradigm[],
  packed: PackedForms,
  language: Language,
): readonly string[] {
  const nominal = new Set(all.filter((one) => !isVerb(one)).flatMap(({ forms }) => [...forms]));
  const words = new Set(all.flatMap(({ forms }) => [...forms].map(fold)));
  const told = finish(formsOf([...wanted], packed));
  const isMistaken = (word: string): boolean =>
    [fold(word), fold(word).replace(/[sx]$/, '')].some((one) =>
      lookAlikes(one, language).some((other) => words.has(other)),
    );
  return [...wanted].filter((word) => nominal.has(word) && !told.has(word) && isMistaken(word)).sort();
}

interface NounsAndVerbs {
  /** What one does, as a noun of the same letters: whoever looks for « un sourire » has it with « sourit ». */
  readonly deeds: ReadonlySet<string>;
  /** Verbs of the same letters as a noun of another sense: nobody looks for a watch in « montrer ». */
  readonly homographs: ReadonlySet<string>;
}
const NOUNS_AND_VERBS: Readonly<Record<Language, NounsAndVerbs>> = {
  fr: {
    deeds: new Set('déjeuner dîner goûter sourire rire scanner'.split(' ')),
    homographs: new Set(
      `aimer armer atteler aventurer baguer barrer biser bosser bouler brancher briser bronzer buller bêcher bûcher cabaner cascader
      caser chambrer chapitrer chausser cheviller clocher cocotter coffrer comprimer courir croître crâner distancer enceindre
      entreprendre escrimer espacer étager étoiler fesser figurer fondre fouler fraiser galérer gaufrer glacer grenouiller gripper
      gueuler lanterner larder lober loucher lustrer minuter modeler montrer méduser oranger orbiter pailler panacher pantoufler
      pester plancher plastiquer pocher pucer présider ramper ressortir restaurer rester rouer rucher seconde siéger souper tabler
      terrasser titrer torcher trancher tromper truffer télescoper vanner voler zébrer écharper élever épauler épiner`
        .trim()
        .split(/\s+/),
    ),
  },
  en: { deeds: new Set(), homographs: new Set(['morn']) },
};

/** Only verbs have so many forms in French; in English only verbs have one in -ing. */
const MANY_FORMS = 10;
const isVerb = ({ lemma, forms }: Paradigm): boolean =>
  forms.size >= MANY_FORMS || [...forms].some((form) => form.endsWith('ing') && form !== lemma);

const isPlainPlural = (form: string, lemma: string): boolean =>
  form === lemma || form === `${lemma}s` || form === `${lemma}x` || form === `${lemma}es`;

function stemOf(forms: readonly string[]): string {
  const [first = ''] = forms;
  let length = first.length;
  for (const form of forms) while (!form.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}

const PARADIGMS: Readonly<Record<Language, (isWord: (text: string) => boolean) => readonly Paradigm[]>> = {
  fr: () => inSmallLetters(paradigmsOf('dictionary-fr')),
  en: (isWord) =>
    inSmallLetters(paradigmsOf('dictionary-en', /^[SDG]$/)).map((one) => withRegular(one, isWord)),
};

const inSmallLetters = (paradigms: readonly Paradigm[]): readonly Paradigm[] =>
  paradigms.flatMap(({ lemma, forms }) => {
    const words = [...forms].filter((form) => WORD_PATTERN.test(form));
    return WORD_PATTERN.test(lemma) && words.length > 0 ? { lemma, forms: new Set(words) } : [];
  });

/** The English dictionary lists running and bigger as words of their own. */
function withRegular({ lemma, forms }: Paradigm, isWord: (text: string) => boolean): Paradigm {
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(lemma) ? lemma + lemma[lemma.length - 1]! : null;
  const dropped = lemma.endsWith('e') ? lemma.slice(0, -1) : null;
  const turned = /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}i` : null;
  const stem = doubled ?? dropped ?? lemma;
  const more =
    lemma.length < 3
      ? []
      : [[`${turned ? lemma : stem}ing`], [`${turned ?? stem}er`, `${turned ?? stem}est`]];
  const real = more.filter((group) => group.every(isWord)).flat();
  const past = real.includes(`${stem}ing`) && isWord(`${stem}ed`) ? [`${stem}ed`] : [];
  return { lemma, forms: new Set([...forms, ...real, ...past]) };
}

/** Forms that follow no rule come with those of the same word that do. */
function withIrregular(
  regular: readonly Paradigm[],
  more: ReadonlyMap<string, readonly string[]>,
): readonly Paradigm[] {
  const lemmas = new Set(regular.map(({ lemma }) => lemma));
  const rest = [...more].filter(([lemma]) => !lemmas.has(lemma));
  return [
    ...regular.map(({ lemma, forms }) => ({ lemma, forms: new Set([...forms, ...(more.get(lemma) ?? [])]) })),
    ...rest.map(([lemma, forms]) => ({ lemma, forms: new Set([lemma, ...forms]) })),
  ];
}

/** Lines of such forms; the first is the word itself. */
function irregular(language: Language): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(__dirname, '..', 'words', language, 'forms.irregular'), 'utf8');
  const lines = text.trim().split('\n');
  return new Map(lines.map((line) => line.split(' ')).map(([lemma, ...forms]) => [lemma!, forms]));
}
