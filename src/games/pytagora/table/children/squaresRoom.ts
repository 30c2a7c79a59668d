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
  /** All of the squares, whatever of them the field shows. */
  readonly world: Size;
}

/**
 * The setting *large*: a third larger than in the field that they would have. Whatever has no room is pushed along; the field begins where
 * a square grows.
 */
export function layOutLargeSquares(kind: SquareKind, usual: Size, room: Size, pieces: number): Squares {
  const { cell, squares, asides, world } = layOutSquares(kind, usual);
  const larger = {
    cell: cell * pieces,
    squares: squares.map(({ x, y }) => ({ x: x * pieces, y: y * pieces })),
    asides: asides.map(({ x, y, width, height }) => ({
      x: x * pieces,
      y: y * pieces,
      width: width * pieces,
      height: height * pieces,
    })),
    world: { width: Math.ceil(world.width * pieces), height: Math.ceil(world.height * pieces) },
  };
  const width = Math.min(room.width, larger.world.width);
  const height = Math.min(room.height, larger.world.height);
  return { ...larger, width, height, partly: width < larger.world.width || height < larger.world.height };
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
  return {
    width: size,
    height: size,
    cell,
    squares: [{ x: 0, y: 0 }],
    asides: [],
    partly: false,
    world: { width: size, height: size },
  };
}

/** One square that grows at one end: that end in large pieces. */
function layOutPart(room: Size): Squares {
  const whole = layOutWhole(room);
  if (whole.cell >= CELL) return whole;
  const { width, height } = room;
  const cell = Math.max(whole.cell, Math.min(CELL, width / LEAST.across, height / LEAST.down));
  const size = Math.ceil((SIDE + KNOB) * cell);
  return {
    ...whole,
    width: Math.min(width, size),
    height: Math.min(height, size),
    cell,
    partly: true,
    world: { width: size, height: size },
  };
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
    const tall = Math.floor(two * cell);
    return {
      width,
      height: tall,
      world: { width, height: tall },
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
  const world = { width: Math.floor(two * cell), height: Math.floor(side + gap + aside.height) };
  return {
    ...world,
    world,
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
  const { width, height, cell, world } = room;
  const square = opening?.square ?? 0;
  const { length } = LAYOUTS[kind].squares[square]!;
  const place = opening?.place ?? 0;
  const spot = spotIn(length, place);
  const heading = headingAt(length, place);
  const corner = room.squares[square]!;
  const within = (wanted: number, most: number, size: number) => Math.min(0, Math.max(most - size, wanted));
  return {
    x: within(width * (0.5 + heading.x * AHEAD) - corner.x - (spot.x + 0.5) * cell, width, world.width),
    y: within(height * (0.5 + heading.y * AHEAD) - corner.y - (spot.y + 0.5) * cell, height, world.height),
  };
}

/** How the squares are looked at: moved by so much, and this much smaller than they are laid out. */
export interface Look extends Spot {
  readonly scale: number;
}

/** All of a square that the field has shown a part of, in its middle: once it is closed there is no place to go to. */
export function seenWhole({ width, height, world }: Squares): Look {
  const scale = Math.min(1, width / world.width, height / world.height);
  return { x: (width - world.width * scale) / 2, y: (height - world.height * scale) / 2, scale };
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
