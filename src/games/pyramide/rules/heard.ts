import { contentWords } from './compare';
import type { Language } from './setup';

type Rule = readonly [letters: RegExp, said: string];

/** What is written in several ways and said in one, in this order; accents are gone by then. */
const SAID: Readonly<Record<Language, readonly Rule[]>> = {
  fr: [
    [/eau|au/g, 'o'],
    [/sch|sh/g, 'ch'],
    [/ph/g, 'f'],
    [/tion/g, 'sion'],
    [/c(?=[eiy])/g, 's'],
    [/qu|q|ck|c(?!h)/g, 'k'],
    [/g(?=[eiy])/g, 'j'],
    [/gu(?=[eiy])/g, 'g'],
    [/x/g, 'ks'],
    [/z/g, 's'],
    [/w/g, 'v'],
    [/y/g, 'i'],
    [/(?<!c)h/g, ''],
    [/ain|ein/g, 'in'],
    [/em(?=[bp])|en(?![aeiou]|$)/g, 'an'],
    [/ai|ei/g, 'e'],
    [/(.)\1+/g, '$1'],
    [/e?[dpst]?$/, ''],
  ],
  en: [
    [/ph/g, 'f'],
    [/^kn|^gn/g, 'n'],
    [/^wr/g, 'r'],
    [/wh/g, 'w'],
    [/c(?=[eiy])/g, 's'],
    [/qu/g, 'kw'],
    [/ck|c(?!h)/g, 'k'],
    [/x/g, 'ks'],
    [/z/g, 's'],
    [/y/g, 'i'],
    [/ie|ei|ea|ee/g, 'i'],
    [/(.)\1+/g, '$1'],
    [/e$/, ''],
  ],
};

/** Louis XIV and Louis XVI, 1984: one sign more is somebody else. */
const COUNTS = /^[ivx]+$|\d/;

function saidWord(word: string, language: Language): string {
  if (COUNTS.test(word)) return word.repeat(3);
  return SAID[language].reduce((sound, [letters, as]) => sound.replace(letters, as), word) || word;
}

/** As it is said, letter for sound; without spaces. */
export const said = (text: string, language: Language): string =>
  contentWords(text, language)
    .map((word) => saidWord(word, language))
    .join('');

/** So long a name is still itself with one slip of the finger. */
const LONG = 7;

/**
 * Ruling: at a table an answer is said, so it is right however it is written, as long as it is said alike: « mozard » for Mozart; and a
 * long one with a single letter that is wrong, lacking or too much, or two that have changed places.
 */
function isHeardAs(typed: string, sought: string, language: Language): boolean {
  const [one, other] = [said(typed, language), said(sought, language)];
  return one !== '' && other !== '' && areAlike(one, other);
}

export const areAlike = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= LONG && isOneSlip(one, other));

export const isRightByEar = (
  text: string,
  { answer, accepts }: { readonly answer: string; readonly accepts: readonly string[] },
  language: Language,
): boolean => [answer, ...accepts].some((right) => isHeardAs(text, right, language));

function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (one[from] === other[from]) from++;
  const [rest, others] = [one.slice(from), other.slice(from)];
  const isSwapped = rest[0] === others[1] && rest[1] === others[0] && rest.slice(2) === others.slice(2);
  return (
    isSwapped || rest.slice(1) === others.slice(1) || rest.slice(1) === others || rest === others.slice(1)
  );
}
