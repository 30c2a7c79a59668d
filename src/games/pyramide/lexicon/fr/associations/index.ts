import { COMMON_1 } from './common-1';
import { COMMON_2 } from './common-2';
import { DECK } from './deck';

export const FRENCH_ASSOCIATIONS: readonly string[] = [DECK, COMMON_1, COMMON_2];
