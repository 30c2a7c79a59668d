import type { Source } from '../lexicon';
import { DECK } from './associations/deck';

export const FRENCH: Source = {
  language: 'fr',
  associations: [DECK],
};
