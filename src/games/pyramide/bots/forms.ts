import type { Language } from '../lexicon';
import { fold } from '../lexicon/letters';

/**
 * One word in its many forms. Lists and sentences have them as they are said (« mouillé », « gouttes »), so links are kept by
 * the plain form, and words that share only a stem count for less.
 */

/** Without accents, and in the singular as far as spelling tells. */
export function plainForm(word: string, language: Language): string {
  const bare = fold(word);
  return language === 'fr' ? frenchSingular(bare) : englishSingular(bare);
}

function frenchSingular(word: string): string {
  if (word.length < 4) return word;
  if (/(eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (/aux$/.test(word)) return `${word.slice(0, -3)}al`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function englishSingular(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeo]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

type Endings = Readonly<Record<string, readonly string[]>>;

/** Endings to take off, by their last letter, the longest first. */
function list(text: string): Endings {
  const byLast: Record<string, string[]> = {};
  for (const ending of text.trim().split(/\s+/)) (byLast[ending[ending.length - 1]!] ??= []).push(ending);
  for (const endings of Object.values(byLast)) endings.sort((a, b) => b.length - a.length);
  return byLast;
}
const ENDINGS: Readonly<Record<Language, Endings>> = {
  fr: list(`
    e ee er ez a ait aient ant ante ent era ir i ie it issait issant isse issent ira re u ue
    eur euse ateur atrice teur trice ation ition tion sion ement ment age ade ance ence able ible
    if ive eux al ale el elle ique isme iste te ite esse ise ier iere erie ette et eau ien ienne oir oire ure aire
  `),
  en: list(`
    e ed ing er or y ly ily ness ful less ment ation ition tion sion ion able ible al ally ial ous ious
    ive ist ism ize ise ity ty en ened ening ish ery ance ence ant ent est ier iest ied
  `),
};
/** A root keeps at least so many letters. */
const SHORTEST = 4;

export function stemOf(plain: string, language: Language): string {
  for (const ending of ENDINGS[language][plain[plain.length - 1]!] ?? [])
    if (plain.length - ending.length >= SHORTEST && plain.endsWith(ending))
      return single(plain.slice(0, plain.length - ending.length));
  return single(plain);
}

/** Running and runner, jonglé and jongler: a last letter that is doubled or hushed before an ending is one and the same. */
function single(stem: string): string {
  const last = stem[stem.length - 1];
  if (stem.length > SHORTEST && last === stem[stem.length - 2]) return stem.slice(0, -1);
  return last === 'y' ? `${stem.slice(0, -1)}i` : stem;
}
