import { createEnding, visitEndings, type Ending, type Ways } from './endings';

/** What it costs to have ended the turn so, as a rule in turns expected: the less the better. */
export type Cost = (ending: Readonly<Ending>) => number;

export interface Best {
  readonly ending: Readonly<Ending>;
  readonly cost: number;
}

/** The least that an ending can cost which keeps these keepers: what cannot be better is not looked at. */
export type Bound = (kept: number) => number;

/** The ending that costs least; of several the first shown. Null where a cursed seat is stuck. */
export function* bestEnding(ways: Ways, costOf: Cost, leastOf?: Bound): Generator<void, Best | null, void> {
  const ending = createEnding();
  let cost = Infinity;
  const look = (shown: Ending) => {
    const one = costOf(shown);
    if (one >= cost) return;
    cost = one;
    Object.assign(ending, shown);
  };
  yield* visitEndings(ways, look, leastOf && ((kept) => leastOf(kept) < cost));
  return cost === Infinity ? null : { ending, cost };
}

/** Thinks to the end in one go. */
export function atOnce<T>(thinking: Generator<void, T, void>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
