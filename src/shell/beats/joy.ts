import { RUNGS, type Beat, type Rung } from './beat';

/** So many worths must have been seen before one of them is the finest: the first move of a game always is. */
const ENOUGH = 3;

/** The highest rung that these beats reach. `before`: what was worth something earlier in the game. */
export function rungOf(beats: readonly Beat[], before: readonly number[]): Rung | null {
  const reached = new Set<Rung>(beats.flatMap(({ joy }) => joy ?? []));
  const finest = Math.max(...before);
  if (before.length >= ENOUGH && beats.some(({ worth }) => worth !== undefined && worth > finest))
    reached.add('finest');
  return [...RUNGS].reverse().find((rung) => reached.has(rung)) ?? null;
}
