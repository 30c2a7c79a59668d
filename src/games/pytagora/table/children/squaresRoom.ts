import { LAYOUTS, spotIn, type Opening, type SquareKind, type SquareView } from '../../rules';
import { SPACE } from '../../../../ui';
import { KNOB } from '../Piece';
import type { Size, Spot } from './layout';

/** Where the squares lie in the field, in points. */
export interface Squares extends Size {
  readonly cell: number;
  /** The top left corner of each. */
  readonly squares: readonly Spot[];
  /** Beside each, where there are two: the room of its question. */
  readonly asides: readonly (Spot & Size)[];
  /** The square is larger than the field, which looks at the part where it grows. */
  readonly partly: boolean;
}

/** The pieces of a path are this large, or as large as lets the whole of it be seen. */
const CELL = 62;
/** Less than this of it and one does not see which way it goes. */
const LEAST = { across: 5, down: 4.4 } as const;
const SIDE = 10;
const BETWEEN = 0.06;
/** What a question needs beside its square, in cells. */
const ASIDE = 3;

/** A table that is only looked at is shown whole. */
export function layOutSquares(kind: SquareKind, room: Size, whole = false): Squares {
  if (kind === 'even-odd') return layOutTwo(room);
  return kind === 'up-and-down' && !whole ? layOutPart(room) : layOutWhole(room);
}

function layOutWhole({ width, height }: Size): Squares {
  const size = Math.floor(Math.min(width, height));
  const cell = size / (SIDE + KNOB);
  return { width: size, height: size, cell, squares: [{ x: 0, y: 0 }], asides: [], partly: false };
}

/** One square that grows at one end: that end in large pieces. */
function layOutPart(room: Size): Squares {
  const whole = layOutWhole(room);
  if (whole.cell >= CELL) return whole;
  const { width, height } = room;
  const cell = Math.max(whole.cell, Math.min(CELL, width / LEAST.across, height / LEAST.down));
  const size = Math.ceil((SIDE + KNOB) * cell);
  return { ...whole, width: Math.min(width, size), height: Math.min(height, size), cell, partly: true };
}

/** Two squares side by side or one above the other, whichever lets them be larger; each has its question beside it. */
function layOutTwo({ width, height }: Size): Squares {
  const one = 5 + KNOB;
  const two = one * 2 + BETWEEN;
  const beside = Math.min(width / two, height / (one + 2.6));
  const above = Math.min(height / two, width / (one + ASIDE));
  const cell = Math.max(beside, above);
  const side = one * cell;
  const gap = SPACE.s;
  if (above > beside) {
    const aside = { width: Math.floor(width - side - gap), height: side };
    const lower = side + BETWEEN * cell;
    return {
      width,
      height: Math.floor(two * cell),
      cell,
      squares: [
        { x: 0, y: 0 },
        { x: width - side, y: lower },
      ],
      asides: [
        { x: side + gap, y: 0, ...aside },
        { x: 0, y: lower, ...aside },
      ],
      partly: false,
    };
  }
  const right = (one + BETWEEN) * cell;
  const aside = { y: side + gap, width: side, height: Math.min(height - side - gap, side * 0.6) };
  return {
    width: Math.floor(two * cell),
    height: Math.floor(side + gap + aside.height),
    cell,
    squares: [
      { x: 0, y: 0 },
      { x: right, y: 0 },
    ],
    asides: [
      { x: 0, ...aside },
      { x: right, ...aside },
    ],
    partly: false,
  };
}

/** Which way a path runs at a place, clockwise. */
export function headingAt(length: number, place: number): Spot {
  const here = spotIn(length, place);
  const next = spotIn(length, (place + 1) % length);
  return { x: Math.sign(next.x - here.x), y: Math.sign(next.y - here.y) };
}

/** The place that waits lies this far ahead of the middle of the field: what led to it is in sight, and a few places to come. */
const AHEAD = 0.15;

/** How far the squares are moved, so that the place that waits is seen. */
export function lookAt(room: Squares, kind: SquareKind, opening: Opening | undefined): Spot {
  if (!room.partly) return { x: 0, y: 0 };
  const { width, height, cell } = room;
  const { length } = LAYOUTS[kind].squares[0]!;
  const place = opening?.place ?? 0;
  const spot = spotIn(length, place);
  const heading = headingAt(length, place);
  const size = (SIDE + KNOB) * cell;
  const within = (wanted: number, most: number) => Math.min(0, Math.max(most - size, wanted));
  return {
    x: within(width * (0.5 + heading.x * AHEAD) - (spot.x + 0.5) * cell, width),
    y: within(height * (0.5 + heading.y * AHEAD) - (spot.y + 0.5) * cell, height),
  };
}

/** Where a place of a square lies in the field, its top left corner. */
export function cornerOf(
  { config }: Pick<SquareView, 'config'>,
  room: Squares,
  look: Spot,
  { square, place }: Pick<Opening, 'square' | 'place'>,
): Spot {
  const spot = spotIn(LAYOUTS[config.kind].squares[square]!.length, place);
  const corner = room.squares[square]!;
  return { x: look.x + corner.x + spot.x * room.cell, y: look.y + corner.y + spot.y * room.cell };
}
