import { SPACE } from '../../ui';

export interface Room {
  readonly wide: boolean;
  readonly board: number;
  /** Width of the column that holds line, piles, hand and buttons. */
  readonly side: number;
  readonly card: number;
  readonly piles: boolean;
  /** Lines of what others did that fit above the line of one's own. */
  readonly told: number;
}

/** Seats beside the board on a wide screen. */
const HEADER = 60;
/** Line, piles, buttons and the gaps between; the hand takes what is left. */
const LINE = 66;
const PILES = 44;
const BUTTONS = 54;
const GAPS = SPACE.s * 5 + 12;
const SMALLEST_CARD = 58;
const TALLEST_CARD = 118;
/** Below this height the row of piles makes room for the board. */
const SMALL_PHONE = 560;
/** A tablet on end has room for both: the board gives way until the hand is as large as on a phone. */
const ROOMY = 1000;
const ROOMY_CARD = 150;
const ROOMY_LINE = 112;
const NARROWEST_SIDE = 300;
const WIDEST_SIDE = 760;

/** The board as large as it can be; the hand under it, or beside it where the screen is wider than tall. */
export function layOut(width: number, height: number): Room {
  const inner = width;
  if (width > height) {
    const board = Math.min(height, inner - NARROWEST_SIDE - SPACE.l);
    const side = Math.min(WIDEST_SIDE, inner - board - SPACE.l);
    const card = clamp(height - HEADER - LINE - PILES - BUTTONS - GAPS);
    const piles = height >= HEADER + LINE + BUTTONS + GAPS + SMALLEST_CARD + PILES;
    return {
      wide: true,
      board,
      side,
      card,
      piles,
      told: linesIn(height - HEADER - (piles ? PILES : 0) - BUTTONS - GAPS - card),
    };
  }
  const roomy = height > ROOMY;
  const line = roomy ? ROOMY_LINE : LINE;
  const tallest = roomy ? ROOMY_CARD : TALLEST_CARD;
  const below = line + BUTTONS + GAPS + (roomy ? ROOMY_CARD : SMALLEST_CARD);
  const piles = height >= SMALL_PHONE;
  const row = piles ? PILES : 0;
  const board = Math.floor(Math.min(inner, height - below - row));
  const left = height - board - line - BUTTONS - GAPS - row;
  const card = clamp(left, tallest);
  return {
    wide: false,
    board,
    side: Math.min(WIDEST_SIDE, inner),
    card,
    piles,
    told: linesIn(line + left - card, roomy),
  };
}

const clamp = (room: number, tallest = TALLEST_CARD): number =>
  Math.max(SMALLEST_CARD, Math.min(tallest, room));

/** Two lines are kept for what the seat itself should know; a tablet's words are larger. */
function linesIn(room: number, roomy = false): number {
  const [own, each] = roomy ? [60, 24] : [46, 18];
  return Math.max(0, Math.min(4, Math.floor((room - own) / each)));
}
