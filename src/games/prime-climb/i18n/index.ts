import type { Language } from '../../../i18n';
import { en } from './en';
import { fr, type PrimeClimbWords } from './fr';

/** Comes with the game, not with the first screen. */
export const PRIME_CLIMB_WORDS: Readonly<Record<Language, PrimeClimbWords>> = { fr, en };

export type { PrimeClimbWords };
