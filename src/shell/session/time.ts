import {
  stageOf,
  type Countdown,
  type Happening,
  type Player,
  type Saved,
  type Table,
  type TimeLeft,
} from '../../engine';
import type { NotedTime } from '../../storage';

/**
 * What is left of the countdowns that had begun when a game was last kept. A note that was taken since knows better, and never
 * more. Up to 0.3.0 a save held one number: of the countdown that is due, full where it had not begun.
 */
export function begunIn(
  saved: Saved['countdownLeft'],
  noted: NotedTime | null,
  due: Countdown | undefined,
): TimeLeft {
  const left = typeof saved !== 'number' ? (saved ?? {}) : due && saved < due.ms ? { [due.id]: saved } : {};
  if (!due || noted?.id !== due.id) return left;
  return { ...left, [due.id]: Math.min(left[due.id] ?? due.ms, noted.left) };
}

/** The clock's own move, where no person has moved since: what it meant is said, and a tap asked for before time runs again. */
export function timeOutOf({ happenings }: Table, seats: readonly Player[]): Happening | null {
  for (let at = happenings.length - 1; at >= 0; at -= 1) {
    const happening = happenings[at]!;
    const { actor } = happening.entry;
    if (actor === 'clock') return happening;
    if (typeof actor === 'number' && seats[actor]?.bot === null) return null;
  }
  return null;
}

export function dueCountdown(table: Table): Countdown | undefined {
  const stage = stageOf(table);
  return stage.kind === 'play' ? stage.countdown : undefined;
}

/** Nobody is timed on what they had no time to read; the app needs none. */
export function asksFirst(table: Table, seats: readonly Player[]): boolean {
  const stage = stageOf(table);
  if (stage.kind !== 'play' || !stage.countdown || seats[stage.acting[0].seat]?.bot !== null) return false;
  return stage.countdown.starts === 'on-tap' || timeOutOf(table, seats) !== null;
}
