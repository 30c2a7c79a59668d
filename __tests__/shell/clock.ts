import type { Clock } from '../../src/shell/clock';

/** Time that stands still until the test moves it. */
export interface HandClock extends Clock {
  /** Lets this much time pass; whatever falls due meanwhile happens in its order. */
  pass(ms: number): void;
  /** Work that takes time: the hands move on, but nothing else gets a turn. */
  spend(ms: number): void;
  /** How many timers are set. */
  set(): number;
}

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

export function handClock(start = 1_000_000): HandClock {
  let time = start;
  let timers: Timer[] = [];
  const nextDue = (until: number): Timer | undefined =>
    timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => time,
    after: (ms, then) => {
      const timer: Timer = { at: time + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (ms) => {
      const until = time + ms;
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const { at, then } = due;
        timers = timers.filter((other) => other !== due);
        time = Math.max(time, at);
        then();
      }
      time = Math.max(time, until);
    },
    spend: (ms) => {
      time += ms;
    },
    set: () => timers.length,
  };
}
