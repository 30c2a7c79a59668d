/** The languages that screens, words and cards come in: the only list of them. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
