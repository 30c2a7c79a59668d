import type { Language } from '../../../i18n';
import { en } from './en';
import { fr, type SequenceWords } from './fr';

/** Comes with the game, not with the first screen. */
export const SEQUENCE_WORDS: Readonly<Record<Language, SequenceWords>> = { fr, en };

export type { SequenceWords };
