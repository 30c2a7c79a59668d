import type { Source } from '../lexicon';
import { ENGLISH_MORPHOLOGY } from '../roots';
import { AGREED, BANDS, FAMILIES, HEADS, HIGH, LOW, WORDS } from './entries.data';
import { ENGLISH_KIN } from './kin';
import * as names from './names.data';
import { ENGLISH_PARTICULARS } from './particulars';
import { HOMOPHONES } from './sounds.data';
import { LETTERS, MARKS } from './spelling.data';
import { TARGETS } from './targets.data';

export const ENGLISH: Source = {
  language: 'en',
  associations: {
    words: WORDS,
    bands: BANDS,
    heads: HEADS,
    high: HIGH,
    low: LOW,
    agreed: AGREED,
    families: FAMILIES,
  },
  words: { letters: LETTERS, marks: MARKS, targets: TARGETS },
  names: { letters: names.LETTERS, marks: names.MARKS, targets: names.TARGETS },
  acronyms: names.ACRONYMS,
  homophones: HOMOPHONES,
  morphology: ENGLISH_MORPHOLOGY,
  kin: ENGLISH_KIN,
  particulars: ENGLISH_PARTICULARS,
};
