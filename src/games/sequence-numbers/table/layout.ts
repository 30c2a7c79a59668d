import type { Shape } from '../../../shell/frame/shape';
import type { Place, Rect } from '../../../shell/beats';
import { BUTTON, SIZE, SPACE } from '../../../ui';
import { textWidth } from '../../../ui/textWidth';
import { SIDE } from '../rules';

/** Board and hand as they lie without the setting *large*. */
export interface Plain {
  readonly board: number;
  /** Width of the column that holds line, piles, hand and buttons. */
  readonly side: number;
  readonly card: number;
  readonly piles: boolean;
  /** Rows of what others did that fit above what is one's own to do. */
  readonly beforeRows: number;
  /** There is no room for anything but the board: words are few and small. */
  readonly tight: boolean;
}

/** Seats beside the board on a wide screen. */
export const HEADER = 60;
/** Line, piles, buttons and the gaps between; the hand takes what is left. */
export const LINE = 66;
export const PILES = 44;
/** A card of the piles has room for a sum on two lines. */
export const SMALL_CARD = { width: 38, height: 32 } as const;
/** The deck and how many cards it has, beside the piles of more than three. */
const DECK_ROOM = 64;
export const BUTTONS = 54;
export const GAPS = SPACE.s * 5 + 12;
const SMALLEST_CARD = 58;
const TALLEST_CARD = 118;
/** Cells of thirty points: for less the row of piles makes room, then the hand, and at last the words. */
const LEAST_BOARD = 30 * SIDE;
export const TIGHT = { line: 62, leastLine: 44, card: 50, buttons: BUTTON, gaps: SPACE.s * 3 + 4 } as const;
/** A card that is chosen rises; where there is no room to rise into, over the edge of the line. */
export const handHeight = (card: number, rows = 1): number =>
  rows * card + (rows - 1) * SPACE.s + (card < SMALLEST_CARD ? 4 : 12);
/** A tablet on end has room for both: the board gives way until the hand is as large as on a phone. */
const ROOMY_CARD = 150;
export const ROOMY_LINE = 120;
/** Beside the board of a large screen there is height enough. */
const LARGE_CARD = 0.2;
const NARROWEST_SIDE = 300;
const WIDEST_SIDE = 760;

/** The board as large as it can be; the hand under it, or beside it where the screen is wider than tall. */
export const layOutUsual = (shape: Shape): Plain =>
  shape.boardOnly ? alone(shape) : shape.wide ? beside(shape) : below(shape);

function alone({ width, height }: Shape): Plain {
  const board = Math.floor(Math.min(width, height));
  return { board, side: board, card: SMALLEST_CARD, piles: false, beforeRows: 0, tight: false };
}

function beside({ width, height, scale, text, far: large }: Shape): Plain {
  const board = Math.min(height, width - NARROWEST_SIDE - SPACE.l);
  const pilesHigh = PILES * pileScale(large);
  const rest = HEADER * scale + BUTTONS * scale + GAPS;
  const line = LINE * text;
  const tallest = large ? height * LARGE_CARD : TALLEST_CARD;
  const card = clamp(height - rest - line - pilesHigh, tallest);
  const piles = height >= rest + line + SMALLEST_CARD + pilesHigh;
  return {
    board,
    side: Math.min(WIDEST_SIDE, width - board - SPACE.l),
    card,
    piles,
    beforeRows: rowsIn((height - rest - (piles ? pilesHigh : 0) - card) / text, large),
    tight: false,
  };
}

/** What stands under the board, at the least. */
interface Under {
  readonly line: number;
  readonly card: number;
  readonly rest: number;
  readonly piles: boolean;
}

function below(shape: Shape): Plain {
  const { width, height, roomy, scale, text, far } = shape;
  const buttons = BUTTONS * scale;
  const least = { line: (roomy ? ROOMY_LINE : LINE) * text, card: roomy ? ROOMY_CARD : SMALLEST_CARD };
  const ways: readonly Under[] = [
    { ...least, rest: buttons + GAPS + PILES * pileScale(far), piles: true },
    { ...least, rest: buttons + GAPS, piles: false },
  ];
  const boardOver = ({ line, card, rest }: Under) => Math.floor(Math.min(width, height - line - card - rest));
  const way = ways.find((one) => boardOver(one) >= LEAST_BOARD);
  if (!way) return squeezed(shape);
  const board = boardOver(way);
  const left = height - board - way.line - way.rest;
  const card = clamp(left, roomy ? ROOMY_CARD : TALLEST_CARD);
  return {
    board,
    side: Math.min(WIDEST_SIDE, width),
    card,
    piles: way.piles,
    beforeRows: Math.min(roomy ? 4 : 2, rowsIn((way.line + left - card) / text, roomy)),
    tight: false,
  };
}

/** On the smallest phone the board has all that can be spared. */
function squeezed({ width, height, scale, text }: Shape): Plain {
  const rest = TIGHT.buttons * scale + TIGHT.gaps + TIGHT.card;
  const wanted = height - rest - TIGHT.line * text;
  const most = Math.min(LEAST_BOARD, height - rest - TIGHT.leastLine * text);
  const board = Math.floor(Math.min(width, Math.max(wanted, most)));
  return {
    board,
    side: Math.min(WIDEST_SIDE, width),
    card: TIGHT.card,
    piles: false,
    beforeRows: 1,
    tight: true,
  };
}

/** The small cards of the piles are the first that cannot be read from further away. */
export const pileScale = (far: boolean, pieces = 1): number => (far ? 1.5 : 1) * pieces;

/** As large as that, where everybody's fits beside the deck. */
export function pileIn(width: number, seats: number, scale: number, wanted: number): number {
  const each = (width - DECK_ROOM * scale) / seats - SPACE.xs;
  return Math.max(1, Math.min(wanted, each / SMALL_CARD.width));
}

const clamp = (room: number, tallest = TALLEST_CARD): number =>
  Math.max(SMALLEST_CARD, Math.min(tallest, room));

/** Two rows are kept for what the seat itself should know; a tablet's words are larger. */
function rowsIn(room: number, roomy = false): number {
  const [own, each] = roomy ? [70, 24] : [46, 18];
  return Math.max(0, Math.min(4, Math.floor((room - own) / each)));
}

/** So many rows words of the usual size take in the line. */
export const rowsOf = (text: string, width: number): number =>
  Math.ceil(textWidth(text, SIZE.body) / (width - 2 * SPACE.s));

/** Where a cell is on the board; null for a place that is none. */
export function cellRect(place: Place, size: number): Rect | null {
  const cell = Number(/^cell (\d+)$/.exec(place)?.[1] ?? NaN);
  if (Number.isNaN(cell)) return null;
  return { x: (cell % SIDE) * size, y: Math.floor(cell / SIDE) * size, width: size, height: size };
}
