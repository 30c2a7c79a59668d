import {
  play,
  saveTable,
  settle,
  stageOf,
  undo,
  type Event,
  type Happening,
  type Json,
  type Player,
  type Refusal,
  type Saved,
  type Seat,
  type Table,
} from '../../engine';
import type { Trouble } from '../../storage';
import type { Screen } from '../screen';
import { createBotRunner, type BotRunner } from './botRunner';
import { createCountdownRunner, type CountdownRunner } from './countdownRunner';
import { createDrafts, type Drafts } from './drafts';
import { createGlance, takeBackSeat } from './eyes';
import { createLingering, type Lingering } from './lingering';
import { createPresence, type Presence } from './presence';
import { createShown, type Shown } from './shown';
import { asksFirst, begunIn, dueCountdown } from './time';
import type { Surroundings } from './types';

/** A game as it runs by itself: what lies on the table, and all that follows when it changes. */
export interface Run {
  readonly presence: Presence;
  readonly lingering: Lingering;
  readonly countdown: CountdownRunner;
  readonly bots: BotRunner;
  readonly drafts: Drafts;
  readonly shown: Shown;
  table(): Table;
  screen(): Screen;
  /** A move by somebody, and everything it leads to; or why it may not be made. */
  enter(actor: Seat | 'clock', move: Json): Refusal | null;
  takeBack(): void;
  uncover(seat: Seat): void;
  /** Whoever still looks at the board has seen enough. */
  hurry(): void;
  /** Time is up but was not heard yet: its end comes first, and whoever was slower has nothing to do with what follows. */
  isLate(): boolean;
  /** Brings covers, bots and countdown in line with the stage; called after anything has changed. */
  follow(): void;
  followCountdown(): void;
  /** Why it could not be kept. */
  keep(): Trouble | null;
  show(): void;
  isClosed(): boolean;
  close(): void;
}

export function createRun(
  opened: Table,
  seats: readonly Player[],
  countdownLeft: Saved['countdownLeft'],
  around: Surroundings,
): Run {
  const { clock, dice } = around;
  const presence = createPresence(seats);
  const lingering = createLingering(clock, hurry);
  const shown = createShown();
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
  let trouble = around.trouble ?? null;
  let closed = false;
  let reading = 0;

  const screen = (): Screen =>
    lingering.isOn() ? { kind: 'open', eyes: 'table' } : presence.screen(stageOf(table));
  const countdown = createCountdownRunner({
    clock,
    begun: begunIn(countdownLeft, around.noted ?? null, dueCountdown(table)),
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
    shown.set({
      table,
      screen: now,
      fresh: glance.see(fresh, now),
      change,
      mover: lastMover,
      lingers: lingering.isOn(),
      thinking: bots.now(),
      undoSeat: takeBackSeat(table, seats, now),
      trouble,
      countdown: countdown.now(),
      paused: presence.isPaused(),
    });
  }

  function keep(): Trouble | null {
    trouble = around.keep({ ...saveTable(table, seats, countdown.left()), ...drafts.saved(table) }, table);
    // What was noted is in the save now, and what runs notes itself.
    if (!trouble && countdown.now()?.deadline == null) around.note?.(null);
    return trouble;
  }

  function expire(id: string): void {
    if (table.game.expire) enter('clock', table.game.expire(table.state, id) as Json);
  }

  function followCountdown(sealed = false): void {
    // A game that waits for a tap stands still, or step by step the app would lose its turns to the clock.
    const looked = screen().kind === 'open' && !lingering.isOn() && presence.isHere();
    const runs = looked && !bots.now()?.waits;
    countdown.follow({ countdown: dueCountdown(table), runs, asks: asksFirst(table, seats), sealed });
  }

  function follow(sealed = false): void {
    if (closed) return;
    const stage = stageOf(table);
    presence.follow(stage);
    const waitedFor = stage.kind === 'play' && presence.isHere() ? stage.acting[0].seat : null;
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
    lingering.end();
    if (before.kind === 'open') linger(brought);
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
  function linger(brought: readonly Happening[]): void {
    if (bots.pace() === 'instant' || presence.screen(stageOf(table)).kind !== 'cover') return;
    lingering.start(around.pacing?.lingersFor(table, brought) ?? 0);
  }

  function hurry(): void {
    if (!lingering.end()) return;
    follow();
    show();
  }

  follow();
  // Chance that was due when the game was last kept has been taken now: keep that too, or a reload would draw again.
  if (table !== opened) keep();
  show();

  return {
    presence,
    lingering,
    countdown,
    bots,
    drafts,
    shown,
    table: () => table,
    screen,
    enter,
    takeBack: () => install(undo(table), [], null, false),
    uncover: (seat) => {
      presence.uncover(seat);
      fresh = change === 0 ? opening : [];
      follow();
      show();
    },
    hurry,
    isLate: () => {
      const late = countdown.isUp();
      if (late) expire(countdown.now()!.id);
      return late;
    },
    follow: () => follow(),
    followCountdown: () => followCountdown(),
    keep,
    show,
    isClosed: () => closed,
    close: () => {
      closed = true;
      lingering.end();
      bots.close();
      shown.close();
    },
  };
}
