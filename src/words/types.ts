/** The languages the app has words in. */
export const WORD_LANGUAGES = ['fr', 'en'] as const;
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** Noun, verb, adjective, other. */
export const PARTS_OF_SPEECH = ['n', 'v', 'a', 'o'] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** What the app knows of one word: enough to explain it, and to find it when somebody else explains it. */
export interface Entry {
  /** As it stands in a riddle's sentence: some are plurals or verb forms. */
  readonly word: string;
  readonly pos: PartOfSpeech;
  /** Eight words DICO would say, the best first. */
  readonly clues: readonly string[];
  /** Eight to twelve that a person might say, by another writer; a word in both lists is a strong link. */
  readonly recall: readonly string[];
  /** Words of the same root, those that do not look it first (roi: royal). */
  readonly family: readonly string[];
}

export interface Lexicon {
  readonly language: WordLanguage;
  /** Every word that has an entry. */
  readonly headwords: readonly string[];
  /** The entry of a headword in any case, written with its accents; null if there is none. */
  entry(word: string): Entry | null;
}
