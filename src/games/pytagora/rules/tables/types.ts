import type { Event, Refusal, Seat } from '../../../../engine';
import type { Known } from '../bag';
import type { Digit, Face } from '../crossword/pieces';

export type TablesConfig = {
  readonly kind: 'tables';
  readonly seats: number;
  /** The round's seat of the first round. */
  readonly first: Seat | 'chance';
  /** Hands are covered between two people. Said since 0.4.0; where it is not, they are. */
  readonly covers?: boolean;
};

export type TablesPhase =
  | 'first' // chance decides whose round is the first
  | 'deal'
  | 'ask' // chance draws the two digits for the round's seat
  | 'answer' // the seat answers, or declines and so passes
  | 'answered' // its digits lie and may still be taken back
  | 'share' // chance gives every seat a digit
  | 'over';

/** One round as it lies on the table: `3 × 8 = 24 = 24`. */
export type Row = {
  /** The round's seat. */
  readonly asker: Seat;
  readonly digits: readonly [Digit, Digit];
  /** Who has answered, in that order. */
  readonly answered: readonly Seat[];
};

export type TablesState = {
  readonly family: 'tables';
  readonly config: TablesConfig;
  readonly phase: TablesPhase;
  /** Whose round was the first. */
  readonly first: Seat;
  /** Who may answer now. */
  readonly seat: Seat;
  readonly hands: readonly (readonly Digit[])[];
  readonly bag: readonly Digit[];
  /** The = still on the table. */
  readonly equals: number;
  readonly rows: readonly Row[];
  /** How many of the first rows have gone back, their digits into the bag and their = onto the table. */
  readonly returned: number;
  readonly ranking: readonly (readonly Seat[])[] | null;
};

/** A row as it is read on the table. */
export type SeenRow = Row & { readonly result: number };

export type TablesView = Omit<TablesState, 'hands' | 'bag'> &
  Known<Digit> & {
    /** The row of the round under way; null before the first. */
    readonly current: SeenRow | null;
    /** The rows of rounds that are over and still lie on the table. */
    readonly earlier: readonly SeenRow[];
  };

export type TablesMove =
  | { readonly type: 'answer'; readonly digits: readonly Digit[] }
  | { readonly type: 'decline' }
  | { readonly type: 'done' }
  // chance
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'deal'; readonly hands: readonly (readonly Face[])[] }
  | { readonly type: 'ask'; readonly digits: readonly [Digit, Digit] }
  /** One digit for each seat, from the round's seat clockwise. */
  | { readonly type: 'share'; readonly digits: readonly Digit[] };

export type TablesEvent = Event &
  (
    | { readonly type: 'dealt'; readonly first: Seat }
    | { readonly type: 'returned'; readonly digits: number; readonly equals: number }
    | { readonly type: 'asked'; readonly seat: Seat; readonly left: number; readonly right: number }
    | { readonly type: 'answered'; readonly seat: Seat; readonly result: number }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'received'; readonly pieces: readonly Digit[]; readonly only: Seat }
    | { readonly type: 'ended'; readonly ranking: readonly (readonly Seat[])[] }
  );

export const TABLES_CODES = [
  'not-now',
  'piece-not-in-hand',
  'nothing-laid',
  'leading-zero',
  'wrong-result', // with both factors, the result and the answer
] as const;
type TablesCode = (typeof TABLES_CODES)[number];
export type TablesRefusal = Refusal<TablesCode>;
