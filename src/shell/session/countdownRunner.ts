import type { Countdown, TimeLeft } from '../../engine';
import type { NotedTime } from '../../storage';
import type { Clock } from '../clock';
import { freshCountdown, leftOf, runOn, standStill, type Running } from '../countdown';

/** What a countdown has to follow. */
interface Due {
  readonly countdown: Countdown | undefined;
  /** Nothing holds it: no cover, no menu, the app is in front. */
  readonly runs: boolean;
  /** If it has not begun yet, it does so on a tap. */
  readonly asks: boolean;
  /** Nothing before this can be come back to. */
  readonly sealed: boolean;
}

export interface CountdownRunner {
  /** The countdown that runs, stands still or waits for a tap; null where there is none. */
  now(): Running | null;
  /** Its time has run out, though its end was not heard yet: a page that was busy hears late. */
  isUp(): boolean;
  /** What is left, for a save: of every countdown that has begun and can still be come back to. */
  left(): TimeLeft | null;
  /** Brings it in line with the stage: another one begins, the same one goes on or stands still. */
  follow(due: Due): void;
  /** The tap it waited for; whether it did. */
  ready(): boolean;
  /** Stands still and never expires any more. */
  close(): void;
}

interface Around {
  readonly clock: Clock;
  /** What a saved game had left. */
  readonly begun: TimeLeft;
  expire(id: string): void;
  /** Told as soon as it runs, and every second: whatever happens to the app, no more than that is lost. */
  note(note: NotedTime): void;
}

const NOTED_EVERY_MS = 1000;

/** Runs one countdown after the other. What is left of each is kept by its id, so that coming back to it gives no time. */
export function createCountdownRunner({ clock, begun, expire, note }: Around): CountdownRunner {
  const left = new Map(Object.entries(begun));
  let countdown: Running | null = null;
  let timers: (() => void)[] = [];

  function stand(): void {
    timers.forEach((cancel) => cancel());
    timers = [];
    if (!countdown) return;
    const ran = countdown.deadline !== null;
    countdown = standStill(countdown, clock);
    if (ran) left.set(countdown.id, countdown.left);
  }

  function run(from: Running): void {
    const running = runOn(from, clock);
    const { id } = running;
    countdown = running;
    left.set(id, running.left);
    timers.push(clock.after(running.left, () => expire(id)));
    const noteLeft = () => {
      note({ id, left: leftOf(running, clock) });
      timers[1] = clock.after(NOTED_EVERY_MS, noteLeft);
    };
    noteLeft();
  }

  /** Only what goes on beyond a seal has something left from before it. */
  function forgetBut(running: string | undefined): void {
    [...left.keys()].filter((id) => id !== running).forEach((id) => left.delete(id));
  }

  return {
    now: () => countdown,
    isUp: () => countdown !== null && countdown.deadline !== null && leftOf(countdown, clock) === 0,
    left: () => {
      if (countdown?.deadline != null) left.set(countdown.id, leftOf(countdown, clock));
      return left.size > 0 ? Object.fromEntries(left) : null;
    },
    follow: ({ countdown: due, runs, asks, sealed }) => {
      stand();
      if (sealed) forgetBut(countdown?.id === due?.id ? due?.id : undefined);
      if (!due) return void (countdown = null);
      const known = left.get(due.id);
      countdown = freshCountdown(due, known, asks && known === undefined);
      if (runs && !countdown.waits) run(countdown);
    },
    ready: () => {
      if (!countdown?.waits) return false;
      left.set(countdown.id, countdown.left);
      return true;
    },
    close: stand,
  };
}
