import { cellAt, indexOf, spotOf, type Grid } from '../../rules';
import type { Seat } from '../../../../engine';
import type { LastMove } from '../../../../shell/frame/lastMoves';
import { boundsOf, CELL, type Bounds } from './camera';

/** A ring round an equation, in the colour of whoever laid it, and where on it their face is. */
export interface Ring {
  readonly seat: Seat;
  readonly bounds: Bounds;
  /** Its last cell: with it the ring is there. */
  readonly last: number;
  readonly face: { readonly x: number; readonly y: number };
}

/** Clear of the pieces; and of their knobs, which are right and below. */
const BEFORE = 5;
const AFTER = 12;

/** The ring in points of the table. */
export const ringAround = ({ left, top, right, bottom }: Bounds) => ({
  x: left * CELL - BEFORE,
  y: top * CELL - BEFORE,
  width: (right - left + 1) * CELL + BEFORE + AFTER,
  height: (bottom - top + 1) * CELL + BEFORE + AFTER,
});

/** What each other seat laid last, since one's own last turn; and what one has just laid oneself. */
export function ringsFor(grid: Grid, others: readonly LastMove[], own: LastMove | null): readonly Ring[] {
  const rings: Ring[] = [];
  for (const { seat, cells } of own ? [...others.filter((move) => move.seat !== own.seat), own] : others) {
    const bounds = boundsOf(cells.map(spotOf));
    rings.push({ seat, bounds, last: cells[cells.length - 1]!, face: faceOn(bounds, grid, rings) });
  }
  return rings;
}

/** A corner of the ring where nothing else lies; or at least no other face. */
function faceOn({ left, top, right, bottom }: Bounds, grid: Grid, others: readonly Ring[]): Ring['face'] {
  const index = indexOf(grid);
  const ring = ringAround({ left, top, right, bottom });
  const [far, low] = [ring.x + ring.width, ring.y + ring.height];
  const corners = [
    { x: ring.x, y: ring.y, cells: [cellAt(left - 1, top), cellAt(left, top - 1)] },
    { x: ring.x, y: low, cells: [cellAt(left - 1, bottom), cellAt(left, bottom + 1)] },
    { x: far, y: ring.y, cells: [cellAt(right + 1, top), cellAt(right, top - 1)] },
    { x: far, y: low, cells: [cellAt(right + 1, bottom), cellAt(right, bottom + 1)] },
  ];
  const bare = corners.filter(({ x, y }) =>
    others.every(({ face }) => Math.hypot(face.x - x, face.y - y) > CELL / 2),
  );
  const free = bare.find(({ cells }) => !cells.some((cell) => index.has(cell)));
  const { x, y } = free ?? bare[0] ?? corners[0]!;
  return { x, y };
}
