import { SPACE } from '../../ui';

export interface Room {
  readonly wide: boolean;
  readonly board: number;
  /** Width of the column that holds line, piles, hand and buttons. */
  readonly side: number;
  readonly card: number;
  readonly piles: boolean;
}

/** Line, piles, buttons and the gaps between; the hand takes what is left. */
const LINE = 50;
const PILES = 44;
const BUTTONS = 54;
const GAPS = SPACE.s * 5 + 12;
const SMALLEST_CARD = 58;
const TALLEST_CARD = 118;
const NARROWEST_SIDE = 300;
const WIDEST_SIDE = 560;

/** The board as large as it can be; the hand under it, or beside it where the screen is wider than tall. */
export function layOut(width: number, height: number): Room {
  const inner = width - SPACE.s * 2;
  if (width > height) {
    const board = Math.min(height, inner - NARROWEST_SIDE - SPACE.l);
    const side = Math.min(WIDEST_SIDE, inner - board - SPACE.l);
    const card = clamp(height - LINE - PILES - BUTTONS - GAPS);
    return { wide: true, board, side, card, piles: height >= LINE + BUTTONS + GAPS + SMALLEST_CARD + PILES };
  }
  const below = LINE + BUTTONS + GAPS + SMALLEST_CARD;
  const piles = height - inner >= below + PILES;
  const board = Math.floor(Math.min(inner, height - below - PILES));
  const left = height - board - LINE - BUTTONS - GAPS - PILES;
  return {
    wide: false,
    board: piles ? board : Math.min(inner, height - below),
    side: Math.min(WIDEST_SIDE, inner),
    card: clamp(left),
    piles,
  };
}

const clamp = (room: number): number => Math.max(SMALLEST_CARD, Math.min(TALLEST_CARD, room));
