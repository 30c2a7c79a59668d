/**
 * Sequences counted the way a person does with a finger on the board, and written without a look at the engine: every line as
 * a text, in which a run of one's own chips is a row of hashes.
 */
const SIDE = 10;
const CORNERS = [0, 9, 90, 99];

export type ChipsByEye = readonly (number | null)[];

/** All lines of the board from edge to edge: left to right, in a column from top to bottom. */
const LINES_BY_EYE: readonly (readonly number[])[] = (() => {
  const from0to9 = Array.from({ length: SIDE }, (_, k) => k);
  const lines: number[][] = [];
  for (const row of from0to9) lines.push(from0to9.map((column) => row * SIDE + column));
  for (const column of from0to9) lines.push(from0to9.map((row) => row * SIDE + column));
  for (let slant = -9; slant <= 9; slant++) {
    const falling = from0to9.filter((column) => column + slant >= 0 && column + slant < SIDE);
    lines.push(falling.map((column) => (column + slant) * SIDE + column));
    const rising = from0to9.filter((column) => 9 - column + slant >= 0 && 9 - column + slant < SIDE);
    lines.push(rising.map((column) => (9 - column + slant) * SIDE + column));
  }
  return lines;
})();

const textOf = (line: readonly number[], chips: ChipsByEye, team: number): string =>
  line.map((cell) => (CORNERS.includes(cell) || chips[cell] === team ? '#' : '.')).join('');

/** The run of five or more on this line, as places; there is never room for two. */
function runByEye(text: string): readonly number[] {
  const found = /#{5,}/.exec(text);
  return found ? Array.from(found[0], (_, k) => found.index + k) : [];
}

const countInRun = (length: number): number => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

export const countOnLine = (line: readonly number[], chips: ChipsByEye, team: number): number =>
  countInRun(runByEye(textOf(line, chips, team)).length);

/** How many sequences the team has, as its chips lie. */
export const countByEye = (chips: ChipsByEye, team: number): number =>
  LINES_BY_EYE.reduce((sum, line) => sum + countOnLine(line, chips, team), 0);

/** What turns its rough side up when the board changes from one to the other: by the first five, then by the whole run. */
export function lockedByEye(before: ChipsByEye, after: ChipsByEye, team: number): Set<number> {
  const locked = new Set<number>();
  for (const line of LINES_BY_EYE) {
    const run = runByEye(textOf(line, after, team)).map((place) => line[place]!);
    const had = countOnLine(line, before, team);
    const has = countInRun(run.length);
    if (had === 0 && has > 0) run.slice(0, 5).forEach((cell) => locked.add(cell));
    if (had < 2 && has === 2) run.forEach((cell) => locked.add(cell));
  }
  CORNERS.forEach((corner) => locked.delete(corner));
  return locked;
}
