import type { Language } from './types';

/** Ranges instead of `\p{L}`, which not every engine we run in knows. Digits count: « les 3 mousquetaires ». */
const LETTER =
  '0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02af\\u0370-\\u1fff\\u3040-\\ud7ff';
const RUN = new RegExp(`[${LETTER}]+`, 'g');
const COUNTED = new RegExp(`[${LETTER}]+(?:[-'’][${LETTER}]+)*`, 'g');
const ONE = new RegExp(`[${LETTER}]`);
const INNER_APOSTROPHE = new RegExp(`([${LETTER}])'(?=[*${LETTER}])`, 'g');

export const isLetter = (character: string | undefined): boolean =>
  character !== undefined && ONE.test(character);

/** What Unicode does not take apart into a letter and its accent. */
const WHOLE: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Lower case, without accents and ligatures: what two spellings of a word have in common. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[œæßøłđ]/g, (letter) => WHOLE[letter] ?? letter);

/** Runs of letters, folded: « L’œuf de Pâques » → l, oeuf, de, paques. */
export const foldedWords = (text: string): readonly string[] => fold(text).match(RUN) ?? [];

/** Words as one counts them aloud: « dit-on » and « l’œuf » are one each. */
export const countedWords = (text: string): readonly string[] => text.match(COUNTED) ?? [];

const NO_BREAK = '\u00A0';

/** One line of a file as it is kept: plain spaces, letters in one piece, apostrophes as printers set them. */
export const tidy = (line: string): string =>
  line
    .normalize('NFC')
    .replace(/[\s\ufeff]+/g, ' ')
    .trim()
    .replace(INNER_APOSTROPHE, '$1’');

/**
 * French sets a space before double punctuation and inside guillemets; a line must not break there. (As the catalogue of
 * texts does for its own; this folder imports nothing but the rules' core.)
 */
export const typeset = (text: string, language: Language | null): string =>
  language === 'fr' ? text.replace(/ (?=[:;!?»])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`) : text;

/** Letters that only carry a number: an `s` at the end of what is long enough is taken for a plural. */
export function singular(word: string): string {
  if (NO_PLURAL.includes(word)) return word;
  if (/[aeo]ux$/.test(word)) return word.slice(0, -1);
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
/** Without its last letter it would be another word that people know. */
const NO_PLURAL: readonly string[] = ['cours', 'pouls', 'lens', 'means', 'paris', 'reims', 'cannes', 'wales'];
