import type { Language } from '../../../engine';

export { LANGUAGES, type Language } from '../../../engine';

/** Noun, verb, adjective, other. */
export const PARTS_OF_SPEECH = ['n', 'v', 'a', 'o'] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** What stands before a noun: un, une, or the one for one thing and the other for another. */
export type Gender = 'm' | 'f' | 'either';

/** What the app knows of one word: enough to explain it, and to find it when somebody else explains it. */
export interface Entry {
  /** As it stands in a riddle's sentence: some are plurals or verb forms. */
  readonly word: string;
  readonly pos: PartOfSpeech;
  /** Eight words DICO would say, the best first. */
  readonly clues: readonly string[];
  /** Eight to twelve that a person might say, by another writer; a word in both lists is a strong link. */
  readonly recall: readonly string[];
  /** Twelve to sixteen by a third writer: what it does, is made of, is found with, reminds of. */
  readonly links: readonly string[];
  /** What people of all ages say when they hear the word, by a fourth, as far as the three lists before lack it. */
  readonly replies: readonly string[];
  /** What of those lists the fourth writer thought of as well. */
  readonly agreed: readonly string[];
  /** Three to five for words of junior decks, as one says them to a child, the best first; none where nobody wrote any. */
  readonly young: readonly string[];
  /** Words of the same root, those that do not look it first (roi: royal). */
  readonly family: readonly string[];
}

/** Are two words of one root? Only a list of families can say yes for certain; a look-alike is a maybe. */
export type Relation = 'yes' | 'maybe' | 'no';

export interface Lexicon {
  readonly language: Language;
  /** Every word that has an entry. */
  readonly headwords: readonly string[];
  /** The entry of a headword in any case, written with its accents; null if there is none. */
  entry(word: string): Entry | null;
  /** Is it a word of the dictionary, in any form? Accents may be left out. */
  isWord(text: string): boolean;
  /** The text if it is a word as it stands, or else the words it may be without its accents: peche → pêche, péché. */
  spellings(text: string): readonly string[];
  /** Is it written with a capital in the dictionary: a place, a person, a brand? */
  isName(text: string): boolean;
  isAcronym(text: string): boolean;
  /** How common a word of the entries is, from 0 (not among the counted) to 1, to put guesses in an order. */
  commonness(word: string): number;
  /** Of a noun that has an entry; null of any other word, and where nouns have none. */
  gender(word: string): Gender | null;
  sameFamily(a: string, b: string): Relation;
  /** Are they said alike? A word sounds like itself. */
  soundsLike(a: string, b: string): boolean;
  /** Is the one the plural of the other, or the same? */
  sameButForNumber(a: string, b: string): boolean;
  /** Puts all of it in order, in slices. Whatever is asked before has its part put in order at once. */
  prepare(): Generator<void, void, void>;
}
