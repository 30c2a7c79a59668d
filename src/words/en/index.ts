import type { Source } from '../lexicon';
import { DECK } from './associations/deck';

export const ENGLISH: Source = {
  language: 'en',
  associations: [DECK],
};
