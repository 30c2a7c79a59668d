import type { Grid, Spot } from '../../rules';
import type { Camera } from '../../../../ui/zoom';
import { boundsOf, CELL, type Bounds, type Seen } from './camera';
import { equationsIn } from './equations';

/** Every equation that lies there, as the cells it takes; what is drafted, or the middle, on an empty table. */
export function equationsOn(grid: Grid, draft: readonly Spot[]): Bounds[] {
  if (grid.length === 0) return [boundsOf(draft)];
  return equationsIn(grid).map(({ pieces }) => boundsOf(pieces));
}

/** How far a stretch is to be moved along one side of the board, for all of it, or half a board of it, to be in sight. */
function lack(from: number, to: number, size: number): number {
  'worklet';
  const enough = Math.min(to - from, size / 2);
  if (to < enough) return enough - to;
  return from > size - enough ? size - enough - from : 0;
}

/**
 * The same look, moved as little as it takes for an equation to stay in sight: all of the one that is nearest, or half a board of
 * it. Runs on the UI thread with every move of a finger on the table.
 */
export function held({ x, y, scale }: Camera, equations: readonly Bounds[], seen: Seen): Camera {
  'worklet';
  const side = CELL * scale;
  let least = Infinity;
  let byX = 0;
  let byY = 0;
  for (const { left, top, right, bottom } of equations) {
    const dx = lack(x + left * side, x + (right + 1) * side, seen.width);
    const dy = lack(y + top * side, y + (bottom + 1) * side, seen.height);
    const far = Math.abs(dx) + Math.abs(dy);
    if (far >= least) continue;
    least = far;
    byX = dx;
    byY = dy;
  }
  return { scale, x: x + byX, y: y + byY };
}
