import { levelsOf, type AnyBot, type AnyBots } from '../bots/core';
import {
  play,
  saveTable,
  seenBy,
  settle,
  stageOf,
  undo,
  undoSeat,
  type Dice,
  type Event,
  type Eyes,
  type Json,
  type Refusal,
  type Saved,
  type Seat,
  type Sitter,
  type Table,
} from '../engine/core';
import type { Trouble } from '../storage';
import type { Clock } from './clock';
import { freshCountdown, leftOf, runOn, standStill, type Running } from './countdown';
import { fingerOn, screenFor, type Screen } from './screen';
import { think } from './thinking';

export type Pace = 'instant' | 'normal' | 'slow' | 'step';

/** How long the app's seat is seen to think before it plays. */
const PACE_MS: Readonly<Record<Exclude<Pace, 'step'>, number>> = { instant: 60, normal: 900, slow: 2200 };
/** A second move in the same turn (drawing a card) needs no suspense. */
const SECOND_MOVE = 0.45;

export interface Surroundings {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly bots: AnyBots;
  readonly pace: Pace;
  /** Known before the first move: nothing can be kept here at all. */
  readonly trouble?: Trouble | null;
  /** Called after every entry; the answer says why it could not be kept. */
  keep(saved: Saved, table: Table): Trouble | null;
}

/** A game as the screen sees it at one moment. A new object for every change. */
export interface Snapshot {
  readonly table: Table;
  readonly screen: Screen;
  /** What the open eyes may know of the last change. */
  readonly fresh: readonly Event[];
  readonly change: number;
  /** The app's seat that is about to move, and whether it waits for a tap. */
  readonly thinking: { readonly seat: Seat; readonly waits: boolean } | null;
  /** The seat whose last move can be taken back from this screen. */
  readonly undoSeat: Seat | null;
  readonly trouble: Trouble | null;
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
  /** Lets a waiting seat of the app play. */
  step(): void;
  setPace(pace: Pace): void;
  pause(paused: boolean): void;
  /** The app left the front, or came back. */
  front(inFront: boolean): void;
  close(): void;
}

