import type { Spot } from '../../rules';
import type { Camera } from '../../../../ui/zoom';
import { boundsOf, CELL, type Seen } from './camera';

/** The overview in a corner of the board. */
export const INSET = { width: 57, height: 75, edge: 8 } as const;
/** A cell of it, at most. */
const LARGEST_CELL = 5;
const PADDING = 6;

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** The table drawn small: where its cell (0, 0) is in the inset, and how large a cell is. */
export interface Small {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export function smallOf(grid: readonly Spot[]): Small {
  const { left, top, right, bottom } = boundsOf(grid);
  const [columns, rows] = [right - left + 1, bottom - top + 1];
  const cell = Math.min(
    LARGEST_CELL,
    (INSET.width - 2 * PADDING) / columns,
    (INSET.height - 2 * PADDING) / rows,
  );
  return {
    cell,
    x: INSET.width / 2 - ((left + right + 1) / 2) * cell,
    y: INSET.height / 2 - ((top + bottom + 1) / 2) * cell,
  };
}

/** On a lower board there is no room for what hides a piece. */
const LOW = 3 * INSET.height;

/**
 * The corner of the board where it covers fewest pieces; top right, if it is all the same. None on the smallest phones, where each
 * would cover some: two taps on the table show all of it.
 */
export function cornerFor(
  grid: readonly Spot[],
  { x, y, scale }: Camera,
  { width, height }: Seen,
): Corner | null {
  const { edge } = INSET;
  const [right, bottom] = [width - INSET.width - edge, height - INSET.height - edge];
  const corners: readonly Corner[] = [
    { left: right, top: edge },
    { left: edge, top: edge },
    { left: right, top: bottom },
    { left: edge, top: bottom },
  ];
  const side = CELL * scale;
  const covered = ({ left, top }: Corner): number =>
    grid.filter(
      (spot) =>
        x + (spot.x + 1) * side > left &&
        x + spot.x * side < left + INSET.width &&
        y + (spot.y + 1) * side > top &&
        y + spot.y * side < top + INSET.height,
    ).length;
  const best = corners.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  return height < LOW && covered(best) > 0 ? null : best;
}
