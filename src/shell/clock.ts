import { monotonicNow } from '../ui/monotonic';

/**
 * Time as the shell sees it, for how long something takes: nobody can set it. What day it is, is another matter: see `wallTime`. A
 * port, so that tests can hold it in their hand.
 */
export interface Clock {
  now(): number;
  /** Runs `then` once, later; the answer cancels it. */
  after(ms: number, then: () => void): () => void;
}

export const deviceClock: Clock = {
  now: monotonicNow,
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** The date and the hour, as the device has them. It may be set back or forward at any moment. */
export const wallTime = (): number => Date.now();
