import type { Language } from '../../../i18n';
import { en } from './en';
import { fr, type ClimbWords } from './fr';

/** Comes with the game, not with the first screen. */
export const CLIMB_WORDS: Readonly<Record<Language, ClimbWords>> = { fr, en };

export type { ClimbWords };
