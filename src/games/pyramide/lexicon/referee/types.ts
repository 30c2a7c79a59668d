export type ClueRule =
  | 'the-word-itself'
  | 'date'
  | 'acronym'
  | 'compound'
  | 'proper-name'
  | 'not-a-word'
  | 'same-root'
  | 'sounds-alike';

/** Refused: the rule is broken. Warning: it probably is, and the table decides. `with` is the word the clue comes too near to. */
export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'refused'; readonly rule: ClueRule; readonly with?: string }
  | { readonly kind: 'warning'; readonly rule: ClueRule; readonly with?: string };

export interface HouseRules {
  /** Club players also allow proper names and brands. */
  readonly club: boolean;
}
