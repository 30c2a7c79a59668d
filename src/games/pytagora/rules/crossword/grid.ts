import type { Face } from './pieces';

/** The two ways an equation reads: left to right, or top to bottom. */
export const WAYS = ['across', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** x grows to the right, y downwards; the first equation usually lies about (0, 0). */
export type Spot = {
  readonly x: number;
  readonly y: number;
};

/** A piece on the table, and in which directions it belongs to an equation. */
export type Lying = Spot & {
  readonly face: Face;
  readonly across: boolean;
  readonly down: boolean;
};

/** All pieces on the table, in the order they came there. */
export type Grid = readonly Lying[];

/**
 * The grid has no edge at a table. Here it reaches so far both ways, several times what all pieces in one row need, so
 * that a spot can be told by one number.
 */
export const REACH = 500;
/** A column more than is used, so that the end of one row is no neighbour of the next. */
const WIDTH = 2 * REACH + 2;

export const isWithinReach = ({ x, y }: Spot): boolean =>
  Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= REACH && Math.abs(y) <= REACH;

/** One number for a spot: what refusals point at, and the key of an index. */
export const cellAt = (x: number, y: number): number => (y + REACH) * WIDTH + (x + REACH);
export const cellOf = ({ x, y }: Spot): number => cellAt(x, y);
export const spotOf = (cell: number): Spot => ({
  x: (cell % WIDTH) - REACH,
  y: Math.floor(cell / WIDTH) - REACH,
});

/** How the cell number changes by one step along, and across, a line. */
export const STEP: Readonly<Record<Way, number>> = { across: 1, down: WIDTH };
export const otherWay = (way: Way): Way => (way === 'across' ? 'down' : 'across');

export type Index = ReadonlyMap<number, Lying>;

/** The grid by cell. */
export const indexOf = (grid: Grid): Index => new Map(grid.map((piece) => [cellOf(piece), piece]));
