/**
 * What can be wrong with a deck's text: a code, and what the sentence about it needs. The sentence is written where the
 * languages are; a catalogue over `keyof FaultFacts` has to know them all.
 */
export type FaultFacts = {
  /** Reading failed, and not for anything that is said below. */
  readonly unreadable: NoFacts;
  /** More than a deck may hold: nothing else was looked at. */
  readonly 'too-large': { readonly characters: number; readonly most: number };
  readonly 'too-many-lines': TooMany;
  readonly 'line-too-long': { readonly characters: number; readonly most: number };
  readonly 'too-many-alternatives': TooMany;
  readonly 'too-many-cards': TooMany;
  readonly 'card-too-full': TooMany;
  readonly 'sentence-too-long': { readonly characters: number; readonly most: number };

  readonly 'head-missing': { readonly field: HeadField };
  readonly 'head-twice': { readonly field: HeadField };
  readonly 'head-value': { readonly field: HeadField; readonly value: string };

  /** A line that belongs to nothing: no marker, no card above it, a second answer. */
  readonly 'stray-line': { readonly text: string };
  /** A marker with nothing behind it. */
  readonly 'entry-empty': { readonly marker: Marker };
  readonly 'sentence-missing': { readonly title: string };
  readonly 'answer-missing': { readonly title: string };

  readonly 'no-cards': NoFacts;
  readonly 'riddle-count': Count;
  readonly 'expression-count': Count;
  readonly 'theme-count': Count;
  readonly 'name-count': Count;

  /** An asterisk that is never closed. */
  readonly 'mark-open': NoFacts;
  readonly 'mark-count': Count;
  readonly 'word-empty': NoFacts;
  readonly 'word-several': { readonly word: string };
  /** A hyphen or an apostrophe in it, or only a piece of a longer word is marked. */
  readonly 'word-joined': { readonly word: string };
  readonly 'word-capital': { readonly word: string };
  /** Something in it is not a letter. */
  readonly 'word-odd': { readonly word: string };
  readonly 'word-twice': { readonly word: string };
  /** It also stands unmarked in the title or the sentence, where everybody reads it. */
  readonly 'word-shown': { readonly word: string };

  readonly 'answer-inside': { readonly word: string; readonly answer: string };
  readonly 'answer-begins': { readonly word: string; readonly answer: string };
  readonly 'answer-twice': { readonly answer: string; readonly first: number };
  readonly 'accept-twice': { readonly accept: string };
  readonly 'sentence-length': Count;

  readonly 'expression-twice': { readonly expression: string; readonly first: number };
  readonly 'name-twice': { readonly name: string; readonly first: number };

  /** A word to find that is an answer, or a word of one, on the same card. */
  readonly 'word-answers': { readonly word: string; readonly answer: string; readonly other: number };
};

export type HeadField = 'deck' | 'language' | 'age';
export type Marker = '?' | '=' | '+' | '-';
type NoFacts = Readonly<Record<string, never>>;
type TooMany = { readonly count: number; readonly most: number };
type Count = {
  readonly found: number;
  readonly least: number;
  readonly most: number;
};

export type FaultCode = keyof FaultFacts;

/** Lines are counted from 1, as editors do. */
export type Fault = {
  readonly [Code in FaultCode]: {
    readonly line: number;
    readonly code: Code;
    readonly facts: FaultFacts[Code];
  };
}[FaultCode];

export const fault = <Code extends FaultCode>(line: number, code: Code, facts: FaultFacts[Code]): Fault =>
  ({ line, code, facts }) as Fault;

/** Faults keep a deck from being played; notes are for its author to weigh. */
export type Findings = {
  readonly faults: readonly Fault[];
  readonly notes: readonly Fault[];
};

export const inOrder = (found: readonly Fault[]): readonly Fault[] =>
  found
    .map((one, index) => ({ one, index }))
    // The sort of older engines is not stable.
    .sort((a, b) => a.one.line - b.one.line || a.index - b.index)
    .map(({ one }) => one);
