import type { Graph } from './graph';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';

const CLOSE = 1e-12;
const NEVER_ENDING = 20_000;

/** A player of the one-seat game: how likely each ending is chosen is up to `expect`, which returns the mean over them. */
export type Expect = (values: Float64Array, row: number) => number;

/** Expected turns left from every position, by Gauss–Seidel: positions near the end first, each used as soon as it is known. */
export function turnsFrom(graph: Graph, expect: Expect): Float64Array {
  const values = new Float64Array(graph.pairs);
  for (let sweep = 0; sweep < NEVER_ENDING; sweep++) {
    let change = 0;
    for (const pair of graph.order) {
      let value = 1;
      for (let roll = 0; roll < ROLLS.length; roll++)
        value += ROLLS[roll]!.chance * expect(values, pair * ROLLS.length + roll);
      change = Math.max(change, Math.abs(value - values[pair]!));
      values[pair] = value;
    }
    if (change < CLOSE) return values;
  }
  throw new Error('No end in sight');
}

/** Perfect play: the ending from which fewest turns are expected. */
export const perfect =
  ({ from, ends }: Graph): Expect =>
  (values, row) => {
    let least = Infinity;
    for (let k = from[row]!; k < from[row + 1]!; k++) {
      const value = values[ends[k]!]!;
      if (value < least) least = value;
    }
    return least;
  };

/** Furthest in all, or home; any of those that are equally far. */
export const greedy =
  ({ from, ends, won, progress }: Graph): Expect =>
  (values, row) => {
    let most = -1;
    let sum = 0;
    let count = 0;
    for (let k = from[row]!; k < from[row + 1]!; k++) {
      const end = ends[k]!;
      if (won[end]) return 0;
      if (progress[end]! > most) {
        most = progress[end]!;
        sum = count = 0;
      }
      if (progress[end] === most) {
        sum += values[end]!;
        count++;
      }
    }
    return sum / count;
  };

/** How likely the perfect player needs exactly n turns: entry n, up to where hardly anything is left. */
export function distributionOf(graph: Graph, values: Float64Array): readonly number[] {
  const { from, ends, won, order, start } = graph;
  let now = new Float64Array(graph.pairs);
  now[start] = 1;
  const shares = [0];
  for (let left = 1; left > 1e-7;) {
    const next = new Float64Array(graph.pairs);
    let done = 0;
    for (const pair of order) {
      if (now[pair] === 0) continue;
      for (let roll = 0; roll < ROLLS.length; roll++) {
        const row = pair * ROLLS.length + roll;
        let best = ends[from[row]!]!;
        for (let k = from[row]!; k < from[row + 1]!; k++)
          if (values[ends[k]!]! < values[best]!) best = ends[k]!;
        const share = now[pair]! * ROLLS[roll]!.chance;
        if (won[best]) done += share;
        else next[best]! += share;
      }
    }
    shares.push(done);
    left -= done;
    now = next;
  }
  return shares;
}
