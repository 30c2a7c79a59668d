import type { Camera } from './zoom';

/** A board that is larger than the window it is seen through, by its own points. All of it pure; some of it runs on the UI thread. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot extends Size {
  readonly x: number;
  readonly y: number;
}

/** A board and the window that it is seen through. */
export type Framed = {
  readonly world: Size;
  readonly window: Size;
};

/** Points of a board that are out of sight already when so little of it is: no reason to push it along. */
const HAIR = 1;

export const isPartly = ({ world, window }: Framed): boolean =>
  world.width > window.width + HAIR || world.height > window.height + HAIR;

/** Along one side: in the middle where there is room, else no farther than the board reaches. */
function heldAlong(corner: number, size: number, room: number): number {
  'worklet';
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, corner));
}

/** The same look, with nothing but the board in the window. */
export function heldIn({ world, window }: Framed, { x, y, scale }: Camera): Camera {
  'worklet';
  return {
    scale,
    x: heldAlong(x, world.width * scale, window.width),
    y: heldAlong(y, world.height * scale, window.height),
  };
}

/** All of the board, as large as it can be seen at once. */
export function wholeIn(framed: Framed): Camera {
  const { world, window } = framed;
  const scale = Math.min(1, window.width / world.width, window.height / world.height);
  return heldIn(framed, { x: 0, y: 0, scale });
}

/** While something is carried over it: all of the board, or as much as has its parts no smaller than this. */
export function carriedOver(framed: Framed, now: Camera, least: number): Camera {
  const whole = wholeIn(framed);
  const scale = Math.min(1, least);
  if (whole.scale >= scale) return whole;
  const { width, height } = framed.window;
  const ratio = scale / now.scale;
  return heldIn(framed, {
    scale,
    x: width / 2 - (width / 2 - now.x) * ratio,
    y: height / 2 - (height / 2 - now.y) * ratio,
  });
}

/** At its own size: all of these spots in the middle, or as many of the last as there is room for. */
export function nearTo(framed: Framed, spots: readonly Spot[]): Camera {
  const { world, window } = framed;
  const [first] = spots;
  const shown = first ? around(spots.slice(lastThatFit(spots, window))) : { x: 0, y: 0, ...world };
  return heldIn(framed, {
    scale: 1,
    x: window.width / 2 - (shown.x + shown.width / 2),
    y: window.height / 2 - (shown.y + shown.height / 2),
  });
}

/** Moved no more than is needed to have this spot in sight. */
export function bringing(framed: Framed, { x, y, scale }: Camera, spot: Spot): Camera {
  const into = (corner: number, from: number, size: number, room: number): number =>
    Math.max(-from * scale, Math.min(room - (from + size) * scale, corner));
  return heldIn(framed, {
    scale,
    x: into(x, spot.x, spot.width, framed.window.width),
    y: into(y, spot.y, spot.height, framed.window.height),
  });
}

/** Where something of the board is in its window. */
export const seenAt = ({ x, y, scale }: Camera, spot: Spot): Spot => ({
  x: x + spot.x * scale,
  y: y + spot.y * scale,
  width: spot.width * scale,
  height: spot.height * scale,
});

function around(spots: readonly Spot[]): Spot {
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  return {
    x: left,
    y: top,
    width: Math.max(...spots.map(({ x, width }) => x + width)) - left,
    height: Math.max(...spots.map(({ y, height }) => y + height)) - top,
  };
}

/** The first of those that can be seen together, from the last of them backwards. */
function lastThatFit(spots: readonly Spot[], window: Size): number {
  let from = spots.length - 1;
  while (from > 0) {
    const { width, height } = around(spots.slice(from - 1));
    if (width > window.width || height > window.height) break;
    from -= 1;
  }
  return from;
}
