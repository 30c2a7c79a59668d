import type { Camera } from '../../../ui/zoom';
import { figuresOf } from './boxes';
import { reachOf, type Place, type Spiral } from './spiral';

/** A circle that is played with, as large as it is seen. In points of the screen. */
export interface Mark extends Place {
  /** From its middle to its rim. */
  readonly far: number;
  readonly figures: number;
  /** Beside its own place by so much, so that it covers no other. */
  readonly aside: Place;
  /** From its middle to its rim in points of the spiral, and never less than this of the screen. */
  readonly own: number;
  readonly least: number;
}

/** How the board is seen while a pawn is picked up: the camera, and the circles that matter through it. */
export interface CloseUp {
  readonly camera: Camera;
  readonly marks: ReadonlyMap<number, Mark>;
}

export const WHOLE: Camera = { x: 0, y: 0, scale: 1 };

const LIT = { far: 15, ring: 2 } as const;
/** Where the board is too small for what one plays with, that is drawn larger than its place: by parts of what it is to be across. */
const ENLARGED = { far: 17 / 30, ring: 2, figures: 14 / 30, threeFigures: 11.5 / 30 } as const;
/** Around what is shown there is room for the labels of the outermost. */
const AIR = 10;
const ROUNDS = 40;

const LAST = 101;

export const isSmall = ({ radius, across }: Spiral): boolean => radius * 2 < across;

/** How far it is from the middle of what one plays with to its rim, at the least. */
const farOf = ({ across }: Spiral): number => across * ENLARGED.far;

/**
 * The setting *large*: circles and pawns a third larger than they would be on this screen, so not all of the spiral has room. Whoever is to
 * play sees the part where their pawns stand, and with a pawn in hand all that it can reach, drawn that much larger. While
 * others move, and after a double tap, it is seen whole.
 */
export function restingAt(spiral: Spiral, pawns: readonly number[]): Camera {
  const { width, height, radius, across, places } = spiral;
  const scale = across / 2 / radius;
  const [ahead] = pawns;
  if (scale <= 1 || ahead === undefined) return WHOLE;
  const room = { width: (width - across) / scale, height: (height - across) / scale };
  const [xs, ys] = [pawns.map((at) => places[at]!.x), pawns.map((at) => places[at]!.y)];
  const fit =
    Math.max(...xs) - Math.min(...xs) <= room.width && Math.max(...ys) - Math.min(...ys) <= room.height;
  const middle = fit
    ? { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }
    : places[ahead]!;
  return heldIn(width, height, {
    scale,
    x: width / 2 - middle.x * scale,
    y: height / 2 - middle.y * scale,
  });
}

/** As near as shows the pawn and all that it can reach; the spiral itself where that is large enough. */
export function closeUpOf(spiral: Spiral, at: number, to: readonly number[]): CloseUp {
  if (!isSmall(spiral))
    return { camera: WHOLE, marks: new Map(to.map((circle) => [circle, asItIs(spiral, circle)])) };
  const camera = framing(spiral, [at, ...to]);
  const marks = [at, ...to].map((circle) => [circle, enlarged(spiral, circle, camera)] as const);
  return { camera, marks: new Map(apart(marks, spiral)) };
}

function asItIs(spiral: Spiral, circle: number): Mark {
  const far = Math.max(LIT.far, reachOf(spiral, circle) + LIT.ring);
  const figures = figuresOf(spiral, circle);
  return { ...spiral.places[circle]!, far, figures, aside: { x: 0, y: 0 }, own: far, least: 0 };
}

function enlarged(spiral: Spiral, circle: number, { x, y, scale }: Camera): Mark {
  const place = spiral.places[circle]!;
  const own = (circle === LAST ? spiral.lastRadius : spiral.radius) + ENLARGED.ring;
  const figures = circle > 99 && circle < LAST ? ENLARGED.threeFigures : ENLARGED.figures;
  return {
    x: place.x * scale + x,
    y: place.y * scale + y,
    far: Math.max(farOf(spiral), own * scale),
    figures: Math.max(figures * spiral.across, figuresOf(spiral, circle) * scale),
    aside: { x: 0, y: 0 },
    own,
    least: farOf(spiral),
  };
}

/** All of these circles, as large as they can be seen at once. */
function framing(spiral: Spiral, circles: readonly number[]): Camera {
  const { places, radius, width, height } = spiral;
  const [xs, ys] = [circles.map((circle) => places[circle]!.x), circles.map((circle) => places[circle]!.y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const around = 2 * (farOf(spiral) + AIR);
  const scale = Math.max(
    1,
    Math.min(
      (width - around) / Math.max(1, right - left),
      (height - around) / Math.max(1, bottom - top),
      farOf(spiral) / radius,
    ),
  );
  return heldIn(width, height, {
    scale,
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
  });
}

/** No farther than the spiral reaches. */
export function heldIn(width: number, height: number, { x, y, scale }: Camera): Camera {
  'worklet';
  return {
    scale,
    x: Math.min(0, Math.max(width - width * scale, x)),
    y: Math.min(0, Math.max(height - height * scale, y)),
  };
}

/** Those that would cover each other make room, each as little as will do. */
function apart(
  marks: readonly (readonly [number, Mark])[],
  { width, height }: Spiral,
): readonly (readonly [number, Mark])[] {
  const spots = marks.map(([, { x, y }]) => ({ x, y }));
  const inside = (value: number, far: number, most: number) => Math.max(far, Math.min(most - far, value));
  for (let round = 0; round < ROUNDS; round++) {
    for (let one = 0; one < spots.length; one++)
      for (let other = 0; other < one; other++)
        push(spots[one]!, spots[other]!, marks[one]![1].far + marks[other]![1].far);
    spots.forEach((spot, nth) => {
      const { far } = marks[nth]![1];
      spot.x = inside(spot.x, far, width);
      spot.y = inside(spot.y, far, height);
    });
  }
  return marks.map(([circle, mark], nth) => {
    const { x, y } = spots[nth]!;
    return [circle, { ...mark, x, y, aside: { x: x - mark.x, y: y - mark.y } }];
  });
}

function push(one: { x: number; y: number }, other: { x: number; y: number }, distance: number): void {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  const far = Math.hypot(dx, dy) || 1;
  if (far >= distance) return;
  const half = (distance - far) / 2 / far;
  one.x += dx * half;
  one.y += dy * half;
  other.x -= dx * half;
  other.y -= dy * half;
}

/** The spiral as the camera shows it, with the circles that matter where they are drawn. */
export function seenThrough(spiral: Spiral, { camera, marks }: CloseUp): Spiral {
  if (camera === WHOLE && !isSmall(spiral)) return spiral;
  const { x, y, scale } = camera;
  return {
    ...spiral,
    radius: spiral.radius * scale,
    lastRadius: spiral.lastRadius * scale,
    places: spiral.places.map(
      (place, circle) => marks.get(circle) ?? { x: place.x * scale + x, y: place.y * scale + y },
    ),
  };
}