/** Runs one game: covers, saving, bots and countdown. Knows no game and no React. */
export function createSession(
  opened: Table,
  seats: readonly Sitter[],
  countdownLeft: number | null,
  around: Surroundings,
): Session {
  const { clock, dice, bots } = around;
  const listeners = new Set<() => void>();
  let table = settle(opened, dice);
  let uncovered: Seat | null = null;
  let change = 0;
  let fresh: readonly Event[] = [];
  let trouble: Trouble | null = around.trouble ?? null;
  let countdown: Running | null = null;
  let paused = false;
  let inFront = true;
  let closed = false;
  let thinking: Snapshot['thinking'] = null;
  let lastMover: Seat | null = null;
  let { pace } = around;
  let cancelThinking: (() => void) | null = null;
  let cancelExpiry: (() => void) | null = null;
  let seen: { of: readonly Event[]; eyes: Eyes | null; events: readonly Event[] } = {
    of: fresh,
    eyes: null,
    events: [],
  };
  let snapshot: Snapshot;

  const screen = (): Screen => screenFor(stageOf(table), seats, uncovered);

  function tell(): void {
    const now = screen();
    snapshot = {
      table,
      screen: now,
      fresh: seenNow(now),
      change,
      thinking,
      undoSeat: mayTakeBack(now),
      trouble,
      countdown,
      paused,
    };
    listeners.forEach((listener) => listener());
  }

  /** The same list for as long as nothing new has happened: whoever plays a sound for it must not play it twice. */
  function seenNow(now: Screen): readonly Event[] {
    const eyes = now.kind === 'open' ? now.eyes : null;
    if (seen.of !== fresh || seen.eyes !== eyes)
      seen = { of: fresh, eyes, events: eyes === null ? [] : seenBy(eyes, fresh) };
    return seen.events;
  }

  /** One takes back one's own move, never the app's; where nothing is secret, whoever's turn it still is. */
  function mayTakeBack(now: Screen): Seat | null {
    const seat = undoSeat(table);
    if (seat === null || now.kind === 'cover') return null;
    const own = now.eyes === 'table' ? seats[seat]?.bot === null : now.eyes === seat;
    return own ? seat : null;
  }

  function keep(): void {
    trouble = around.keep(saveTable(table, seats, countdown ? leftOf(countdown, clock) : null), table);
  }

  /** Brings covers, bots and countdown in line with the stage; called after anything has changed. */
  function follow(): void {
    if (closed) return;
    const stage = stageOf(table);
    // Whoever was looking has handed the phone on as soon as other eyes are asked for.
    if (stage.kind !== 'play' || stage.eyes !== uncovered) uncovered = null;
    followBots();
    followCountdown();
  }

  function followCountdown(): void {
    const stage = stageOf(table);
    const due = stage.kind === 'play' ? stage.countdown : undefined;
    cancelExpiry?.();
    cancelExpiry = null;
    if (!due) return void (countdown = null);
    if (countdown?.id !== due.id) countdown = freshCountdown(due);
    // A game that waits for a tap stands still, or step by step the app would lose its turns to the clock.
    const runs = screen().kind === 'open' && inFront && !paused && !thinking?.waits;
    countdown = runs ? runOn(countdown, clock) : standStill(countdown, clock);
    if (!runs) return;
    const { id } = countdown;
    cancelExpiry = clock.after(leftOf(countdown, clock), () => {
      if (table.game.expire) enter('clock', table.game.expire(table.state, id) as Json);
    });
  }

  function followBots(): void {
    cancelThinking?.();
    cancelThinking = null;
    thinking = null;
    const stage = stageOf(table);
    const seat = stage.kind === 'play' ? stage.acting[0].seat : null;
    if (seat === null || !botAt(seat) || paused || !inFront) return;
    thinking = { seat, waits: pace === 'step' };
    if (pace === 'step') return;
    const least = PACE_MS[pace] * (lastMover === seat ? SECOND_MOVE : 1);
    letThink(seat, clock.now() + least);
  }

  /** A level this app does not know (a save from elsewhere) is played by the first there is. */
  function botAt(seat: Seat): AnyBot | null {
    const wanted = seats[seat]?.bot ?? null;
    if (wanted === null) return null;
    const levels = levelsOf(bots);
    const level = levels.find((known) => known === wanted) ?? levels[0];
    return (level && bots[level]) ?? null;
  }

  function letThink(seat: Seat, notBefore: number): void {
    const bot = botAt(seat);
    if (!bot) return;
    const view = table.game.view(table.state, seat);
    cancelThinking = think<Json>(bot.choose(view, dice), clock, (move) => {
      cancelThinking = clock.after(Math.max(0, notBefore - clock.now()), () => {
        cancelThinking = null;
        const refusal = enter(seat, move);
        if (refusal) throw new Error(`The app's move was refused: ${refusal.code}`);
      });
    });
  }

  function enter(actor: Seat | 'clock', move: Json): Refusal | null {
    if (closed) return null;
    const played = play(table, actor, move, dice);
    if (played.kind === 'refused') return played.refusal;
    table = played.table;
    fresh = played.happenings.flatMap(({ events }) => events);
    change += 1;
    lastMover = typeof actor === 'number' ? actor : null;
    follow();
    keep();
    tell();
    return null;
  }

  const due = stageOf(table);
  if (due.kind === 'play' && due.countdown && countdownLeft !== null)
    countdown = freshCountdown(due.countdown, countdownLeft);
  follow();
  // Chance that was due when the game was last kept has been taken now: keep that too, or a reload would draw again.
  if (table !== opened) keep();
  tell();

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act: (move, seat) => {
      const now = screen();
      if (now.kind === 'cover' || paused) return { code: 'not-your-turn' };
      const actor = seat ?? fingerOn(stageOf(table), seats, now);
      return actor === null ? { code: 'not-your-turn' } : enter(actor, move);
    },
    undo: () => {
      if (mayTakeBack(screen()) === null) return;
      table = undo(table);
      fresh = [];
      change += 1;
      lastMover = null;
      follow();
      keep();
      tell();
    },
    uncover: () => {
      const now = screen();
      if (now.kind !== 'cover') return;
      uncovered = now.seat;
      fresh = [];
      follow();
      tell();
    },
    step: () => {
      if (!thinking?.waits) return;
      thinking = { ...thinking, waits: false };
      letThink(thinking.seat, 0);
      followCountdown();
      tell();
    },
    setPace: (next) => {
      if (next === pace) return;
      pace = next;
      follow();
      tell();
    },
    pause: (on) => {
      if (on === paused) return;
      paused = on;
      follow();
      if (on && countdown) keep();
      tell();
    },
    front: (on) => {
      if (on === inFront) return;
      inFront = on;
      if (!on) uncovered = null;
      follow();
      if (!on && countdown) keep();
      tell();
    },
    close: () => {
      if (closed) return;
      if (countdown) {
        countdown = standStill(countdown, clock);
        keep();
      }
      closed = true;
      cancelThinking?.();
      cancelExpiry?.();
      listeners.clear();
    },
  };
}
