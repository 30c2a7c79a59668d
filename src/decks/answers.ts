import { foldedWords, singular } from './letters';
import type { Language } from './types';

/**
 * Whether what was typed is the answer. `almost` is one slip of the finger in something long: the screen may ask again
 * instead of calling it wrong.
 */
export type Likeness = 'same' | 'almost' | 'different';

export function likeness(
  typed: string,
  answer: string,
  accepts: readonly string[],
  language: Language,
): Likeness {
  const said = essence(typed, language);
  if (said === '') return 'different';
  const right = [answer, ...accepts].map((one) => essence(one, language));
  if (right.includes(said)) return 'same';
  const isNear = (one: string): boolean =>
    one.length >= LONG && isOneSlip(said, one) && figures(said) === figures(one);
  return right.some(isNear) ? 'almost' : 'different';
}

export const sameAnswer = (
  typed: string,
  answer: string,
  accepts: readonly string[],
  language: Language,
): boolean => likeness(typed, answer, accepts, language) === 'same';

/** Another figure is another king, not a slip. */
const figures = (text: string): string => text.replace(/[^0-9]+/g, ' ').trim();

/** In something shorter, one letter makes another word: *poule* and *foule*. */
const LONG = 6;

/** « C’est un escargot. »: what stands in front of a noun says nothing. */
const IN_FRONT: Readonly<Record<Language, readonly string[]>> = {
  fr: ['c', 'est', 'le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'de', 'd'],
  en: ['it', 's', 'is', 'the', 'a', 'an'],
};
/** « tour Pise »: small links inside a name may be left out too, but a lone letter may be the point (vitamin A). */
const BETWEEN: Readonly<Record<Language, readonly string[]>> = {
  fr: ['le', 'la', 'les', 'l', 'des', 'du', 'de', 'd'],
  en: ['the', 'of'],
};
const SAME_SIGN: Readonly<Record<Language, string>> = { fr: ' et ', en: ' and ' };

/** What is left of an answer when everything one may write differently is taken away; spaces too (cache cache). */
function essence(text: string, language: Language): string {
  // A straight or curly apostrophe ends a word here, so that « l'œuf » loses its article.
  const words = foldedWords(text.replace(/&/g, SAME_SIGN[language]));
  let from = 0;
  while (from < words.length - 1 && IN_FRONT[language].includes(words[from]!)) from++;
  const kept = words.slice(from);
  return kept
    .filter((word, index) => index === 0 || index === kept.length - 1 || !BETWEEN[language].includes(word))
    .map((word, index) => (index === 0 ? singular(word) : singular(numbered(word))))
    .join('');
}

/** Kings are counted in Roman figures, and typed in any: Henri IV, Henri 4, François Ier. */
function numbered(word: string): string {
  if (/^(1er|ier|1st)$/.test(word)) return '1';
  if (!/^[ivx]+$/.test(word)) return word;
  const values = word.split('').map((sign) => ({ i: 1, v: 5, x: 10 })[sign] ?? 0);
  return String(
    values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0),
  );
}

/** One letter too many, missing, or mistaken, or two neighbours exchanged. */
export function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = (text: string, skipped: number): string => text.slice(same + skipped);
  if (short.length < long.length) return rest(short, 0) === rest(long, 1);
  if (rest(short, 1) === rest(long, 1)) return true;
  return short[same] === long[same + 1] && short[same + 1] === long[same] && rest(short, 2) === rest(long, 2);
}
