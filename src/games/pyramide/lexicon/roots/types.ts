/** What a language adds to a root. All of it without accents: they come and go within a family (règle, régler). */
export interface Morphology {
  /** Endings that only inflect: the word stays the same word. */
  readonly inflections: readonly string[];
  /** Endings that make another word of the same root. */
  readonly derivations: readonly string[];
  /** Endings that tell a word of three letters and its kin, together with a letter written twice; others are in too many words. */
  readonly shortDerivations: RegExp;
  /** Short words that are more often an ending or a chance than a part: sea and son make no season. */
  readonly mere: readonly string[];
  /** With their accents: demain is not made of main. */
  readonly prefixes: readonly string[];
  /** How a verb may look: only verbs have forms that cannot be told from other words of a listed family. */
  readonly infinitive: RegExp;
  /** Spellings of one and the same root before different endings: `from` is written `to`, at the end of a stem. */
  readonly alternations: readonly (readonly [from: RegExp, to: string])[];
  /** How the end of a word changes where another is made of it: couleur, color(ier); chapeau, chapel(ier). */
  readonly turns: readonly (readonly [from: RegExp, to: string])[];
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
