import type { Better } from '../storage';

/** The results from `from` to `to`, as one bar; `open` where it holds all the worse ones too. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
  /** One's own games. */
  readonly games: number;
  /** The best known player's share; null where there is none. */
  readonly share: number | null;
}

export const MOST_BARS = 12;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 10_000, 100_000] as const;
/** Of the best known player's games, as few at either end get no bar of their own. */
const RARE = 0.01;
/** Bars as narrow as can be, but so many of the games must be told apart. */
const MOST = 0.8;

/** A result counted so that the better is the smaller, whichever is wanted, and how much it weighs. */
interface Weighed {
  readonly at: number;
  readonly weight: number;
}

/**
 * Bars from the best result to the worst, one's own beside the best known player's. One's record always has its bar; a few
 * games that went badly do not push the others together, they share the last.
 */
export function barsOf(
  counts: ReadonlyMap<number, number>,
  shares: readonly number[] | null,
  better: Better,
  most = MOST_BARS,
): readonly Bar[] {
  const sign = better === 'fewer' ? 1 : -1;
  const weighed = (pairs: Iterable<readonly [number, number]>): Weighed[] =>
    [...pairs]
      .map(([result, weight]) => ({ at: sign * result, weight }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => a.at - b.at);
  const own = weighed(counts);
  const ideal = weighed((shares ?? []).entries());
  const both = [own, ideal].filter(({ length }) => length > 0);
  if (both.length === 0) return [];

  const first = Math.min(...both.map((all) => (all === own ? all[0]!.at : reach(all, RARE))));
  const last = Math.max(...both.map((all) => reach(all, 1 - RARE)));
  const told = Math.max(...both.map((all) => reach(all, MOST)));
  const step = STEPS.find((wide) => binOf(told, wide) - binOf(first, wide) < most) ?? LARGEST;
  const start = binOf(first, step);
  const end = Math.min(binOf(last, step), start + most - 1);
  const heavy = (all: readonly Weighed[], bin: number): number =>
    all.reduce((sum, { at, weight }) => {
      const place = Math.min(end, Math.max(start, binOf(at, step)));
      return place === bin ? sum + weight : sum;
    }, 0);
  return Array.from({ length: end - start + 1 }, (_, nth): Bar => {
    const bin = start + nth;
    const [best, worst] = [bin * step, (bin + 1) * step - 1];
    return {
      from: sign > 0 ? best : -worst,
      to: sign > 0 ? worst : -best,
      open: bin === end && both.some((all) => all[all.length - 1]!.at > worst),
      games: heavy(own, bin),
      share: shares ? heavy(ideal, bin) : null,
    };
  });
}

const LARGEST = STEPS[STEPS.length - 1]!;

const binOf = (at: number, step: number): number => Math.floor(at / step);

/** The result below which, itself included, lies more than this part of all. */
function reach(all: readonly Weighed[], part: number): number {
  const sum = all.reduce((before, { weight }) => before + weight, 0);
  let before = 0;
  return all.find(({ weight }) => (before += weight) > part * sum)?.at ?? all[all.length - 1]!.at;
}
