import type { Spiral } from './spiral';

/** What is drawn on the board, as upright rectangles: so that nothing is laid over a number one computes with. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** How much of the two lies on each other. */
export const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export const isInside = ({ left, top, right, bottom }: Box, { width, height }: Spiral): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** In parts of the radius: 14 points where circles are 32 across. Three figures are set smaller, to stay within their ring. */
const FIGURES = 0.885;
const THREE_FIGURES = 0.68;
const LAST_FIGURES = 0.74;
/** A figure is so wide, and a numeral so tall, in parts of its size. */
const WIDTH = 0.6;
const HEIGHT = 0.74;

/** The size in which a circle's number is set. */
export function figuresOf({ places, radius, lastRadius }: Spiral, number: number): number {
  if (number === places.length - 1) return lastRadius * LAST_FIGURES;
  return radius * (number > 99 ? THREE_FIGURES : FIGURES);
}

/** What a circle's number takes. */
export function numberBox(spiral: Spiral, number: number, size = figuresOf(spiral, number)): Box {
  const { x, y } = spiral.places[number]!;
  return around(x, y, size * WIDTH * String(number).length, size * HEIGHT);
}

const known = new WeakMap<Spiral, readonly Box[]>();

/** Of every number, in their order. */
export function numberBoxes(spiral: Spiral): readonly Box[] {
  const before = known.get(spiral);
  if (before) return before;
  const boxes = spiral.places.map((_, number) => numberBox(spiral, number));
  known.set(spiral, boxes);
  return boxes;
}

/** The ring's share of a circle's radius; with signs on it, it is wider. */
const RING = 0.3;
const RING_WITH_SIGNS = 0.38;

export const ringShare = (signs: boolean): number => (signs ? RING_WITH_SIGNS : RING);

/** How large a prime is written in its arc, for a circle of this radius; and how small is too small to be read. */
export const primeSize = (radius: number, signs: boolean): number => radius * ringShare(signs) * 0.84;
export const SMALLEST_PRIME = 8;

/** Looked at as closely as can be, the primes in the arcs are to be read. */
export const largestZoom = ({ radius }: Spiral): number =>
  Math.max(3, (SMALLEST_PRIME + 2) / primeSize(radius, false));
