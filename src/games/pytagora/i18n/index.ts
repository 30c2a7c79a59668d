import type { Language } from '../../../i18n';
import { en } from './en';
import { fr, type PytagoraWords } from './fr';

/** Comes with the game, not with the first screen. */
export const PYTAGORA_WORDS: Readonly<Record<Language, PytagoraWords>> = { fr, en };

export type { PytagoraWords };
