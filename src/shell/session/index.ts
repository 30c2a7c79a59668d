import {
  NOT_YOURS,
  play,
  saveTable,
  settle,
  stageOf,
  undo,
  type Event,
  type Happening,
  type Json,
  type Refusal,
  type Saved,
  type Seat,
  type Player,
  type Table,
} from '../../engine';
import { actingSeat, screenFor, stillUncovered, type Screen } from '../screen';
import { createBotRunner } from './botRunner';
import { createCountdownRunner } from './countdownRunner';
import { createDrafts } from './drafts';
import { createGlance, takeBackSeat } from './eyes';
import { begunIn, timeOutOf } from './time';
import type { Session, Snapshot, Surroundings } from './types';

export type { Pace, Pacing, Session, Snapshot, Surroundings } from './types';

const NOT_NOW: Refusal = { code: NOT_YOURS };
const READY_FIRST: Refusal = { code: 'ready-first' };
const TOO_LATE: Refusal = { code: 'too-late' };

/** Runs one game: covers, saving, bots and countdown. Knows no game and no React. */
export function createSession(
  opened: Table,
  seats: readonly Player[],
  countdownLeft: Saved['countdownLeft'],
  around: Surroundings,
): Session {
  const { clock, dice } = around;
  const listeners = new Set<() => void>();
  const glance = createGlance();
  const drafts = createDrafts(around.draft ?? null);
  let table = settle(opened, dice);
  // Before anybody has moved, what chance did is news: who deals, who begins.
  const opening = table.log.some(({ actor }) => typeof actor === 'number')
    ? []
    : table.happenings.flatMap(({ events }) => events);
  let fresh: readonly Event[] = opening;
  let change = 0;
  let lastMover: Seat | null = null;
  let uncovered: Seat | null = null;
  let trouble = around.trouble ?? null;
  let paused = false;
  let inFront = true;
  let closed = false;
  let reading = 0;
  let stopLingering: (() => void) | null = null;
  let snapshot: Snapshot;

  const screen = (): Screen =>
    stopLingering ? { kind: 'open', eyes: 'table' } : screenFor(stageOf(table), seats, uncovered);
  const dueCountdown = () => {
    const stage = stageOf(table);
    return stage.kind === 'play' ? stage.countdown : undefined;
  };
  const countdown = createCountdownRunner({
    clock,
    begun: begunIn(countdownLeft, around.noted ?? null, dueCountdown()),
    expire,
    note: (note) => around.note?.(note),
  });
  const bots = createBotRunner({
    ...around,
    seats,
    play: (seat, move) => {
      const refusal = enter(seat, move);
      if (refusal) throw new Error(`The app's move was refused: ${refusal.code}`);
    },
  });

  function show(): void {
    const now = screen();
    snapshot = {
      table,
      screen: now,
      fresh: glance.see(fresh, now),
      change,
      mover: lastMover,
      lingers: stopLingering !== null,
      thinking: bots.now(),
      undoSeat: takeBackSeat(table, seats, now),
      trouble,
      countdown: countdown.now(),
      paused,
    };
    listeners.forEach((listener) => listener());
  }

  function keep(): void {
    trouble = around.keep({ ...saveTable(table, seats, countdown.left()), ...drafts.saved(table) }, table);
    // What was noted is in the save now, and what runs notes itself.
    if (!trouble && countdown.now()?.deadline == null) around.note?.(null);
  }

  function expire(id: string): void {
    if (table.game.expire) enter('clock', table.game.expire(table.state, id) as Json);
  }

  /** Time is up but was not heard yet: its end comes first, and whoever was slower has nothing to do with what follows. */
  function isLate(): boolean {
    const late = countdown.isUp();
    if (late) expire(countdown.now()!.id);
    return late;
  }

  /** Nobody is timed on what they had no time to read; the app needs none. */
  function asksFirst(): boolean {
    const stage = stageOf(table);
    if (stage.kind !== 'play' || !stage.countdown || seats[stage.acting[0].seat]?.bot !== null) return false;
    return stage.countdown.starts === 'on-tap' || timeOutOf(table, seats) !== null;
  }

  function followCountdown(sealed = false): void {
    // A game that waits for a tap stands still, or step by step the app would lose its turns to the clock.
    const runs = screen().kind === 'open' && !stopLingering && inFront && !paused && !bots.now()?.waits;
    countdown.follow({ countdown: dueCountdown(), runs, asks: asksFirst(), sealed });
  }

  /** Brings covers, bots and countdown in line with the stage; called after anything has changed. */
  function follow(sealed = false): void {
    if (closed) return;
    const stage = stageOf(table);
    // Whoever was looking has handed the phone on as soon as other eyes are asked for.
    uncovered = stillUncovered(stage, uncovered);
    const waitedFor = stage.kind === 'play' && !paused && inFront ? stage.acting[0].seat : null;
    bots.follow(table, waitedFor, lastMover, reading);
    followCountdown(sealed);
  }

  /** Another table lies there: everything follows it, it is kept, and shown. */
  function install(next: Table, brought: readonly Happening[], mover: Seat | null, sealed: boolean): void {
    const before = screen();
    table = next;
    drafts.clear();
    fresh = brought.flatMap(({ events }) => events);
    change += 1;
    lastMover = mover;
    reading = around.pacing?.readsFor(next, brought) ?? 0;
    linger(before, brought);
    follow(sealed);
    keep();
    show();
  }

  function enter(actor: Seat | 'clock', move: Json): Refusal | null {
    if (closed) return null;
    const played = play(table, actor, move, dice);
    if (played.kind === 'refused') return played.refusal;
    const sealed = played.table.undoable.length === 0;
    install(played.table, played.happenings, typeof actor === 'number' ? actor : null, sealed);
    return null;
  }

  /** A move is seen to arrive before the phone is handed on: by the eyes of the table, which see nobody's hand. */
  function linger(before: Screen, brought: readonly Happening[]): void {
    stopLingering?.();
    stopLingering = null;
    if (before.kind !== 'open' || bots.pace() === 'instant') return;
    if (screenFor(stageOf(table), seats, uncovered).kind !== 'cover') return;
    const ms = around.pacing?.lingersFor(table, brought) ?? 0;
    if (ms > 0) stopLingering = clock.after(ms, hurry);
  }

  function endLingering(): boolean {
    const lingered = stopLingering !== null;
    stopLingering?.();
    stopLingering = null;
    return lingered;
  }

  function hurry(): void {
    if (!endLingering()) return;
    follow();
    show();
  }

  /** Standing still is kept, so that a clock that was stopped cannot be gained by. */
  function stand(set: () => void, still: boolean): void {
    if (still) endLingering();
    set();
    follow();
    if (still && countdown.now()) keep();
    show();
  }

  follow();
  // Chance that was due when the game was last kept has been taken now: keep that too, or a reload would draw again.
  if (table !== opened) keep();
  show();

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act: (move, seat) => {
      const now = screen();
      if (now.kind === 'cover' || paused || stopLingering) return NOT_NOW;
      if (countdown.now()?.waits) return READY_FIRST;
      if (isLate()) return TOO_LATE;
      const actor = seat ?? actingSeat(stageOf(table), seats, now);
      return actor === null ? NOT_NOW : enter(actor, move);
    },
    undo: () => {
      if (!isLate() && takeBackSeat(table, seats, screen()) !== null) install(undo(table), [], null, false);
    },
    uncover: () => {
      const now = screen();
      if (now.kind !== 'cover') return;
      uncovered = now.seat;
      fresh = change === 0 ? opening : [];
      follow();
      show();
    },
    hurry,
    ready: () => {
      if (screen().kind === 'cover' || paused || !countdown.ready()) return;
      followCountdown();
      show();
    },
    cover: () => {
      if (uncovered !== null) stand(() => (uncovered = null), true);
    },
    draft: (name) => drafts.read(name, table, screen()),
    keepDraft: (name, what) => {
      if (closed || stopLingering || !drafts.write(name, what, table, screen())) return;
      const before = trouble;
      keep();
      if (trouble !== before) show();
    },
    step: () => {
      if (!bots.now()?.waits) return;
      bots.step(table);
      followCountdown();
      show();
    },
    setPace: (pace) => {
      if (!bots.setPace(pace)) return;
      follow();
      show();
    },
    pause: (on) => {
      if (on !== paused) stand(() => (paused = on), on);
    },
    front: (on) => {
      if (on === inFront) return;
      stand(() => {
        inFront = on;
        if (!on) uncovered = null;
      }, !on);
    },
    close: () => {
      if (closed) return;
      countdown.close();
      if (countdown.now()) keep();
      closed = true;
      endLingering();
      bots.close();
      listeners.clear();
    },
  };
}
