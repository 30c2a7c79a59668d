import type { Spot } from '../../rules';
import type { Camera } from '../../../../ui/zoom';

/** A cell's side at scale 1. */
export const CELL = 44;
/** What a cell measures at least while one lays, and what it measures where the board allows, on a phone. */
const LEAST = 30;
const USUAL = 44;
/** A board of this width is a phone's; on a wider one everything grows with it. */
const PHONE = 620;
/** Two fingers make the table as small and as large as this. */
export const SMALLEST = 0.2;
export const LARGEST = 2;
/** Free cells around what is shown, so that there is room to go on. */
const ROOM = 1;
/** What an empty table shows the middle of. */
const EMPTY: Bounds = { left: 0, top: 0, right: 6, bottom: 0 };

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A board on a screen, and how much larger than usual everything on it is to be. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly large?: number;
}

/** The scale that one lays at: never below the least, and no larger than usual. */
export function scalesFor({ width, large = 1 }: Seen): { readonly least: number; readonly usual: number } {
  const grown = Math.max(1, width / PHONE) * large;
  return { least: (LEAST / CELL) * grown, usual: (USUAL / CELL) * grown };
}

/** The cells that are taken, from first to last; the middle of the table when none is. */
export function boundsOf(spots: readonly Spot[]): Bounds {
  if (spots.length === 0) return EMPTY;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const roomy = ({ left, top, right, bottom }: Bounds): Bounds => ({
  left: left - ROOM,
  top: top - ROOM,
  right: right + ROOM,
  bottom: bottom + ROOM,
});

/** The scale at which all of these cells fit. */
const fitting = ({ left, top, right, bottom }: Bounds, { width, height }: Seen): number =>
  Math.min(width / (right - left + 1), height / (bottom - top + 1)) / CELL;

/** These cells in the middle. x and y are where the corner of cell (0, 0) is on the screen. */
const centred = ({ left, top, right, bottom }: Bounds, scale: number, { width, height }: Seen): Camera => ({
  scale,
  x: width / 2 - ((left + right + 1) / 2) * CELL * scale,
  y: height / 2 - ((top + bottom + 1) / 2) * CELL * scale,
});

/** All of it at once, however small that is. */
export function overview(grid: readonly Spot[], seen: Seen): Camera {
  if (grid.length === 0) return playing(grid, grid, seen);
  const bounds = roomy(boundsOf(grid));
  return centred(bounds, Math.max(SMALLEST, Math.min(scalesFor(seen).usual, fitting(bounds, seen))), seen);
}

/**
 * How the table is looked at to be played at: all of it, tightly, with room to go on. Where its cells would be too small to be
 * read, as much of it as can be read around what was laid last.
 */
export function playing(grid: readonly Spot[], last: readonly Spot[], seen: Seen): Camera {
  const { least, usual } = scalesFor(seen);
  const bounds = roomy(boundsOf(grid));
  if (grid.length === 0) return centred(bounds, usual, seen);
  const whole = fitting(bounds, seen);
  if (whole >= least) return centred(bounds, Math.min(usual, whole), seen);
  return around(grid, roomy(boundsOf(last.length > 0 ? last : grid)), least, seen);
}

/** A window of this scale that shows the focus, and of all that do the one that shows most pieces. */
function around(grid: readonly Spot[], focus: Bounds, scale: number, seen: Seen): Camera {
  const columns = seen.width / (CELL * scale);
  const rows = seen.height / (CELL * scale);
  let best = { left: 0, top: 0 };
  let most = -Infinity;
  const whole = roomy(boundsOf(grid));
  // Along a side where all of it fits all of it is shown, in the middle.
  const across = whole.right - whole.left < columns - 1 ? whole : focus;
  const down = whole.bottom - whole.top < rows - 1 ? whole : focus;
  const middle = { x: (across.left + across.right + 1) / 2, y: (down.top + down.bottom + 1) / 2 };
  for (const left of starts(across.left, across.right, columns))
    for (const top of starts(down.top, down.bottom, rows)) {
      const seenPieces = grid.filter(
        ({ x, y }) => x >= left && y >= top && x + 1 <= left + columns && y + 1 <= top + rows,
      ).length;
      // Of two that show as many, the one that has it nearer to its middle.
      const aside = Math.abs(left + columns / 2 - middle.x) + Math.abs(top + rows / 2 - middle.y);
      const worth = seenPieces - aside / 1000;
      if (worth <= most) continue;
      most = worth;
      best = { left, top };
    }
  return { scale, x: -best.left * CELL * scale, y: -best.top * CELL * scale };
}

/** Where a window of so many cells may begin, to show these; the middle of them where they are too many. */
function starts(first: number, last: number, cells: number): readonly number[] {
  const spare = cells - (last - first + 1);
  if (spare <= 0) return [(first + last + 1 - cells) / 2];
  const steps = Math.ceil(spare);
  return [
    first - spare / 2,
    ...Array.from({ length: steps + 1 }, (_, step) => first - (spare * step) / steps),
  ];
}

/**
 * The same look, moved no more than is needed to bring these cells into sight with some room: the last of them first. An overview
 * ends with it.
 */
export function bringing(camera: Camera, spots: readonly Spot[], seen: Seen): Camera {
  const [newest] = spots.slice(-1);
  if (!newest) return camera;
  const { least } = scalesFor(seen);
  const all = boundsOf(spots);
  // All of them with room around, or without, or the last.
  const shown =
    [roomy(all), all].find((bounds) => fitting(bounds, seen) >= least) ?? roomy(boundsOf([newest]));
  const scale = Math.max(least, Math.min(camera.scale, fitting(shown, seen)));
  const { width, height } = seen;
  // Grown or shrunk about the middle of the screen, or about the cells where it was an overview.
  const from =
    camera.scale < least
      ? centred(shown, scale, seen)
      : {
          scale,
          x: width / 2 - (width / 2 - camera.x) * (scale / camera.scale),
          y: height / 2 - (height / 2 - camera.y) * (scale / camera.scale),
        };
  const into = (corner: number, first: number, last: number, size: number): number => {
    const side = CELL * scale;
    return Math.max(-first * side, Math.min(size - (last + 1) * side, corner));
  };
  return {
    scale,
    x: into(from.x, shown.left, shown.right, width),
    y: into(from.y, shown.top, shown.bottom, height),
  };
}

/** Whether all of these cells are in sight. */
export function showsAll({ x, y, scale }: Camera, { left, top, right, bottom }: Bounds, seen: Seen): boolean {
  'worklet';
  const side = CELL * scale;
  const slack = 1;
  return (
    x + left * side >= -slack &&
    y + top * side >= -slack &&
    x + (right + 1) * side <= seen.width + slack &&
    y + (bottom + 1) * side <= seen.height + slack
  );
}

/** The cell under a point of the board. Runs on the UI thread at every move of the finger. */
export function columnAt(px: number, x: number, scale: number): number {
  'worklet';
  return Math.floor((px - x) / (CELL * scale));
}
