import { SPACE } from '../../../ui/tokens';

/** Height of a row of a card's face, by the size of its letters. */
export const FACE_ROW = 1.12;
/** Width of a digit or a sign, by the size of the letters; a little more than it is. */
const FIGURE = 0.62;
const LARGEST_FACE = 28;
/** On a card as tall as only large screens have. */
const LARGE_FACE = { size: 44, from: 140 } as const;
/** Smaller than this a sum cannot be read at arm's length: it goes on two lines instead. */
const LEGIBLE_FACE = 24;
/** Nothing is printed nearer to the side of a card, or to its top, than this. */
const FACE_SIDE = 8;
const FACE_TOP = 2;
/** A card of the hand has a thicker edge while it is chosen. */
const CHOSEN = { edge: 1.5, from: 44 } as const;

/** How what is printed on a card fits it. The longest sum is "29+14": one line of five, or two of at most three. */
export function fitFace(
  width: number,
  height: number,
  pieces = 1,
): { readonly rows: 1 | 2; readonly size: number } {
  const room = width - 2 * FACE_SIDE;
  const large = height >= LARGE_FACE.from;
  const largest = (large ? LARGE_FACE.size : LARGEST_FACE) * pieces;
  const onOne = Math.min(largest, room / (5 * FIGURE));
  const top = FACE_TOP + (height < CHOSEN.from ? 0 : CHOSEN.edge);
  const tall = (height - 2 * top) / (2 * FACE_ROW);
  const onTwo = Math.min(largest, room / (3 * FIGURE), tall);
  const one = large ? onOne >= onTwo : onOne >= LEGIBLE_FACE * pieces;
  return one ? { rows: 1, size: onOne } : { rows: 2, size: onTwo };
}

/** What a card needs to have its face in letters of this size, on two lines. */
export function cardFor(size: number): { readonly width: number; readonly height: number } {
  const width = Math.ceil(size * 3 * FIGURE + 2 * FACE_SIDE);
  const height = Math.ceil(size * 2 * FACE_ROW + 2 * (FACE_TOP + CHOSEN.edge));
  // Large letters are set on tall cards only, and a wide card is a tall one.
  const tall = size > LARGE_FACE.size ? LARGE_FACE.from : 0;
  return { width, height: Math.max(height, tall, width > WIDEST ? Math.ceil(width / WIDE) : 0) };
}

/** Cards are no wider than look like cards. */
const WIDEST = 104;
/** By the height of a card, where that is more. */
const WIDE = 0.9;

/** As wide as lets a full hand lie side by side. */
export const cardWidth = (side: number, columns: number, height: number): number =>
  Math.min(Math.max(WIDEST, height * WIDE), (side - SPACE.s * (columns - 1)) / columns);
