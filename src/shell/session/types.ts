import type { AnyBots, Dice, Draft, Event, Happening, Json, Refusal, Saved, Seat, Table } from '../../engine';
import type { NotedTime, Trouble } from '../../storage';
import type { Clock } from '../clock';
import type { Running } from '../countdown';
import type { Screen } from '../screen';

export type Pace = 'instant' | 'normal' | 'slow' | 'step';

/** How long people want to look at what happened. The session adds it up on its own clock; no animation is waited for. */
export interface Pacing {
  /** Before the app's next move: until the last was seen, and, where the app made it, read. */
  readsFor(table: Table, fresh: readonly Happening[]): number;
  /** Before a cover: so long the board lies open, without anybody's hand. */
  lingersFor(table: Table, fresh: readonly Happening[]): number;
}

/** What a session is run with; all of it in the hand of whoever opens it. */
export interface Surroundings {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly bots: AnyBots;
  readonly pace: Pace;
  /** Where nothing is said, nothing is waited for. */
  readonly pacing?: Pacing;
  /** Known before the first move: nothing can be kept here at all. */
  readonly trouble?: Trouble | null;
  /** What had been laid but not confirmed when the game was last kept. */
  readonly draft?: Draft | null;
  /** Called after every entry; the answer says why it could not be kept. */
  keep(saved: Saved, table: Table): Trouble | null;
  /** The last note that was taken of a countdown that ran, if the app ended before it could be kept. */
  readonly noted?: NotedTime | null;
  /** Called every second while a countdown runs; null once what was noted has been kept. */
  note?(note: NotedTime | null): void;
}

/** The app's seat that is about to move, and whether it waits for a tap. */
export interface Thinker {
  readonly seat: Seat;
  readonly waits: boolean;
}

/** A game as the screen sees it at one moment. A new object for every change. */
export interface Snapshot {
  readonly table: Table;
  readonly screen: Screen;
  /** What the open eyes may know of the last change. */
  readonly fresh: readonly Event[];
  readonly change: number;
  /** Whoever made the last move; null where nobody did. */
  readonly mover: Seat | null;
  /** The board is looked at for a moment, by nobody in particular, before the next cover. */
  readonly lingers: boolean;
  readonly thinking: Thinker | null;
  /** The seat whose last move can be taken back from this screen. */
  readonly undoSeat: Seat | null;
  readonly trouble: Trouble | null;
  /** The countdown that runs, stands still or waits for a tap. */
  readonly countdown: Running | null;
  readonly paused: boolean;
}

export interface Session {
  get(): Snapshot;
  subscribe(listener: () => void): () => void;
  act(move: Json, seat?: Seat): Refusal | null;
  undo(): void;
  /** "It is me": the one deliberate action that lifts a cover. */
  uncover(): void;
  /** Somebody has seen enough of the board: the cover comes down now. */
  hurry(): void;
  /** The tap that a countdown waits for. No move, and not logged. */
  ready(): void;
  /** Whoever is looking has to say again that it is them. */
  cover(): void;
  /** What was laid under this name and not confirmed, by the eyes that are open, in this position. */
  draft(name: string): Json | null;
  /** Keeps what was laid, until the next change; null where it was taken back. */
  keepDraft(name: string, what: Json | null): void;
  /** Lets a waiting seat of the app play. */
  step(): void;
  setPace(pace: Pace): void;
  pause(paused: boolean): void;
  /** The app left the front, or came back. */
  front(inFront: boolean): void;
  close(): void;
}
