import type { Countdown } from '../engine';
import type { Clock } from './clock';

/**
 * A countdown is a deadline, never a counter: ticking is only for display. While it stands still the time that was left is
 * remembered, to the millisecond, and that is what a save holds.
 */
export interface Running {
  readonly id: string;
  readonly ms: number;
  readonly left: number;
  readonly deadline: number | null;
  /** It has not begun, and does so on a tap. */
  readonly waits: boolean;
}

export const freshCountdown = (
  { id, ms }: Pick<Countdown, 'id' | 'ms'>,
  left: number = ms,
  waits = false,
): Running => ({ id, ms, left: Math.min(left, ms), deadline: null, waits });

export const runOn = (running: Running, clock: Clock): Running =>
  running.deadline === null ? { ...running, deadline: clock.now() + running.left } : running;

export const standStill = (running: Running, clock: Clock): Running => ({
  ...running,
  left: leftOf(running, clock),
  deadline: null,
});

export const leftOf = ({ deadline, left }: Running, clock: Clock): number =>
  deadline === null ? left : Math.max(0, Math.min(left, deadline - clock.now()));
