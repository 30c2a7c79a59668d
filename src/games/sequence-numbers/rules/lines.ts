import { CELLS, CORNERS, DIRECTIONS, isCorner, SIDE, WINDOWS_AT } from './board';
import type { Sequence, Team } from './types';

type Chips = readonly (Team | null)[];

/** A corner counts as everybody's chip. */
const counts = (chips: Chips, team: Team, cell: number): boolean => isCorner(cell) || chips[cell] === team;

/** Ruling: two sequences of a team share one chip at most, and a corner is never that chip. */
const MOST_SHARED = 1;

const sharedChips = (a: readonly number[], b: readonly number[]): number =>
  a.filter((cell) => !isCorner(cell) && b.includes(cell)).length;

/**
 * The sequences that the chip just laid on `cell` finishes; one chip may finish several, also two on one line.
 * Ruling: where a line is longer than five, the five with the fewest chips already locked are taken, then those nearest the
 * line's start.
 */
export function finishedBy(
  chips: Chips,
  sequences: readonly Sequence[],
  team: Team,
  cell: number,
): Sequence[] {
  const own = sequences.filter((sequence) => sequence.team === team).map((sequence) => sequence.cells);
  // A corner is nobody's chip, so it is never a locked one.
  const locked = new Set(own.flat().filter((c) => !isCorner(c)));
  const complete = WINDOWS_AT[cell]!.filter((window) => window.cells.every((c) => counts(chips, team, c)));
  const found: (readonly number[])[] = [];
  DIRECTIONS.forEach((_, direction) => {
    const onLine = complete.filter((window) => window.direction === direction).map((window) => window.cells);
    for (;;) {
      const free = onLine.filter((cells) =>
        [...own, ...found].every((other) => sharedChips(cells, other) <= MOST_SHARED),
      );
      const best = fewestLocked(free, locked);
      if (!best) return;
      found.push(best);
    }
  });
  return found.map((cells) => ({ team, cells }));
}

function fewestLocked(windows: readonly (readonly number[])[], locked: ReadonlySet<number>) {
  let best: readonly number[] | null = null;
  let fewest = Infinity;
  for (const cells of windows) {
    const count = cells.filter((cell) => locked.has(cell)).length;
    if (count < fewest) [best, fewest] = [cells, count];
  }
  return best;
}

export const isLocked = (sequences: readonly Sequence[], cell: number): boolean =>
  !isCorner(cell) && sequences.some((sequence) => sequence.cells.includes(cell));

/** The team's longest unbroken line: the tie-break of a blocked board. A corner counts, but is no line by itself. */
export function longestLine(chips: Chips, team: Team): number {
  let longest = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    for (const [down, right] of DIRECTIONS) {
      longest = Math.max(longest, lineFrom(chips, team, cell, down, right));
    }
  }
  return longest;
}

function lineFrom(chips: Chips, team: Team, start: number, down: number, right: number): number {
  let row = Math.floor(start / SIDE);
  let column = start % SIDE;
  let length = 0;
  let ownChips = 0;
  while (row < SIDE && column >= 0 && column < SIDE && counts(chips, team, row * SIDE + column)) {
    if (!CORNERS.includes(row * SIDE + column)) ownChips++;
    length++;
    row += down;
    column += right;
  }
  return ownChips > 0 ? length : 0;
}
