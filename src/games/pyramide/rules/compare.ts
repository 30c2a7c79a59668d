import { isFormOf } from './forms';
import type { Language } from './setup';

const LETTERS: Readonly<Record<string, string>> = {
  a: 'àâäáãåā',
  c: 'çćč',
  e: 'éèêëēė',
  i: 'îïíìī',
  n: 'ñń',
  o: 'ôöóòõøō',
  s: 'šś',
  u: 'ùûüúū',
  y: 'ÿý',
  z: 'žźż',
  oe: 'œ',
  ae: 'æ',
  ss: 'ß',
};

/** Written out, because a phone's engine need not know how to take letters and accents apart. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).flatMap(([plain, accented]) =>
    accented.split('').map((letter): [string, string] => [letter, plain]),
  ),
);

const COMBINING = /[\u0300-\u036f]/g;
const APOSTROPHES = /['’ʼ`´]/g;

/** Before the first word an article says nothing; inside an answer neither, unless it could be a letter or a note. */
const LEADING: Readonly<Record<Language, readonly string[]>> = {
  fr: ['le', 'la', 'les', 'l', 'un', 'une', 'des', 'du', 'd', 'de', 'au', 'aux'],
  en: ['the', 'a', 'an'],
};
const INSIDE: Readonly<Record<Language, readonly string[]>> = {
  fr: ['le', 'la', 'les', 'l', 'un', 'une', 'des'],
  en: ['the'],
};

/** Ruling: an -s or -x that only makes a plural is forgiven. In French it is not even heard. */
function singular(word: string, language: Language): string {
  if (word.length < 3) return word;
  if (language === 'fr') return /[sx]$/.test(word) ? word.slice(0, -1) : word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !/is$/.test(word) ? word.slice(0, -1) : word;
}

/** Ruling: these end in -s or -x without being a plural, and without it they are another word: a son is no thread. */
const NO_PLURAL: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    `bas bois bras bus cas chas corps cours discours dos fils fois fonds frais gars gens gros jus legs mais mars mas
    mets mois ours pas plus poids pois pouls pres puits secours sens sous sus tapis tas temps tiers vers vis croix deux
    dix doux faux noix paix poix prix roux six toux voix`.split(/\s+/),
  ),
  en: new Set('canvas gas lens means news'.split(' ')),
};

function wordsOf(text: string, language: Language): string[] {
  const plain = text
    .toLowerCase()
    .replace(COMBINING, '')
    // An English apostrophe is inside a word, a French one between two.
    .replace(APOSTROPHES, language === 'fr' ? ' ' : '')
    .split('')
    .map((letter) => PLAIN.get(letter) ?? letter)
    .join('');
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** What is left of a text when accents, case, articles, ligatures, punctuation and harmless plurals are forgiven. */
export const fold = (text: string, language: Language): string =>
  contentWords(text, language)
    .map((word) => singular(word, language))
    .join('');

/** The same of what is sought, which may look like a plural and be none. */
const foldSought = (text: string, language: Language): string =>
  contentWords(text, language)
    .map((word) => (NO_PLURAL[language].has(word) ? word : singular(word, language)))
    .join('');

/** Without articles, unless one is all there is. */
export function contentWords(text: string, language: Language): readonly string[] {
  const words = wordsOf(text, language);
  return words.filter((word, place) => {
    if (place === words.length - 1) return true;
    const before = words.slice(0, place);
    const leads = before.every((other) => LEADING[language].includes(other));
    return !(leads ? LEADING : INSIDE)[language].includes(word);
  });
}

/** Whether what was typed is what is sought, to the letter or but for a plural. Nothing equals nothing. */
function isAsWritten(typed: string, sought: string, language: Language): boolean {
  const written = contentWords(typed, language).join('');
  // A sign has no letters: π is π.
  if (written === '') return typed.trim() !== '' && typed.trim() === sought.trim();
  // To the letter also where one word is a plural and another only looks it: « Promenons-nous dans les bois ».
  if (written === contentWords(sought, language).join('')) return true;
  const right = foldSought(sought, language);
  return written === right || fold(typed, language) === right;
}

/** Ruling: what is typed may be any form of the word that is sought: as the dictionary has told them, or by their looks. */
export function isSameWord(typed: string, sought: string, language: Language, forms = ''): boolean {
  if (isAsWritten(typed, sought, language)) return true;
  const [[one, ...more], [other, ...others]] = [
    contentWords(typed, language),
    contentWords(sought, language),
  ];
  if (one === undefined || other === undefined || more.length > 0 || others.length > 0) return false;
  const [sign, ...told] = forms.split('/');
  const known = formsIn(sign === ALL_FORMS ? told : forms.split('/'));
  if (known.some((form) => wordsOf(form, language)[0] === one)) return true;
  if (sign === ALL_FORMS) return false;
  return (
    isFormOf(one, other, language) || isFormOf(singular(one, language), foldSought(other, language), language)
  );
}

/** Before the forms of a word in the stock: the dictionary has told them all, and looks count no more. */
const ALL_FORMS = '=';

/** The forms in the texts of the stock: `stem:ending ending …`. */
const formsIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((one) => {
    const [stem, endings] = one.split(':');
    return (endings ?? '').split(' ').map((ending) => `${stem}${ending}`);
  });

export const isRightAnswer = (
  text: string,
  { answer, accepts }: { readonly answer: string; readonly accepts: readonly string[] },
  language: Language,
): boolean => [answer, ...accepts].some((right) => isSameWord(text, right, language));
