import type { Refusal } from '../../../../engine';
import { readEquation, type Equation, type EquationCode } from './equation';
import {
  cellOf,
  indexOf,
  isWithinReach,
  otherWay,
  spotOf,
  STEP,
  type Grid,
  type Index,
  type Way,
} from './grid';
import { EQUALS, without, type Face } from './pieces';
import { scoreOf, type Score } from './score';

/** A piece to be laid, and where it is taken from. */
export type NewPiece = {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly from: 'hand' | 'shared';
};

/** The unbroken row or column that new pieces form with those already there. */
export type Run = {
  readonly way: Way;
  /** Along the line, first to last. */
  readonly cells: readonly number[];
  readonly faces: readonly Face[];
  /** Places in the run that already lay there. */
  readonly crossings: readonly number[];
};

export const PLACEMENT_CODES = [
  'nothing-from-hand',
  'too-far',
  'cell-taken',
  'piece-not-in-hand',
  'shared-equals-used-up',
  'shared-equals-only', // nothing but = lies there to share
  'not-one-line',
  'gap',
  'lengthens-equation',
  'touches-neighbour',
] as const;
export type PlacementCode = (typeof PLACEMENT_CODES)[number];
type LayRefusal = Refusal<PlacementCode | EquationCode>;

/** What a seat lays from and onto. */
export type Supply = {
  readonly grid: Grid;
  readonly hand: readonly Face[];
  readonly sharedEquals: number;
};

export type Verdict =
  | { readonly kind: 'lawful'; readonly run: Run; readonly equation: Equation; readonly score: Score }
  | {
      readonly kind: 'refused';
      readonly refusal: LayRefusal;
      /** As far as it could be read: what the screen lights up. */
      readonly run: Run | null;
    };

/** All that can be said about laying these pieces: a draft may be asked about at any moment. */
export function judgeLay(
  supply: Supply,
  pieces: readonly NewPiece[],
  index: Index = indexOf(supply.grid),
): Verdict {
  const refusal = refuseSpots(index, pieces) ?? refuseSupply(supply, pieces);
  if (refusal) return { kind: 'refused', refusal, run: null };
  const found = runOf(index, pieces);
  if (!('way' in found)) return { kind: 'refused', refusal: found, run: null };
  const touching = refuseContact(index, pieces, found);
  if (touching) return { kind: 'refused', refusal: touching, run: found };
  // Ruling: a shared = alone is not a move.
  if (!pieces.some(({ from }) => from === 'hand'))
    return {
      kind: 'refused',
      refusal: { code: 'nothing-from-hand', cells: pieces.map(cellOf), unfinished: true },
      run: found,
    };
  const reading = readEquation(found.faces);
  if (reading.kind === 'equation')
    return {
      kind: 'lawful',
      run: found,
      equation: reading.equation,
      score: scoreOf(reading.equation, found.crossings),
    };
  const { places, ...fault } = reading.fault;
  return {
    kind: 'refused',
    refusal: { ...fault, cells: places.map((place) => found.cells[place]!) },
    run: found,
  };
}

function refuseSpots(index: Index, pieces: readonly NewPiece[]): LayRefusal | null {
  if (pieces.length === 0) return { code: 'nothing-from-hand', unfinished: true };
  if (!pieces.every(isWithinReach)) return { code: 'too-far' };
  const cells = pieces.map(cellOf);
  const taken = cells.filter((cell, nth) => index.has(cell) || cells.indexOf(cell) !== nth);
  return taken.length > 0 ? { code: 'cell-taken', cells: taken } : null;
}

