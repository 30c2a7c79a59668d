import type { ReactNode } from 'react';
import type { Event, Player, Refusal, Seat } from '../engine';
import type { Language } from '../i18n';
import type { Running } from './countdown';
import type { Ready } from './frame/ReadyPanel';
import type { HintLayer } from './learning';

/** What a game's table is given. It never sees more of the game than `view`. */
export interface TableProps<Move, View, E extends Event> {
  /** What the open eyes may know. */
  readonly view: View;
  readonly seats: readonly Player[];
  readonly language: Language;
  /** Whether the seat on the screen wants help that others may not have. */
  readonly help: boolean;
  /** The seat on the screen does the sums: nothing is worked out before it has committed to a move. */
  readonly sums: boolean;
  /** The seat on the screen may move now. */
  readonly canAct: boolean;
  /** A move by the seat on the screen, or by `seat` where a rule lets another act out of turn. */
  act(move: Move, seat?: Seat): Refusal | null;
  /** Takes the last move back; null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly news: News<E>;
  readonly timing: Timing;
  /** What a hint says and points at, while it is asked for. */
  readonly hint: HintLayer | null;
  readonly room: TableRoom;
}

/** What happened, as far as these eyes may know. */
interface News<E extends Event> {
  /** What the last change brought; `change` tells one change from the next. */
  readonly fresh: readonly E[];
  readonly change: number;
  /** What happened since these eyes last moved: what others did while one looked away. */
  readonly since: readonly E[];
}

/** What the table waits for. */
export interface Timing {
  /** The countdown that runs, or stands still; null where there is none. */
  readonly countdown: Running | null;
  /** The countdown waits for a tap: a `ReadyPanel` stands in the place of the buttons, and nobody can act. */
  readonly ready: Ready | null;
  /** In words: somebody is thinking, or the game waits for a tap. Null when it is the screen's turn. */
  readonly waiting: string | null;
}

/** Where nothing is waited for. */
export const NO_TIME: Timing = { countdown: null, ready: null, waiting: null };

/** Room for the table in points, already clear of the strip of seats. */
interface TableRoom {
  readonly width: number;
  readonly height: number;
  /** The seats, where the table is to place them itself: beside the board on a wide screen. */
  readonly header: ReactNode;
  /** The frame's button, for a table that places it: where its own main button stands while nobody may act. */
  readonly button?: ReactNode;
}
