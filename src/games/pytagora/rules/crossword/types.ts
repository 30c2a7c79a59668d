import type { Event, Refusal, Seat } from '../../../../engine';
import type { Known } from '../bag';
import type { EquationCode } from './equation';
import type { Grid } from './grid';
import type { Face } from './pieces';
import type { NewPiece, PlacementCode, Run } from './placement';
import type { Score } from './score';

export type CrosswordConfig = {
  readonly kind: 'classic' | 'plus-or-minus';
  readonly seats: number;
  readonly target: number;
  /** The youngest begins; or chance decides. */
  readonly first: Seat | 'chance';
  /** Who swaps or passes though it could lay is told so at once, not only in the review. */
  readonly helper: boolean;
};

export type CrosswordPhase =
  | 'first' // chance decides who begins
  | 'deal' // chance deals
  | 'turn' // the seat lays, swaps or passes
  | 'refill' // the equation lies and may still be taken back; the seat asks for new pieces
  | 'give' // chance gives the pieces that are owed
  | 'over';

/** An equation as it was laid, with all that it earned. */
export type Laid = Run & Score & {};

export type CrosswordResult = {
  /** A seat has the target; three rounds went by without an equation; or with the bag empty every seat passed in a row. */
  readonly ending: 'target' | 'no-equation' | 'all-passed';
  readonly ranking: readonly (readonly Seat[])[];
};

export type CrosswordState = {
  readonly family: 'crossword';
  readonly config: CrosswordConfig;
  readonly phase: CrosswordPhase;
  readonly seat: Seat;
  readonly hands: readonly (readonly Face[])[];
  /** A heap, not an order: nobody knows the order, so the state does not either. */
  readonly bag: readonly Face[];
  /** The = on the table that are anybody's. */
  readonly sharedEquals: number;
  readonly grid: Grid;
  readonly scores: readonly number[];
  /** Each seat's last equation. */
  readonly last: readonly (Laid | null)[];
  /** The seat has swapped in this turn. */
  readonly swapped: boolean;
  /** Seats that have passed in a row. */
  readonly passes: number;
  /** In the phase `give`: how many pieces chance owes the seat, and what for. */
  readonly owed: { readonly count: number; readonly why: 'refill' | 'swap' } | null;
  readonly result: CrosswordResult | null;
};

export type CrosswordView = Omit<CrosswordState, 'hands' | 'bag'> &
  Known<Face> & {
    /** What a seat that cannot lay may do now. */
    readonly unable: Unable;
  };

export type Unable = 'swap' | 'pass';

export type CrosswordMove =
  | { readonly type: 'lay'; readonly pieces: readonly NewPiece[] }
  | { readonly type: 'refill' }
  | { readonly type: 'swap' }
  | { readonly type: 'pass' }
  // chance
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'deal'; readonly hands: readonly (readonly Face[])[] }
  | { readonly type: 'give'; readonly pieces: readonly Face[] };

export type CrosswordEvent = Event &
  (
    | { readonly type: 'dealt'; readonly first: Seat }
    | ({
        readonly type: 'laid';
        readonly seat: Seat;
        /** How many = came from those on the table. */
        readonly shared: number;
        readonly score: number;
      } & Laid)
    | {
        readonly type: 'swapped';
        readonly seat: Seat;
        readonly count: number;
        readonly penalty: number;
        readonly score: number;
      }
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'received'; readonly pieces: readonly Face[]; readonly only: Seat }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly ranking: readonly (readonly Seat[])[] }
  );

export const TURN_CODES = [
  'not-now',
  'one-swap-a-turn',
  'bag-empty', // no swap: passing is free
  'swap-first', // before passing, as long as the bag lasts
] as const;
type CrosswordCode = PlacementCode | EquationCode | (typeof TURN_CODES)[number];
export type CrosswordRefusal = Refusal<CrosswordCode>;
