import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PackedForms } from '../../src/games/pyramide/lexicon/forms';
import { WORD_PATTERN } from '../../src/games/pyramide/lexicon/letters';
import type { Entry, Language } from '../../src/games/pyramide/lexicon/types';
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
  const { alone, nouns } = homographs(near, entries);
  const told = new Set([...unruly.values()].flat());
  return {
    paradigms: lines.join('\n'),
    alone: alone.filter((word) => !told.has(word)).join(' '),
    nouns: nouns.join(' '),
  };
}

/** Words of their own that look like a form of another: fils is no plural of fil, and livre, a noun, no form of livrer. */
function homographs(near: readonly Paradigm[], entries: readonly Entry[]) {
  const parts = new Map(entries.map(({ word, pos }) => [word, pos]));
  const lemmas = new Set(near.filter((one) => !isVerb(one)).map(({ lemma }) => lemma));
  const inflected = (verbs: boolean): ReadonlySet<string> =>
    new Set(
      near
        .filter((one) => isVerb(one) === verbs)
        .flatMap(({ lemma, forms }) => [...forms].filter((form) => form !== lemma)),
    );
  const [declined, conjugated] = [inflected(false), inflected(true)];
  const isNoun = (word: string): boolean => parts.get(word) === 'n';
  const looksPlural = (word: string): boolean => !parts.has(word) && /[sx]$/.test(word);
  return {
    alone: [...lemmas].filter((word) => declined.has(word) && (isNoun(word) || looksPlural(word))).sort(),
    nouns: [...lemmas].filter((word) => conjugated.has(word) && isNoun(word)).sort(),
  };
}

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
