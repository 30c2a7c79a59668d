import { isCorner, LENGTH, STRAIGHTS, STRAIGHTS_AT } from './board';
import type { Sequence, Team } from './types';

type Chips = readonly (Team | null)[];

/** A corner counts as everybody's chip. */
const counts = (chips: Chips, team: Team, cell: number): boolean => isCorner(cell) || chips[cell] === team;

/** Ruling: two sequences of a team share one chip at most, so a run holds two from this length on. */
export const LENGTH_OF_TWO = 2 * LENGTH - 1;

const sequencesIn = (run: readonly number[]): number =>
  run.length < LENGTH ? 0 : run.length < LENGTH_OF_TWO ? 1 : 2;

/** The team's unbroken run through a cell that is its own, from the line's start. */
function runThrough(chips: Chips, team: Team, straight: readonly number[], cell: number): readonly number[] {
  let first = straight.indexOf(cell);
  let last = first;
  while (first > 0 && counts(chips, team, straight[first - 1]!)) first--;
  while (last < straight.length - 1 && counts(chips, team, straight[last + 1]!)) last++;
  return straight.slice(first, last + 1);
}

/** Two lines cross in one cell at most, so two cells say which line it is. */
const liesOn = ({ cells }: Sequence, straight: readonly number[]): boolean =>
  straight.includes(cells[0]!) && straight.includes(cells[1]!);

/** The team's sequences on a straight line. No line has room for two runs of five. */
export const finishedOn = (
  sequences: readonly Sequence[],
  team: Team,
  straight: readonly number[],
): readonly Sequence[] =>
  sequences.filter((sequence) => sequence.team === team && liesOn(sequence, straight));

/**
 * The sequences that the chip just laid on `cell` finishes; one chip may finish several, also two on one line.
 * Ruling: a run counts as it lies, whatever the order in which it grew. Its first sequence locks the five nearest the line's
 * start, its second the whole run; a chip that comes to it later is not locked by it.
 */
export const finishedBy = (
  chips: Chips,
  sequences: readonly Sequence[],
  team: Team,
  cell: number,
): Sequence[] =>
  STRAIGHTS_AT[cell]!.flatMap((straight) => {
    const run = runThrough(chips, team, straight, cell);
    const had = finishedOn(sequences, team, straight).length;
    return [run.slice(0, LENGTH), run].slice(had, sequencesIn(run)).map((cells) => ({ team, cells }));
  });

export const isLocked = (sequences: readonly Sequence[], cell: number): boolean =>
  !isCorner(cell) && sequences.some((sequence) => sequence.cells.includes(cell));

/** The team's longest unbroken line: the tie-break of a game nobody won. A corner counts, but is no line by itself. */
export const longestLine = (chips: Chips, team: Team): number =>
  Math.max(...STRAIGHTS.map((straight) => longestOn(straight, chips, team)));

function longestOn(straight: readonly number[], chips: Chips, team: Team): number {
  let longest = 0;
  let length = 0;
  let hasChip = false;
  for (const cell of straight) {
    const goesOn = counts(chips, team, cell);
    length = goesOn ? length + 1 : 0;
    hasChip = goesOn && (hasChip || !isCorner(cell));
    if (hasChip) longest = Math.max(longest, length);
  }
  return longest;
}