function refuseSupply({ hand, sharedEquals }: Supply, pieces: readonly NewPiece[]): LayRefusal | null {
  const own = pieces.filter(({ from }) => from === 'hand');
  const shared = pieces.filter(({ from }) => from === 'shared');
  let left: readonly Face[] = hand;
  for (const piece of own) {
    const rest = without(left, [piece.face]);
    if (!rest) return { code: 'piece-not-in-hand', cells: [cellOf(piece)] };
    left = rest;
  }
  const odd = shared.filter(({ face }) => face !== EQUALS);
  if (odd.length > 0) return { code: 'shared-equals-only', cells: odd.map(cellOf) };
  return shared.length > sharedEquals ? { code: 'shared-equals-used-up', cells: shared.map(cellOf) } : null;
}

/** The run these pieces stand in; or why there is none. The pieces are on free cells, each its own. */
function runOf(index: Index, pieces: readonly NewPiece[]): Run | LayRefusal {
  const laid = new Map(pieces.map((piece) => [cellOf(piece), piece.face]));
  const faceAt = (cell: number): Face | undefined => laid.get(cell) ?? index.get(cell)?.face;
  const way = wayOf(index, pieces);
  if (way === null) return { code: 'not-one-line', cells: [...laid.keys()] };
  const step = STEP[way];
  let cell = Math.min(...laid.keys());
  while (faceAt(cell - step) !== undefined) cell -= step;
  const cells: number[] = [];
  for (; faceAt(cell) !== undefined; cell += step) cells.push(cell);
  const beyond = [...laid.keys()].filter((other) => !cells.includes(other));
  if (beyond.length > 0) return { code: 'gap', cells: gapsOf(cells, beyond, step), unfinished: true };
  return {
    way,
    cells,
    faces: cells.map((place) => faceAt(place)!),
    crossings: cells.flatMap((place, nth) => (laid.has(place) ? [] : [nth])),
  };
}

/** A single piece reads along the line where it has a neighbour. */
function wayOf(index: Index, pieces: readonly NewPiece[]): Way | null {
  const [first, second] = pieces;
  if (!first) return null;
  if (!second) {
    const cell = cellOf(first);
    const across = index.has(cell - STEP.across) || index.has(cell + STEP.across);
    const down = index.has(cell - STEP.down) || index.has(cell + STEP.down);
    return down && !across ? 'down' : 'across';
  }
  if (pieces.every(({ y }) => y === first.y)) return 'across';
  return pieces.every(({ x }) => x === first.x) ? 'down' : null;
}

/** The empty cells between the run and the pieces beyond it. */
function gapsOf(run: readonly number[], beyond: readonly number[], step: number): number[] {
  const gaps: number[] = [];
  const last = Math.max(...beyond);
  for (let cell = run[run.length - 1]! + step; cell < last; cell += step)
    if (!beyond.includes(cell)) gaps.push(cell);
  return gaps;
}

/** Ruling: side by side contact is refused, and so is a run that an earlier equation of its direction is part of. */
function refuseContact(index: Index, pieces: readonly NewPiece[], { way, cells }: Run): LayRefusal | null {
  const lengthened = cells.filter((cell) => index.get(cell)?.[way] === true);
  if (lengthened.length > 0) return { code: 'lengthens-equation', cells: lengthened };
  const aside = STEP[otherWay(way)];
  const touched = pieces.flatMap((piece) =>
    [cellOf(piece) - aside, cellOf(piece) + aside].filter((cell) => index.has(cell)),
  );
  return touched.length > 0 ? { code: 'touches-neighbour', cells: touched } : null;
}

/** The table once the pieces lie. Only for what `judgeLay` found lawful. */
export function laidOn(grid: Grid, pieces: readonly NewPiece[], { way, cells }: Run): Grid {
  const inRun = new Set(cells);
  const before = grid.map((piece) => (inRun.has(cellOf(piece)) ? { ...piece, [way]: true } : piece));
  const added = cells.flatMap((cell) => {
    const piece = pieces.find((candidate) => cellOf(candidate) === cell);
    if (!piece) return [];
    return [{ ...spotOf(cell), face: piece.face, across: way === 'across', down: way === 'down' }];
  });
  return [...before, ...added];
}
