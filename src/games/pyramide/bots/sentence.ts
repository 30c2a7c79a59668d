import type { Entry, Gender, Language, Lexicon } from '../lexicon';
import { fold } from '../lexicon/letters';
import type { Seen } from './seen';
import { SLOTS, type Slot } from './slots';

/** What a form that breaks agreement loses: not all, since spelling tells number and gender only as a rule. */
const NO_PLURAL = -4;
/** « La » is not said before a noun that is known to be masculine. */
const WRONG_GENDER = -4;
const NO_SINGULAR = -1.8;
const AGAINST_GENDER = -1.2;
const AGAINST_START = -4;
const AGAINST_VERB = -1.5;
/** How well an entry's word stands in the blank, as the logarithm of odds: never above 0. */
export function fitOf(
  seen: Seen,
  { language, gender }: Pick<Lexicon, 'language' | 'gender'>,
): (entry: Entry) => number {
  const slot = slotOf(seen, language);
  if (!slot) return () => 0;
  const agreement =
    language === 'fr'
      ? (entry: Entry) => frenchFit(entry, slot, gender)
      : (entry: Entry) => englishFit(entry, slot);
  return (entry) => (slot.pos?.[entry.pos] ?? 0) + startFit(entry.word, slot) + agreement(entry);
}

/** The small word right before the blank; a found word there says nothing of this kind. */
function slotOf({ parts, at }: Seen, language: Language): Slot | null {
  const words = wordsOf(parts[at] ?? '');
  const last = words[words.length - 1];
  // A comma or a dash in between, and the word before asks nothing.
  if (last === undefined || !/[\s\u00a0’']$/.test(parts[at]!) || /[,;:!?.»)–—]\s*$/.test(parts[at]!))
    return null;
  return SLOTS[language].get(last) ?? null;
}

/** Runs of letters in lower case; an elided word keeps its apostrophe. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/'/g, '’')
    .match(/[a-zà-öø-ÿœ]+’?/g) ?? [];

function startFit(word: string, { start }: Slot): number {
  if (!start) return 0;
  // A silent h counts as a vowel, another does not, and spelling does not tell them apart.
  const first = fold(word)[0]!;
  if (first === 'h') return 0;
  return 'aeiouy'.includes(first) === (start === 'vowel') ? 0 : AGAINST_START;
}

const FEMININE = /(tion|sion|son|té|ette|ée|ance|ence|ure|esse|ie|ade|ille|euse|trice|ère)$/;
const MASCULINE = /(age|ment|eau|isme|oir|ier|teur|et|on|al|ail|in|ard|é|er|ant)$/;

function frenchFit(
  { word, pos }: Entry,
  { number, gender, verb }: Slot,
  genderOf: Lexicon['gender'],
): number {
  if (pos === 'v') {
    if (!verb) return 0;
    const bare = /(er|ir|re|oir)$/.test(word);
    return bare === (verb === 'bare') ? 0 : AGAINST_VERB;
  }
  return numberFit(number, /[sxz]$/.test(word)) + genderFit(word, gender, genderOf(word));
}

/** Where nobody knows a word's gender its ending tells, as a rule. */
function genderFit(word: string, asked: Slot['gender'], known: Gender | null): number {
  if (!asked) return 0;
  if (known) return known === asked || known === 'either' ? 0 : WRONG_GENDER;
  if (asked === 'm') return FEMININE.test(word) ? AGAINST_GENDER : 0;
  return !FEMININE.test(word) && (MASCULINE.test(word) || !word.endsWith('e')) ? AGAINST_GENDER : 0;
}

function englishFit({ word, pos }: Entry, { number, verb }: Slot): number {
  if (pos === 'v') {
    if (!verb) return 0;
    const bare = !/(ed|ing|[^s]s)$/.test(word);
    if (verb === 'bare') return bare ? 0 : AGAINST_VERB;
    return bare ? AGAINST_VERB / 2 : 0;
  }
  return pos === 'n' ? numberFit(number, /[^su]s$/.test(word)) : 0;
}

function numberFit(number: Slot['number'], looksPlural: boolean): number {
  if (number === 'many' && !looksPlural) return NO_PLURAL;
  return number === 'one' && looksPlural ? NO_SINGULAR : 0;
}
