import type { Source } from '../lexicon';
import { COMMON } from './associations/common';
import { DECK } from './associations/deck';

export const ENGLISH: Source = {
  language: 'en',
  associations: [DECK, COMMON],
};
