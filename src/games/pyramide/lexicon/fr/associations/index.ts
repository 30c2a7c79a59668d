import { COMMON_1 } from './common-1';
import { COMMON_2 } from './common-2';
import { DECK } from './deck';
import { DECK_2 } from './deck-2';
import { DECK_3 } from './deck-3';
import { JUNIOR } from './junior';

export const FRENCH_ASSOCIATIONS: readonly string[] = [DECK, DECK_2, DECK_3, JUNIOR, COMMON_1, COMMON_2];
