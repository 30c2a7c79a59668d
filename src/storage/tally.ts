import type { Results } from './records';

/** Which results are the better ones: few turns, or many points. */
export type Better = 'fewer' | 'more';

export interface Tally {
  readonly games: number;
  readonly mean: number;
  readonly best: number;
  /** How often each result came about. */
  readonly counts: ReadonlyMap<number, number>;
}

/** Null where nothing was noted yet. */
export function tallyOf({ recent, older }: Results, better: Better): Tally | null {
  const counts = new Map(older);
  for (const { result } of recent) counts.set(result, (counts.get(result) ?? 0) + 1);
  if (counts.size === 0) return null;
  let games = 0;
  let sum = 0;
  let best: number | null = null;
  counts.forEach((count, result) => {
    games += count;
    sum += count * result;
    if (best === null || beats(result, best, better)) best = result;
  });
  return { games, mean: sum / games, best: best!, counts };
}

export const beats = (one: number, other: number, better: Better): boolean =>
  better === 'fewer' ? one < other : one > other;

/** What a result means among the others: the first there is, better than all before, as good as the best, or none of it. */
export type Standing = 'first' | 'new' | 'level' | null;

/** Of a result that was beaten since, nothing is said any more. */
export function standingOf({ recent, older }: Results, id: string, better: Better): Standing {
  const place = recent.findIndex((one) => one.id === id);
  if (place < 0) return null;
  const { result } = recent[place]!;
  const before = [...older.keys(), ...recent.slice(0, place).map((one) => one.result)];
  const after = recent.slice(place + 1).map((one) => one.result);
  if (before.length + after.length === 0) return 'first';
  if ([...before, ...after].some((other) => beats(other, result, better))) return null;
  return before.every((other) => beats(result, other, better)) ? 'new' : 'level';
}
