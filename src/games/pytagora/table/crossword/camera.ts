import type { Spot } from '../../rules';
import type { Camera } from '../../../../ui/zoom';

/** A cell's side at scale 1. */
export const CELL = 44;
export const SMALLEST = 0.35;
export const LARGEST = 1.8;
/** Free cells around what lies there, so that there is room to go on. */
const MARGIN = 2;
/** An empty table shows this many cells. */
const EMPTY = 7;

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The cells that are taken, from first to last; the middle of the table when none is. */
export function boundsOf(spots: readonly Spot[]): Bounds {
  if (spots.length === 0) return { left: 0, top: 0, right: EMPTY - 1, bottom: 0 };
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Shows all of it, centred, as large as is comfortable. x and y are where the corner of cell (0, 0) is on the screen. */
export function fit(bounds: Bounds, width: number, height: number): Camera {
  const columns = bounds.right - bounds.left + 1 + 2 * MARGIN;
  const rows = bounds.bottom - bounds.top + 1 + 2 * MARGIN;
  // A tablet has room for larger pieces than a phone.
  const largest = Math.min(LARGEST, Math.max(1, width / 620));
  const scale = Math.max(SMALLEST, Math.min(largest, width / (columns * CELL), height / (rows * CELL)));
  return {
    scale,
    x: width / 2 - ((bounds.left + bounds.right + 1) / 2) * CELL * scale,
    y: height / 2 - ((bounds.top + bounds.bottom + 1) / 2) * CELL * scale,
  };
}

/** The cell under a point of the board. Runs on the UI thread at every move of the finger. */
export function columnAt(px: number, x: number, scale: number): number {
  'worklet';
  return Math.floor((px - x) / (CELL * scale));
}
