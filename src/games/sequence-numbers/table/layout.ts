import type { Shape } from '../../../shell/frame';
import type { Place, Rect } from '../../../shell/beats';
import { SPACE } from '../../../ui';
import { SIDE } from '../rules';

export interface Room {
  readonly board: number;
  /** Width of the column that holds line, piles, hand and buttons. */
  readonly side: number;
  readonly card: number;
  readonly piles: boolean;
  /** Rows of what others did that fit above what is one's own to do. */
  readonly beforeRows: number;
}

/** Seats beside the board on a wide screen. */
const HEADER = 60;
/** Line, piles, buttons and the gaps between; the hand takes what is left. */
const LINE = 66;
const PILES = 44;
/** A card of the piles has room for a sum on two lines. */
export const SMALL_CARD = { width: 38, height: 32 } as const;
/** The deck and how many cards it has, beside the piles of more than three. */
const DECK_ROOM = 64;
const BUTTONS = 54;
const GAPS = SPACE.s * 5 + 12;
const SMALLEST_CARD = 58;
const TALLEST_CARD = 118;
/** Below this height the row of piles makes room for the board. */
const SMALL_PHONE = 560;
/** A tablet on end has room for both: the board gives way until the hand is as large as on a phone. */
const ROOMY_CARD = 150;
const ROOMY_LINE = 120;
/** Beside the board of a large screen there is height enough. */
const LARGE_CARD = 0.2;
const NARROWEST_SIDE = 300;
const WIDEST_SIDE = 760;

/** The board as large as it can be; the hand under it, or beside it where the screen is wider than tall. */
export const layOut = (shape: Shape): Room =>
  shape.boardOnly ? alone(shape) : shape.wide ? beside(shape) : below(shape);

function alone({ width, height }: Shape): Room {
  const board = Math.floor(Math.min(width, height));
  return { board, side: board, card: SMALLEST_CARD, piles: false, beforeRows: 0 };
}

function beside({ width, height, scale }: Shape): Room {
  const board = Math.min(height, width - NARROWEST_SIDE - SPACE.l);
  const large = scale > 1;
  const pilesHigh = PILES * pileScale(scale);
  const rest = HEADER * scale + BUTTONS * scale + GAPS;
  const card = clamp(height - rest - LINE - pilesHigh, large ? height * LARGE_CARD : TALLEST_CARD);
  const piles = height >= rest + LINE + SMALLEST_CARD + pilesHigh;
  return {
    board,
    side: Math.min(WIDEST_SIDE, width - board - SPACE.l),
    card,
    piles,
    beforeRows: rowsIn(height - rest - (piles ? pilesHigh : 0) - card, large),
  };
}

function below({ width, height, roomy, scale }: Shape): Room {
  const line = roomy ? ROOMY_LINE : LINE;
  const piles = height >= SMALL_PHONE;
  const rest = line + BUTTONS * scale + GAPS + (piles ? PILES * pileScale(scale) : 0);
  const board = Math.floor(Math.min(width, height - rest - (roomy ? ROOMY_CARD : SMALLEST_CARD)));
  const left = height - board - rest;
  const card = clamp(left, roomy ? ROOMY_CARD : TALLEST_CARD);
  return {
    board,
    side: Math.min(WIDEST_SIDE, width),
    card,
    piles,
    beforeRows: rowsIn(line + left - card, roomy),
  };
}

/** The small cards of the piles are the first that cannot be read from further away. */
export const pileScale = (scale: number): number => (scale > 1 ? 1.5 : 1);

/** As large as that, where everybody's fits beside the deck. */
export function pileIn(width: number, seats: number, scale: number): number {
  const each = (width - DECK_ROOM * scale) / seats - SPACE.xs;
  return Math.max(1, Math.min(pileScale(scale), each / SMALL_CARD.width));
}

const clamp = (room: number, tallest = TALLEST_CARD): number =>
  Math.max(SMALLEST_CARD, Math.min(tallest, room));

/** Two rows are kept for what the seat itself should know; a tablet's words are larger. */
function rowsIn(room: number, roomy = false): number {
  const [own, each] = roomy ? [70, 24] : [46, 18];
  return Math.max(0, Math.min(4, Math.floor((room - own) / each)));
}

/** Where a cell is on the board; null for a place that is none. */
export function cellRect(place: Place, size: number): Rect | null {
  const cell = Number(/^cell (\d+)$/.exec(place)?.[1] ?? NaN);
  if (Number.isNaN(cell)) return null;
  return { x: (cell % SIDE) * size, y: Math.floor(cell / SIDE) * size, width: size, height: size };
}

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

/** How what is printed on a card fits it. The longest sum is "29+14": one line of five, or two of at most three. */
export function fitFace(width: number, height: number): { readonly rows: 1 | 2; readonly size: number } {
  const room = width - 2 * FACE_SIDE;
  const large = height >= LARGE_FACE.from;
  const largest = large ? LARGE_FACE.size : LARGEST_FACE;
  const onOne = Math.min(largest, room / (5 * FIGURE));
  const tall = (height - 2 * FACE_TOP) / (2 * FACE_ROW);
  const onTwo = Math.min(largest, room / (3 * FIGURE), tall);
  const one = large ? onOne >= onTwo : onOne >= LEGIBLE_FACE;
  return one ? { rows: 1, size: onOne } : { rows: 2, size: onTwo };
}
