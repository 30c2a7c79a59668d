import { useEffect, useState } from 'react';
import type { Table } from '../../engine';
import { deviceClock } from '../clock';
import type { AnyReviewer } from '../learning';
import { think } from '../thinking';
import { reviewGame, type Reviewed } from './reviewGame';

const NOTHING: Reviewed = { turns: [], done: 0 };
/** How often what is known so far is shown anew: at every twentieth of the game. */
const STEPS = 20;

/** A finished game read through, in slices: what can be said of it so far. */
export function useReview(reviewer: AnyReviewer, table: Table): Reviewed {
  const [reviewed, setReviewed] = useState(NOTHING);
  useEffect(() => {
    const reading = reviewGame(table, reviewer);
    let shown = 0;
    function* reviewing(): Generator<void, Reviewed, void> {
      for (;;) {
        const step = reading.next();
        if (step.done) return step.value;
        const twentieth = Math.floor(step.value.done * STEPS);
        if (twentieth > shown) setReviewed(step.value);
        shown = twentieth;
        yield;
      }
    }
    return think(reviewing(), deviceClock, setReviewed);
  }, [reviewer, table]);
  return reviewed;
}
