import type { Language } from '../../../i18n';
import { en } from './en';
import { fr, type NullWords } from './fr';

export const NULL_WORDS: Readonly<Record<Language, NullWords>> = { fr, en };

export type { NullWords };
