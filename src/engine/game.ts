import type { Dice } from './dice';
import type { Json } from './json';

/** A place at the table, counted from 0, clockwise. */
export type Seat = number;

/** Who makes a move. Chance and time are actors like any other, so a log replays without either. */
export type Actor = Seat | 'chance' | 'clock';

/** Who is looking. `'table'` sees only what lies open. */
export type Eyes = Seat | 'table';

/** Why a move may not be made. The words are the screen's; the facts are here. */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  /** The numbers the sentence needs. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** The cells to point at. */
  readonly cells?: readonly number[];
  /** Not wrong yet: the draft only lacks something. */
  readonly unfinished?: boolean;
};

export type Acting = {
  readonly seat: Seat;
  readonly role: string;
};

export type Countdown = {
  /** What is left is kept by this name: a state that is returned to has the one it had. */
  readonly id: string;
  readonly ms: number;
  /**
   * On a tap where somebody has to read or to hear something first: the frame asks whether they are ready. That is no move, and
   * is not logged. After a time-out the frame asks in any case.
   */
  readonly starts: 'at-once' | 'on-tap';
};

export type Stage =
  | {
      readonly kind: 'play';
      /** Everybody who may move now; the first is the one the table waits for. */
      readonly acting: readonly [Acting, ...Acting[]];
      readonly eyes: Eyes;
      /** Nobody at this table hides a hand: whoever's turn it is, is shown without a cover. */
      readonly uncovered?: true;
      /** Seats that may know all that these eyes know, and nothing else: between them and these no cover is needed. */
      readonly alike?: readonly Seat[];
      readonly countdown?: Countdown;
    }
  | { readonly kind: 'chance' }
  | {
      readonly kind: 'over';
      /** Best first; seats in one group share their rank. */
      readonly ranking: readonly (readonly Seat[])[];
    };

/** Something that happened, for history, animation and sound. With `only`, nobody else may learn of it. */
export type Event = {
  readonly type: string;
  readonly only?: Seat;
};

export type Step<State, E extends Event> = {
  readonly state: State;
  readonly events: readonly E[];
  /** Something was revealed or decided for good: undo stops here. Chance and clock always seal. */
  readonly sealed?: boolean;
  /** What was played before is fixed by this, though this itself can be taken back. */
  readonly fixes?: boolean;
};

/** What every game signs: a record of pure functions over plain, read-only JSON. */
export interface Game<
  Config = unknown,
  State = unknown,
  Move = unknown,
  View = unknown,
  E extends Event = Event,
  Code extends string = string,
> {
  readonly id: string;
  /** Raised when an old log would no longer replay to the same game. */
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  defaults(seats: number): Config;
  refuseConfig(config: Config): Refusal<Code> | null;
  seatsOf(config: Config): number;
  start(config: Config): State;
  stage(state: State): Stage;
  refuse(state: State, actor: Actor, move: Move): Refusal<Code> | null;
  /** Only for moves that `refuse` lets through. */
  apply(state: State, actor: Actor, move: Move): Step<State, E>;
  /** What chance does, when `stage` says that chance is due. */
  chance(state: State, dice: Dice): Move;
  /** What the clock does when this countdown has run out. */
  expire?(state: State, countdown: string): Move;
  /** All that screens and bots ever get. */
  view(state: State, eyes: Eyes): View;
  /** Lawful moves of the seat whose view this is: all, or a fair sample. */
  options(view: View): readonly Move[];
  /** Saves are untrusted: null for anything that is not exactly one of ours. */
  readConfig(raw: Json): Config | null;
  readMove(raw: Json): Move | null;
}

/**
 * A game whose types nobody needs to know. The frame holds every game as this; only a game's own table and bots look
 * inside.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a record of functions over types known to the game alone
export type AnyGame = Game<any, any, any, any, any, any>;

export const seenBy = <E extends Event>(eyes: Eyes, events: readonly E[]): readonly E[] =>
  events.filter((event) => event.only === undefined || event.only === eyes);
