import type { Source } from '../lexicon';
import { FRENCH_MORPHOLOGY } from '../roots';
import { AGREED, BANDS, FAMILIES, HEADS, HIGH, LOW, WORDS } from './entries.data';
import { FRENCH_GENDERS } from './genders';
import { FRENCH_KIN } from './kin';
import * as names from './names.data';
import { FRENCH_PARTICULARS } from './particulars';
import { HOMOPHONES } from './sounds.data';
import { LETTERS, MARKS } from './spelling.data';
import { TARGETS } from './targets.data';

export const FRENCH: Source = {
  language: 'fr',
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
  morphology: FRENCH_MORPHOLOGY,
  kin: FRENCH_KIN,
  particulars: FRENCH_PARTICULARS,
  genders: FRENCH_GENDERS,
};
