import { createEnding, visitEndings, type Ending, type Ways } from './endings';

/** How many turns are expected after this turn has ended so: the less the better. */
export type After = (ending: Readonly<Ending>) => number;

export interface Best {
  readonly ending: Readonly<Ending>;
  readonly turns: number;
}

/** The ending after which fewest turns are expected; of several the first shown. */
export function* bestEnding(ways: Ways, after: After): Generator<void, Best, void> {
  const ending = createEnding();
  let turns = Infinity;
  yield* visitEndings(ways, (shown) => {
    const value = shown.won ? 0 : after(shown);
    if (value >= turns) return;
    turns = value;
    Object.assign(ending, shown);
  });
  if (turns === Infinity) throw new Error('A turn that cannot end');
  return { ending, turns };
}

/** Thinks to the end in one go. */
export function atOnce<T>(thinking: Generator<void, T, void>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
