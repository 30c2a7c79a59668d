import {
  levelsOf,
  type AnyBot,
  type AnyBots,
  type Dice,
  type Json,
  type Seat,
  type Player,
  type Table,
} from '../../engine';
import type { Clock } from '../clock';
import { think } from '../thinking';
import type { Pace, Thinker } from './types';

/** How long the app's seat is seen to think before it plays. */
const PACE_MS: Readonly<Record<Exclude<Pace, 'step'>, number>> = { instant: 60, normal: 900, slow: 2200 };
/** A second move in the same turn (drawing a card) needs no suspense. */
const SECOND_MOVE = 0.45;

export interface BotRunner {
  now(): Thinker | null;
  /**
   * Lets the seat think that the table waits for, if the app plays it; whatever was being thought is dropped. `reading` is how long
   * people still look at what happened.
   */
  follow(table: Table, seat: Seat | null, lastMover: Seat | null, reading: number): void;
  /** Lets a waiting seat play. */
  step(table: Table): void;
  pace(): Pace;
  /** Whether that changed anything. */
  setPace(pace: Pace): boolean;
  close(): void;
}

export interface BotsAround {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly bots: AnyBots;
  readonly seats: readonly Player[];
  readonly pace: Pace;
  play(seat: Seat, move: Json): void;
}

/** Lets the app's seats think in slices and play at a pace that people can follow. */
export function createBotRunner({ clock, dice, bots, seats, pace: first, play }: BotsAround): BotRunner {
  let pace = first;
  let thinking: Thinker | null = null;
  let cancel: (() => void) | null = null;
  const drop = () => {
    cancel?.();
    cancel = null;
    thinking = null;
  };

  /** A level this app does not know (a save from elsewhere) is played by the first there is. */
  function botAt(seat: Seat): AnyBot | null {
    const wanted = seats[seat]?.bot ?? null;
    if (wanted === null) return null;
    const levels = levelsOf(bots);
    const level = levels.find((known) => known === wanted) ?? levels[0];
    return (level && bots[level]) ?? null;
  }

  function letThink({ game, state }: Table, seat: Seat, notBefore: number): void {
    const bot = botAt(seat);
    if (!bot) return;
    cancel = think<Json>(bot.choose(game.view(state, seat), dice), clock, (move) => {
      cancel = clock.after(Math.max(0, notBefore - clock.now()), () => {
        cancel = null;
        play(seat, move);
      });
    });
  }

  return {
    now: () => thinking,
    follow: (table, seat, lastMover, reading) => {
      drop();
      if (seat === null || !botAt(seat)) return;
      thinking = { seat, waits: pace === 'step' };
      if (pace === 'step') return;
      const wait = PACE_MS[pace] * (lastMover === seat ? SECOND_MOVE : 1);
      letThink(table, seat, clock.now() + wait + (pace === 'instant' ? 0 : reading));
    },
    step: (table) => {
      if (!thinking) return;
      thinking = { ...thinking, waits: false };
      letThink(table, thinking.seat, 0);
    },
    pace: () => pace,
    setPace: (next) => {
      const changed = next !== pace;
      pace = next;
      return changed;
    },
    close: drop,
  };
}
