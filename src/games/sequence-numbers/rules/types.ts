import type { Event, Eyes, Refusal, Seat } from '../../../engine';
import type { Card } from './cards';

/** Teams are counted from 0; seat s plays for team s mod teams, so that teammates alternate around the table. */
export type Team = number;

export type Config = {
  readonly seats: number;
  readonly teams: number;
  /** Sequences needed to win. */
  readonly target: number;
  readonly dealer: Seat | 'chance';
  /** A wrong cell: try again, or (expert) the card is lost. */
  readonly wrongCell: 'retry' | 'expert';
  /** The sheet's two penalties: a forgotten draw, and table talk. */
  readonly strict: boolean;
};

export type Sequence = {
  readonly team: Team;
  /** What it locked, from the line's start: five cells, or the whole run where it is the second there. */
  readonly cells: readonly number[];
};

export type Phase =
  | 'cut' // chance chooses the dealer
  | 'deal' // chance deals
  | 'turn' // the seat may exchange a dead card, must play or pass
  | 'draw' // the chip lies; the seat takes its card
  | 'give' // chance gives the card that is owed
  | 'over';

export type Ending = 'sequences' | 'board-full' | 'standstill';

export type Result = {
  readonly ending: Ending;
  /** Best first; teams in one group share their rank. */
  readonly ranking: readonly (readonly Team[])[];
};

export type State = {
  readonly config: Config;
  readonly phase: Phase;
  readonly dealer: Seat;
  readonly seat: Seat;
  readonly hands: readonly (readonly Card[])[];
  /** What chance may give next. A heap, not an order: nobody knows the order, so the state does not either. */
  readonly deck: readonly Card[];
  /** Face up, the last card on top. */
  readonly piles: readonly (readonly Card[])[];
  readonly chips: readonly (Team | null)[];
  readonly sequences: readonly Sequence[];
  /** The turn's dead card has been exchanged. */
  readonly exchanged: boolean;
  /** Turns in a row in which no chip was laid or taken. */
  readonly idle: number;
  /** Strict table: seats that ended their turn without their card and may still take it, in the order they did so. */
  readonly late: readonly Seat[];
  /** Strict table: seats that must give up a card at their next turn. */
  readonly fined: readonly Seat[];
  /** Strict table: teams that were reported, until the turn is over in which the last of them has paid. */
  readonly reported: readonly Team[];
  /** In the phase `give`: whom chance owes a card, what for, and the phase it interrupted. */
  readonly owed: {
    readonly seat: Seat;
    readonly why: 'dead' | 'turn' | 'late';
    readonly during: 'turn' | 'draw';
  } | null;
  readonly result: Result | null;
};

/** What given eyes may know. `hand` is null where there is none to see. */
export type View = Omit<State, 'hands' | 'deck' | 'owed'> & {
  readonly eyes: Eyes;
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** Cards of the hand that are dead, whether or not one may still be exchanged in this turn. */
  readonly dead: readonly Card[];
  /** Cards of the hand that a wrong cell would cost, instead of being refused there. */
  readonly atRisk: readonly Card[];
  /** Strict table: teams that anybody may report now. */
  readonly reportable: readonly Team[];
};

export type Move =
  | { readonly type: 'dead'; readonly card: Card }
  /** An equation or Plus lays a chip on the cell; Minus takes the chip there away. */
  | { readonly type: 'play'; readonly card: Card; readonly cell: number }
  | { readonly type: 'pass' }
  | { readonly type: 'draw' }
  // strict table
  | { readonly type: 'leave' } // ends the turn without drawing
  | { readonly type: 'take' } // the forgotten card, while there is still time
  | { readonly type: 'report'; readonly team: Team }
  | { readonly type: 'pay'; readonly card: Card }
  // chance
  | { readonly type: 'cut'; readonly dealer: Seat }
  | { readonly type: 'deal'; readonly hands: readonly (readonly Card[])[] }
  | { readonly type: 'give'; readonly card: Card };

export type GameEvent = Event &
  (
    | { readonly type: 'dealt'; readonly dealer: Seat; readonly first: Seat }
    | { readonly type: 'dead-card'; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'chip-laid'; readonly seat: Seat; readonly card: Card; readonly cell: number }
    | {
        readonly type: 'chip-taken';
        readonly seat: Seat;
        readonly card: Card;
        readonly cell: number;
        readonly from: Team;
      }
    | { readonly type: 'card-lost'; readonly seat: Seat; readonly card: Card; readonly cell: number }
    | { readonly type: 'sequence'; readonly team: Team; readonly cells: readonly number[] }
    | { readonly type: 'passed'; readonly seat: Seat }
    | { readonly type: 'reshuffled'; readonly cards: number }
    | { readonly type: 'drew'; readonly seat: Seat }
    | { readonly type: 'received'; readonly card: Card; readonly only: Seat }
    | { readonly type: 'left-without-card'; readonly seat: Seat }
    | { readonly type: 'card-forgotten'; readonly seat: Seat }
    | { readonly type: 'reported'; readonly by: Seat; readonly team: Team }
    | { readonly type: 'fine-paid'; readonly seat: Seat; readonly card: Card }
    | { readonly type: 'ended'; readonly result: Result }
  );

export const REFUSALS = [
  // set-up
  'seats-one', // nobody to play against
  'seats-five', // teams must be equal
  'seats-other',
  'teams-unequal',
  'target-wrong',
  'no-such-dealer', // the seat chosen to deal was taken away from the table
  // moves
  'not-now', // the phase is another one
  'not-in-hand',
  'wrong-cell', // with the sum and both numbers
  'occupied',
  'corner',
  'nothing-there', // Minus on an empty cell
  'own-chip', // Minus on one's own team
  'locked', // Minus on a finished sequence
  'not-dead', // with the number that is still free
  'dead-card', // as expert, a dead card on a wrong cell: it cannot be spent; with its number
  'never-dead', // Plus and Minus
  'one-dead-a-turn',
  'can-play', // pass, though something can be played
  'dead-first', // pass, though a dead card can be exchanged
  'nothing-to-draw',
  'not-strict', // a move of the strict table
  'pay-first',
  'no-fine',
  'nothing-forgotten',
  'no-such-team',
  'team-of-one', // nobody to talk to
  'already-fined', // a member has still to pay
  'reported-lately', // all have paid, but the last of them in this very turn
] as const;
export type Code = (typeof REFUSALS)[number];
export type SequenceRefusal = Refusal<Code>;
