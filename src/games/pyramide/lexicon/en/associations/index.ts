import { COMMON } from './common';
import { DECK } from './deck';
import { DECK_2 } from './deck-2';

export const ENGLISH_ASSOCIATIONS: readonly string[] = [DECK, DECK_2, COMMON];
