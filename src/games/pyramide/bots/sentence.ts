import type { Entry, Language } from '../lexicon';
import { fold } from '../lexicon/letters';
import type { Seen } from './seen';
import { SLOTS, type Slot } from './slots';

/** What a form that breaks agreement loses: not all, since spelling tells number and gender only as a rule. */
const NO_PLURAL = -4;
const NO_SINGULAR = -1.8;
const AGAINST_GENDER = -1.2;
const AGAINST_START = -4;
const AGAINST_VERB = -1.5;
/** How well an entry's word stands in the blank, as the logarithm of odds: never above 0. */
export function fitOf(seen: Seen, language: Language): (entry: Entry) => number {
  const slot = slotOf(seen, language);
  if (!slot) return () => 0;
  const agreement = language === 'fr' ? frenchFit : englishFit;
  return ({ word, pos }) => (slot.pos?.[pos] ?? 0) + startFit(word, slot) + agreement(word, pos, slot);
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

function frenchFit(word: string, pos: Entry['pos'], { number, gender, verb }: Slot): number {
  if (pos === 'v') {
    if (!verb) return 0;
    const bare = /(er|ir|re|oir)$/.test(word);
    return bare === (verb === 'bare') ? 0 : AGAINST_VERB;
  }
  let fit = 0;
  fit += numberFit(number, /[sxz]$/.test(word));
  if (gender === 'f' && !FEMININE.test(word) && (MASCULINE.test(word) || !word.endsWith('e')))
    fit += AGAINST_GENDER;
  if (gender === 'm' && FEMININE.test(word)) fit += AGAINST_GENDER;
  return fit;
}

function englishFit(word: string, pos: Entry['pos'], { number, verb }: Slot): number {
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
