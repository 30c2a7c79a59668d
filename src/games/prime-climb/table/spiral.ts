/** Where the 102 circles lie. Pure geometry: it knows numbers from 0 to 101 and no rule. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spiral {
  readonly width: number;
  readonly height: number;
  /** By number. */
  readonly places: readonly Place[];
  /** Of every circle but the last. */
  readonly radius: number;
  /** 101 lies large in the middle. */
  readonly lastRadius: number;
  /** What one plays with is to be so much across; a smaller spiral is looked at closer, and drawn larger where one plays. */
  readonly across: number;
}

/** Thirty points, unless somebody wants everything larger. */
const ACROSS = 30;

const LAST = 101;

/** How far a ring that is drawn around a circle reaches from its middle. */
export const reachOf = ({ radius, lastRadius }: Spiral, number: number): number =>
  (number === LAST ? lastRadius : radius) + RING_OUTSIDE;
const RING_OUTSIDE = 3;

/** Start lies at the lower right, and the way leads clockwise and inwards. */
const START_ANGLE = Math.PI * 0.3;
/** A circle's radius in parts of the way from one to the next, and of the way from one turn to the next. */
const TO_NEXT = 0.48;
const TO_NEIGHBOUR = 1 / 2.67;
const LAST_TO_RADIUS = 2;
/** How round the corners are: 1 makes a track with half-circles at its ends. */
const ROUNDNESS = 0.82;
const STRIDES = 6;
/** Winding inwards, the outermost turn leaves this much of a pitch unused, sideways and upwards: that much wider it is wound. */
const UNUSED = { across: 1.04, upright: 0.52 } as const;

/** How far the rim of a rounded rectangle is from its middle, in this direction. */
function rim(angle: number, halfWidth: number, halfHeight: number): number {
  const corner = ROUNDNESS * Math.min(halfWidth, halfHeight);
  const [dx, dy] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const flat = Math.min(dx > 0 ? halfWidth / dx : Infinity, dy > 0 ? halfHeight / dy : Infinity);
  const [cornerX, cornerY] = [halfWidth - corner, halfHeight - corner];
  if (dx * flat <= cornerX || dy * flat <= cornerY) return flat;
  // Within the corner: where the ray meets the circle that rounds it.
  const along = dx * cornerX + dy * cornerY;
  const away = cornerX * cornerX + cornerY * cornerY - corner * corner;
  return along + Math.sqrt(Math.max(0, along * along - away));
}

/** Walks inwards with this much from turn to turn; null if the way meets the middle too early. */
function walk(width: number, height: number, pitch: number): Spiral | null {
  const step = (pitch * TO_NEIGHBOUR) / TO_NEXT;
  const radius = pitch * TO_NEIGHBOUR;
  const outerX = (width + pitch * UNUSED.across) / 2 - radius;
  const outerY = (height + pitch * UNUSED.upright) / 2 - radius;
  const at = (angle: number): Place => {
    const inset = (pitch * (angle - START_ANGLE)) / (2 * Math.PI);
    const far = rim(angle, Math.max(1, outerX - inset), Math.max(1, outerY - inset));
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  };
  const clear = radius * (1 + LAST_TO_RADIUS) * 1.04;
  const places: Place[] = [];
  let angle = START_ANGLE;
  for (let number = 0; number < LAST; number++) {
    const here = at(angle);
    if (Math.hypot(here.x, here.y) < clear) return null;
    places.push(here);
    angle = onwards(at, angle, here, step);
  }
  places.push({ x: 0, y: 0 });
  return { width, height, places, radius, lastRadius: radius * LAST_TO_RADIUS, across: ACROSS };
}

/** Rings around a circle, for lights and waypoints, are not cut off by the edge. */
const EDGE = 4;

/** Just as large as the room, and in its middle. */
function fitted(spiral: Spiral): Spiral {
  const { width, height, places, radius, lastRadius } = spiral;
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))];
  const scale = Math.min(
    (width - 2 * EDGE) / (right - left + 2 * radius),
    (height - 2 * EDGE) / (bottom - top + 2 * radius),
  );
  return {
    ...spiral,
    places: places.map(({ x, y }) => ({
      x: width / 2 + (x - (left + right) / 2) * scale,
      y: height / 2 + (y - (top + bottom) / 2) * scale,
    })),
    radius: radius * scale,
    lastRadius: lastRadius * scale,
  };
}

/** The next angle at which the way is one step farther on. */
function onwards(at: (angle: number) => Place, from: number, here: Place, step: number): number {
  const far = (angle: number) => {
    const there = at(angle);
    return Math.hypot(there.x - here.x, there.y - here.y);
  };
  let high = from;
  do high += step / Math.max(step, Math.hypot(here.x, here.y)) / 2;
  while (far(high) < step);
  let low = from;
  for (let halving = 0; halving < STRIDES * 2; halving++) {
    const middle = (low + high) / 2;
    if (far(middle) < step) low = middle;
    else high = middle;
  }
  return high;
}

/** The largest circles that fit this room. */
export function layCircles(width: number, height: number): Spiral {
  let low = 1;
  let high = Math.min(width, height) / 4;
  for (let halving = 0; halving < STRIDES * 3; halving++) {
    const middle = (low + high) / 2;
    if (walk(width, height, middle)) low = middle;
    else high = middle;
  }
  return fitted(walk(width, height, low)!);
}

/** The same circles, of which those that one plays with are larger than others would have them. */
export const toBeLarger = (spiral: Spiral, usualRadius: number, by: number): Spiral => ({
  ...spiral,
  across: Math.max(ACROSS, 2 * usualRadius) * by,
});

/** The circle under a point of the board, or -1. Runs on the UI thread, at every move of the finger. */
export function circleAt(places: readonly Place[], radius: number, x: number, y: number): number {
  'worklet';
  let found = -1;
  let nearest = Infinity;
  for (let number = 0; number < places.length; number++) {
    const reach = number === places.length - 1 ? radius * 2 : radius * 1.25;
    const away = Math.hypot(places[number]!.x - x, places[number]!.y - y);
    if (away <= reach && away < nearest) {
      nearest = away;
      found = number;
    }
  }
  return found;
}
