import type { Language } from '../../../i18n';
import { en } from './en';
import { fr, type PyramideWords } from './fr';

/** Comes with the game, not with the first screen. */
export const PYRAMIDE_WORDS: Readonly<Record<Language, PyramideWords>> = { fr, en };

export type { PyramideWords };
