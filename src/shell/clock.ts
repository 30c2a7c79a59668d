/** Time as the shell sees it. A port, so that tests can hold it in their hand. */
export interface Clock {
  now(): number;
  /** Runs `then` once, later; the answer cancels it. */
  after(ms: number, then: () => void): () => void;
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
