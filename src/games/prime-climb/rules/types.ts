import type { Event, Eyes, Refusal, Seat } from '../../../engine';
import type { Card } from './cards';
import type { Variant } from './variants';

export const OPERATIONS = ['+', '-', '×', '÷'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Each seat has two pawns. */
export const PAWNS = [0, 1] as const;
export type PawnIndex = (typeof PAWNS)[number];

/** A pawn of any seat, as a choice names it. */
export type PawnName = {
  readonly seat: Seat;
  readonly pawn: PawnIndex;
};

export type Config = {
  readonly seats: number;
  /** In the order of VARIANTS, none twice. */
  readonly variants: readonly Variant[];
  /** Primes between 30 and 80, ascending; empty without the variant. */
  readonly waypoints: readonly number[];
  /** The two cards that send pawns to Start: everybody near one of your pawns, or one pawn of your choice. */
  readonly sending: 'near' | 'choice';
  /** Who begins; by the highest roll unless agreed. */
  readonly first: Seat | 'roll';
  /** Solitaires only: the day whose rolls are everybody's, as 20260316. */
  readonly daily: number | null;
  /** What the helping hand of a seat shows: the factors that join and part, or the results too. No rule hangs on it. */
  readonly helper: 'colours' | 'results';
};

export type Pawn = {
  readonly at: number;
  /** There and back: it has touched 101 and is on its way back. */
  readonly turned: boolean;
  /** It has arrived and left the board. */
  readonly out: boolean;
};

export type SeatState = {
  readonly pawns: readonly [Pawn, Pawn];
  /** Face up before the seat, in the order they came. */
  readonly keepers: readonly Card[];
  /** Waypoints on which one of its pawns has landed. */
  readonly reached: readonly number[];
  /** Its next turn (or this one, if it is its turn) may only subtract and divide. */
  readonly cursed: boolean;
  /** Turns begun, the extra ones too. */
  readonly turns: number;
};

/** One stop of the turn's path. `card` for a ±k keeper, which is not a number of the dice. */
export type Stop = {
  readonly pawn: PawnIndex;
  readonly from: number;
  readonly to: number;
  readonly by: number;
  readonly operation: Operation;
  readonly card: Card | null;
};

type Turn = {
  readonly dice: readonly [number, number];
  /** Numbers still to be used; a double begins with four. */
  readonly numbers: readonly number[];
  /** Where the seat's pawns stood when the turn began. */
  readonly began: readonly [number, number];
  readonly path: readonly Stop[];
  /** Cards that came this turn, and may not be played in it. */
  readonly fresh: readonly Card[];
};

export type Phase =
  | 'order' // chance: everybody rolls, the highest begins
  | 'roll' // the seat takes up the dice
  | 'dice' // chance rolls them
  | 'move' // the seat uses its numbers and keepers, then ends its move
  | 'draw' // chance turns a Prime card over
  | 'card' // the seat has read the card and does as it says
  | 'over';

type Drawn = {
  readonly card: Card;
  /** The pawns that earned it; where the card moves "your pawn", one of these. */
  readonly earners: readonly PawnIndex[];
};

export type Result = {
  /** Null for a solitaire, which nobody loses. */
  readonly winner: Seat | null;
  /** Best first; those level share their rank. */
  readonly ranking: readonly (readonly Seat[])[];
  readonly turns: number;
};

export type State = {
  readonly config: Config;
  readonly phase: Phase;
  readonly seat: Seat;
  readonly players: readonly SeatState[];
  /** What chance may turn over next: a heap without order. */
  readonly deck: readonly Card[];
  /** Played cards, in the order they were laid aside. */
  readonly used: readonly Card[];
  /** Cards turned over so far in the whole game. */
  readonly draws: number;
  /** Rolls so far in the whole game. */
  readonly rolls: number;
  readonly turn: Turn | null;
  /** Pawns for which a card is due in the phase `draw`. */
  readonly earned: readonly PawnIndex[];
  readonly drawn: Drawn | null;
  /** "Roll again" cards still to be honoured when this turn is over. */
  readonly again: number;
  readonly result: Result | null;
};

/** A number left, or a ±k keeper, on one of the pawns by one operation. */
export type Use = {
  readonly move: Move & { readonly type: 'use' | 'shift' };
  readonly by: number;
  readonly lawful: boolean;
  /** The circle it leads to, null where there is none on the board. */
  readonly to: number | null;
  /** ×1, ÷1, 0 × n, 0 ÷ n: lawful, and nothing changes. */
  readonly idle: boolean;
  /** A turn that ends there with this pawn earns a card. */
  readonly earns: boolean;
};

/** What the turn would bring if it ended now. */
export type Ending = {
  /** Whose pawns go home. */
  readonly bumped: readonly Seat[];
  /** The red circle that gives a card. */
  readonly red: number | null;
};

/** Why an action does nothing. */
export const IDLES = [
  'nobody-ahead',
  'nobody-behind',
  'goal', // there and back, the pawn ahead waits where no card brings anybody
  'same-number', // 11 read backwards
  'on-fifty', // neither below 50 nor above
  'no-keeper', // nobody else has one to steal
  'no-swap', // every swap would change nothing, or bring a pawn to its goal
  'all-on-64',
] as const;
export type Idle = (typeof IDLES)[number];

/** What the card turned over asks for. */
export type Task = {
  readonly choices: readonly Choice[];
  /** Why the action can do nothing: shown, and passed over. Null where it does something, or leaves a choice. */
  readonly idle: Idle | null;
};

/**
 * Everything lies open, the heap's composition too: it is the box less what one sees. Eyes differ in what they may do. What
 * follows from the position is told with it, so that no screen has to ask the rules.
 */
export type View = State & {
  readonly eyes: Eyes;
  /** Of all numbers left, in their order, then of the keepers. Empty unless the seat is moving. */
  readonly uses: readonly Use[];
  /** The lawful plays of keepers that send or curse. */
  readonly harms: readonly (Move & { readonly type: 'send' | 'curse' })[];
  /** Null while the turn cannot end. */
  readonly ending: Ending | null;
  /** Null unless a card was turned over. */
  readonly task: Task | null;
};

export type Move =
  | { readonly type: 'roll' }
  /** A number of the dice on a pawn. */
  | {
      readonly type: 'use';
      readonly number: number;
      readonly pawn: PawnIndex;
      readonly operation: Operation;
    }
  /** A ±k keeper on a pawn. */
  | {
      readonly type: 'shift';
      readonly card: Card;
      readonly pawn: PawnIndex;
      readonly operation: '+' | '-';
    }
  /** Sends all that is near this pawn of the seat, or (option) one pawn of any seat. */
  | { readonly type: 'send'; readonly card: Card; readonly target: PawnName }
  | { readonly type: 'curse'; readonly card: Card; readonly seat: Seat }
  | { readonly type: 'end' }
  /** Does as the card says; with what it leaves to choose, and nothing else. */
  | { readonly type: 'obey'; readonly choice: Choice | null }
  // chance
  | { readonly type: 'order'; readonly rolls: readonly (readonly number[])[] }
  | { readonly type: 'dice'; readonly dice: readonly [number, number] }
  | { readonly type: 'turn-over'; readonly card: Card };

export type Choice =
  /** Which of the earners a card moves. */
  | { readonly kind: 'earner'; readonly pawn: PawnIndex }
  /** The pawn sent to 64. */
  | { readonly kind: 'pawn'; readonly target: PawnName }
  | { readonly kind: 'swap'; readonly one: PawnName; readonly other: PawnName }
  | { readonly kind: 'steal'; readonly seat: Seat; readonly card: Card };

export type GameEvent = Event &
  (
    | { readonly type: 'ordered'; readonly rolls: readonly (readonly number[])[]; readonly first: Seat }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
    | ({ readonly type: 'moved'; readonly seat: Seat } & Stop)
    /** A number or keeper that changed nothing: ×1, ÷1, 0 × n, 0 ÷ n. */
    | ({ readonly type: 'stood'; readonly seat: Seat } & Stop)
    | { readonly type: 'arrived'; readonly seat: Seat; readonly pawn: PawnIndex; readonly at: number }
    | { readonly type: 'turned'; readonly seat: Seat; readonly pawn: PawnIndex }
    | {
        readonly type: 'bumped';
        readonly by: Seat;
        readonly seat: Seat;
        readonly pawn: PawnIndex;
        readonly from: number;
        readonly to: number;
      }
    | { readonly type: 'waypoint'; readonly seat: Seat; readonly at: number }
    /** A keeper has sent these; a `bumped` follows for each of them. */
    | { readonly type: 'sent'; readonly seat: Seat; readonly card: Card; readonly pawns: readonly PawnName[] }
    | { readonly type: 'cursed'; readonly by: Seat; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'reshuffled'; readonly cards: number }
    | { readonly type: 'card-drawn'; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'kept'; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'card-idle'; readonly seat: Seat; readonly card: Card; readonly reason: Idle }
    /** A card has moved a pawn: of this seat or, by a swap or to 64, of another. */
    | {
        readonly type: 'carried';
        readonly by: Seat;
        readonly card: Card;
        readonly seat: Seat;
        readonly pawn: PawnIndex;
        readonly from: number;
        readonly to: number;
      }
    | { readonly type: 'stolen'; readonly by: Seat; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'again'; readonly seat: Seat }
    | { readonly type: 'turn-ended'; readonly seat: Seat }
    | { readonly type: 'ended'; readonly result: Result }
  );

export const REFUSALS = [
  // set-up
  'seats-other',
  'solitaire-alone', // a solitaire has one seat
  'alone-solitaire', // one seat alone plays a solitaire
  'variants-clash', // with the pair's reason as its own code, see variants.ts
  'waypoints-none', // the variant without a prime
  'waypoints-wrong', // not a prime between 30 and 80
  'no-such-first',
  'daily-solitaire', // only a solitaire has a daily roll
  // moves
  'not-now', // the phase is another one
  'no-such-number', // with the number
  'pawn-out', // it has left the board
  'not-whole', // division leaves a rest: at, by
  'below-zero', // at, by
  'beyond', // above 101: at, by, to
  'cursed', // only − and ÷
  'waypoints-first', // 101 (or 0) before all waypoints: with the next one missing
  'numbers-left', // unfinished: with how many
  'not-your-card',
  'fresh-card', // came in this turn
  'not-that-card', // the move and the card do not go together
  'nobody-near', // the card would send nobody
  'on-start', // the chosen pawn cannot be sent
  'not-yourself', // a curse on one's own seat
  'cursed-already',
  'no-choice', // the card leaves nothing to choose
  'choose', // unfinished: the card leaves something to choose
  'not-an-earner',
  'no-such-pawn',
  'same-pawn',
  'nothing-changes', // two pawns of one circle to swap, or one on 64 to send there
  'no-card-home', // no card but a ±k keeper brings a pawn to its end
  'no-such-card', // nothing of the kind to steal there
] as const;
export type Code = (typeof REFUSALS)[number];
export type PrimeClimbRefusal = Refusal<Code>;
