import type { Event, Refusal, Seat } from '../../../../engine';
import type { Known } from '../bag';
import type { Digit, Face } from '../crossword/pieces';
import type { Direction, Grown, Opening, SquareKind } from './path';

export type SquareConfig = {
  readonly kind: SquareKind;
  readonly seats: number;
  /** The youngest begins; or chance decides. */
  readonly first: Seat | 'chance';
  /** Hands are covered between two people. Said since 0.4.0; where it is not, they are. */
  readonly covers?: boolean;
};

export type SquarePhase =
  | 'first' // chance decides who begins
  | 'deal'
  | 'turn' // the seat lays, or draws, or passes
  | 'give' // chance gives the digit that was drawn
  | 'drawn' // the seat looks at it, and lays it if it fits
  | 'placed' // a digit lies and may still be taken back
  | 'over';

export type SquareState = {
  readonly family: 'square';
  readonly config: SquareConfig;
  readonly phase: SquarePhase;
  readonly seat: Seat;
  readonly hands: readonly (readonly Digit[])[];
  readonly bag: readonly Digit[];
  /** How many pieces lie at each end of the layout. */
  readonly grown: Grown;
  readonly ranking: readonly (readonly Seat[])[] | null;
};

export type SquareView = Omit<SquareState, 'hands' | 'bag'> &
  Known<Digit> & {
    /** Where the squares go on, each place once. */
    readonly openings: readonly Opening[];
    /** The place in the hand of what was drawn just now; null where nothing was, or where it is not to be seen. */
    readonly drawn: number | null;
  };

export type SquareMove =
  | { readonly type: 'place'; readonly digit: Digit; readonly end: number }
  | { readonly type: 'draw' }
  | { readonly type: 'done' }
  | { readonly type: 'pass' }
  // chance
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'deal'; readonly hands: readonly (readonly Face[])[] }
  | { readonly type: 'give'; readonly pieces: readonly Face[] };

export type SquareEvent = Event &
  (
    | { readonly type: 'dealt'; readonly first: Seat }
    | {
        readonly type: 'placed';
        readonly seat: Seat;
        readonly digit: Digit;
        readonly square: number;
        readonly place: number;
        readonly direction: Direction;
      }
    | { readonly type: 'square-closed'; readonly seat: Seat; readonly square: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'received'; readonly pieces: readonly Digit[]; readonly only: Seat }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly ranking: readonly (readonly Seat[])[] }
  );

export const SQUARE_CODES = [
  'not-now',
  'no-such-end',
  'square-closed',
  'piece-not-in-hand',
  'wrong-digit', // with the digit and the one that comes next
  'must-lay', // with the digit that is held
  'drawn-only', // after drawing, only what was drawn
  'bag-empty', // nothing to draw: pass
  'draw-first', // before passing, as long as the bag lasts
] as const;
type SquareCode = (typeof SQUARE_CODES)[number];
export type SquareRefusal = Refusal<SquareCode>;
