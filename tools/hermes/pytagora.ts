import { bestLay, type Position } from '../../src/games/pytagora/bots/search';
import { positionOf } from '../verify-pytagora/positions';

/** The search on tables of five equations with full racks, in Node or in the VM. */
export interface SearchTrial {
  /** The best scores, to be compared. */
  readonly scores: readonly (number | null)[];
  /** Milliseconds of every search, and of the longest stretch between two yields in it. */
  readonly moves: readonly number[];
  readonly slices: readonly number[];
}

const POSITIONS = 200;
/** The same searches again; of each figure the best is kept, since whatever slowed the others was not ours. */
const ROUNDS = 3;

export function runSearch(clock: () => number): SearchTrial {
  const scores: (number | null)[] = [];
  const moves: number[] = [];
  const slices: number[] = [];
  const positions = Array.from({ length: POSITIONS }, (_, nth) =>
    positionOf({ kind: 'classic', equations: 5, rack: 10 }, 7000 + nth),
  );
  for (let round = 0; round < ROUNDS; round++)
    positions.forEach((position, nth) => {
      const { score, took, longest } = timed(position, clock);
      scores[nth] = score;
      moves[nth] = Math.min(moves[nth] ?? Infinity, took);
      slices[nth] = Math.min(slices[nth] ?? Infinity, longest);
    });
  return { scores, moves, slices };
}

function timed(position: Position, clock: () => number) {
  const began = clock();
  let from = began;
  let longest = 0;
  const thinking = bestLay(position);
  for (;;) {
    const step = thinking.next();
    const now = clock();
    longest = Math.max(longest, now - from);
    from = now;
    if (step.done) return { score: step.value?.score ?? null, took: now - began, longest };
  }
}
