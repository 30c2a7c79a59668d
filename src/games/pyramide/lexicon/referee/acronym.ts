import { fold } from '../letters';
import type { Lexicon } from '../types';

/** Sounds written without a vowel, which are words all the same. */
const CRIES = /^(b+r+|g+r+|h+m+|m{3,}|p+f+t?|p+s+t|p?shh*|chh*|t+s+|z+|nth|crwths?)$/;
const CAPITALS = /^[A-Z]{2,}[0-9]*s?$/;
const DOTTED = /^(?:[a-z]\.){2,}(?:[a-z]\.?)?$/i;

/**
 * Letters that stand for words. One that is said as a word and stands in the dictionary in small letters (ovni, laser) has become
 * a word; one that can only be spelled out (pdg, km) has not, whatever the dictionary says.
 */
export function isAcronym(text: string, lexicon: Lexicon): boolean {
  if (DOTTED.test(text)) return true;
  const plain = fold(text);
  if (/^[a-z]{2,}$/.test(plain) && !/[aeiouy]/.test(plain)) return !CRIES.test(plain);
  if (/^[a-z]$/.test(plain)) return !lexicon.isWord(text);
  if (lexicon.isWord(text)) return false;
  return lexicon.isAcronym(text) || (CAPITALS.test(text) && !lexicon.isName(text));
}

/** In capitals it may be either: USA is a country, and a form of user. */
export const mayBeAcronym = (text: string, lexicon: Lexicon): boolean =>
  CAPITALS.test(text) && lexicon.isAcronym(text);
