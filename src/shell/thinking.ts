import type { Thinking } from '../engine';
import type { Clock } from './clock';

/** A slice is shorter than half a frame, so that a drag or an animation never waits for a thought. */
const SLICE_MS = 5;

/** Runs a bot's thinking in slices and hands over its move; the answer cancels it. */
export function think<Move>(thinking: Thinking<Move>, clock: Clock, then: (move: Move) => void): () => void {
  let cancelled = false;
  let cancelTimer = clock.after(0, slice);

  function slice() {
    if (cancelled) return;
    const end = clock.now() + SLICE_MS;
    do {
      const step = thinking.next();
      if (step.done) return then(step.value);
    } while (clock.now() < end);
    cancelTimer = clock.after(0, slice);
  }

  return () => {
    cancelled = true;
    cancelTimer();
  };
}
