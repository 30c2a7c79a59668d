import type { Countdown } from '../../engine';
import type { Clock } from '../clock';
import { freshCountdown, leftOf, runOn, standStill, type Running } from '../countdown';

export interface CountdownRunner {
  /** The countdown that runs, or stands still; null where there is none. */
  now(): Running | null;
  /** Milliseconds left, for a save. */
  left(): number | null;
  /** Brings it in line with the stage: another one begins anew, the same one goes on or stands still. */
  follow(due: Countdown | undefined, runs: boolean): void;
  /** Stands still and never expires any more. */
  close(): void;
}

/** Runs one countdown after the other. `resumed` is what a saved game had left of the one that is due first. */
export function createCountdownRunner(
  clock: Clock,
  resumed: Running | null,
  expire: (id: string) => void,
): CountdownRunner {
  let countdown = resumed;
  let cancel: (() => void) | null = null;
  const quiet = () => {
    cancel?.();
    cancel = null;
  };
  return {
    now: () => countdown,
    left: () => (countdown ? leftOf(countdown, clock) : null),
    follow: (due, runs) => {
      quiet();
      if (!due) return void (countdown = null);
      const same = countdown?.id === due.id ? countdown : freshCountdown(due);
      countdown = runs ? runOn(same, clock) : standStill(same, clock);
      if (!runs) return;
      const { id } = countdown;
      cancel = clock.after(leftOf(countdown, clock), () => expire(id));
    },
    close: () => {
      quiet();
      if (countdown) countdown = standStill(countdown, clock);
    },
  };
}
