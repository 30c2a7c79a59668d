/** What a language adds to a root. All of it without accents: they come and go within a family (règle, régler). */
export interface Morphology {
  /** Endings that only inflect: the word stays the same word. */
  readonly inflections: readonly string[];
  /** Endings that make another word of the same root. */
  readonly derivations: readonly string[];
  readonly prefixes: readonly string[];
  /** How a verb may look: only verbs have forms that cannot be told from other words of a listed family. */
  readonly infinitive: RegExp;
  /** Spellings of one and the same root before different endings: `from` is written `to`, at the end of a stem. */
  readonly alternations: readonly (readonly [from: RegExp, to: string])[];
  /** Are words written together as one (sunflower)? */
  readonly compounds: boolean;
  /** Is an e at the end dropped before an ending that begins with a vowel (hope, hoping)? */
  readonly silentE: boolean;
  /** Is the mark of the plural not heard? */
  readonly silentPlural: boolean;
  /** The plurals a word would have by rule. */
  readonly plurals: (word: string) => readonly string[];
  /** The form a dictionary lists, as far as rules tell it: masculine singular in French. */
  readonly masculine: (word: string) => string;
}
