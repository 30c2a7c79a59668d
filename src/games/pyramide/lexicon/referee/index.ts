import { fold } from '../letters';
import type { Lexicon } from '../types';
import { isAcronym, mayBeAcronym } from './acronym';
import { isDate } from './date';
import type { ClueRule, HouseRules, Verdict } from './types';

export * from './types';

const FINE: Verdict = { kind: 'fine' };
const refused = (rule: ClueRule, near?: string): Verdict =>
  near === undefined ? { kind: 'refused', rule } : { kind: 'refused', rule, with: near };
const warning = (rule: ClueRule, near: string): Verdict => ({ kind: 'warning', rule, with: near });

/** Written with an apostrophe, but a single word to everybody. */
const SINGLE_ALL_THE_SAME = ["aujourd'hui"];

/** May this clue be given for this word? A refusal names the rule; where only the looks speak against it, it is a warning. */
export function judgeClue(
  clue: string,
  word: string,
  lexicon: Lexicon,
  { club }: HouseRules = { club: false },
): Verdict {
  const text = tidy(clue);
  if (text === '') return refused('not-a-word');
  if (isItself(text, word, lexicon)) return refused('the-word-itself', word);
  if (isDate(text, lexicon.language)) return refused('date');
  if (isAcronym(text, lexicon)) return refused('acronym');
  if (SINGLE_ALL_THE_SAME.includes(fold(text))) return FINE;
  const spellings = lexicon.spellings(text);
  // Ruling: a hyphenated word that is one dictionary entry (week-end) is one word.
  if (/[^\p{L}\p{M}\p{N}]/u.test(text) && spellings.length === 0) return refused('compound');
  if (spellings.length === 0) return judgeUnknown(text, lexicon, club);
  const kin = judgeKin(spellings, word, lexicon);
  if (kin.kind === 'refused') return kin;
  if (mayBeAcronym(text, lexicon)) return warning('acronym', text);
  // Pierre with a capital may be a stone all the same: phones put capitals where they like.
  if (!club && isCapitalised(text) && lexicon.isName(text)) return warning('proper-name', text);
  return kin;
}

/** Apostrophes and spaces of one kind, no quotes or full stops around. */
function tidy(clue: string): string {
  return clue
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s"«“(]+|[\s"»”),;:!?…]+$/g, '')
    .replace(/^([^.]*)\.$/, '$1');
}

function isItself(text: string, word: string, lexicon: Lexicon): boolean {
  if (text.toLowerCase() === word.toLowerCase()) return true;
  // Péché is not pêche, but peche may be either.
  return lexicon.spellings(text).some((spelling) => lexicon.sameButForNumber(spelling, word));
}

const isCapitalised = (text: string): boolean =>
  text[0] !== text[0]!.toLowerCase() && text.slice(1) === text.slice(1).toLowerCase();

/** Not in the dictionary in small letters: a name if it is known as one, or if somebody took care to write a capital. */
function judgeUnknown(text: string, lexicon: Lexicon, club: boolean): Verdict {
  if (/\p{N}/u.test(text)) return refused('not-a-word');
  if (lexicon.isName(text)) return club ? FINE : refused('proper-name');
  if (!isCapitalised(text)) return refused('not-a-word');
  return club ? warning('not-a-word', text) : refused('proper-name');
}

function judgeKin(spellings: readonly string[], word: string, lexicon: Lexicon): Verdict {
  // Porte-monnaie has the door in it.
  const parts = spellings.flatMap((spelling) => (spelling.includes('-') ? spelling.split('-') : []));
  if (parts.some((part) => isItself(part, word, lexicon))) return refused('same-root', word);
  const relations = [...spellings, ...parts].map((spelling) => lexicon.sameFamily(spelling, word));
  const certain = relations.indexOf('yes');
  if (certain >= 0) return refused('same-root', word);
  if (spellings.some((spelling) => lexicon.soundsLike(spelling, word))) return refused('sounds-alike', word);
  return relations.includes('maybe') ? warning('same-root', word) : FINE;
}
