import { COMMON } from './common';
import { DECK } from './deck';

export const ENGLISH_ASSOCIATIONS: readonly string[] = [DECK, COMMON];
