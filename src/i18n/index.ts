import { en } from './en';
import { fr, type Catalogue } from './fr';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { fr, en };

/** A device that speaks French gets French; every other one gets English. */
export const nearestLanguage = (code: string | null | undefined): Language =>
  code?.toLowerCase().startsWith('fr') ? 'fr' : 'en';

export type { Catalogue };
