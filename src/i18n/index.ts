import { LANGUAGES, type Language } from '../engine';
import { en } from './en';
import { fr, type Catalogue } from './fr';

/** How each is written where dates and numbers are. */
export const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { fr, en };

/** A device that speaks French gets French; every other one gets English. */
export const nearestLanguage = (code: string | null | undefined): Language =>
  code?.toLowerCase().startsWith('fr') ? 'fr' : 'en';

export { LANGUAGES };
export type { Catalogue, Language };
