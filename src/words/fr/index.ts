import type { Source } from '../lexicon';
import { COMMON_1 } from './associations/common-1';
import { COMMON_2 } from './associations/common-2';
import { DECK } from './associations/deck';

export const FRENCH: Source = {
  language: 'fr',
  associations: [DECK, COMMON_1, COMMON_2],
};
