import { asUsual } from '../../../shell/frame/asUsual';
import type { Shape } from '../../../shell/frame';
import { SPACE } from '../../../ui/tokens';
import { cardFor, cardWidth, fitFace } from './faces';
import {
  BUTTONS,
  GAPS,
  handHeight,
  HEADER,
  layOutUsual,
  LINE,
  PILES,
  pileScale,
  ROOMY_LINE,
  TIGHT,
  type Plain,
} from './layout';

export interface Room extends Plain {
  /** What the board is seen through: the whole of it, unless it is larger than the screen has room for. */
  readonly window: { readonly width: number; readonly height: number };
  /** Rows of cards in the hand. */
  readonly rows: number;
}

/** A hand has places for so many at the most. */
const PLACES = 5;

export function layOut(shape: Shape, places = PLACES): Room {
  const usual = layOutUsual(asUsual(shape));
  if (shape.pieces > 1 && !shape.boardOnly) return layOutLarge(shape, usual, places);
  return { ...usual, window: { width: usual.board, height: usual.board }, rows: 1 };
}

/** On a phone on its side the line has two rows. */
const LOW_LINE = 46;
const LEAST_CARD = 44;
/** Less than this of the board and one does not see what one plays at. */
const LEAST_WINDOW = 164;

interface LaidHand {
  readonly rows: number;
  readonly card: number;
}

/**
 * The setting *large*: cells, chips and what is printed on cards measure a third more than they would on this screen. The whole board
 * has no room then: it is seen through a window that takes what is left and begins where the play is. Cards that have no room side
 * by side lie in two rows. The row of piles makes way first.
 */
function layOutLarge(shape: Shape, usual: Plain, places: number): Room {
  const { pieces, wide, roomy, low, height, highest, scale, text, far } = shape;
  const board = Math.floor(usual.board * pieces);
  const face = fitFace(cardWidth(usual.side, places, usual.card), usual.card).size * pieces;
  const line = (roomy ? ROOMY_LINE : low ? LOW_LINE : LINE) * text;
  const spacious = line + BUTTONS * scale + (low ? SPACE.s * 3 : GAPS) + (wide ? HEADER * scale : 0);
  // Cards in two rows, under a board of which enough is seen: else the line makes way, as it does without the setting.
  const twoRows = handHeight(cardFor(face).height, 2);
  const tight = !wide && usual.tight && height - spacious - twoRows < LEAST_WINDOW;
  const around = tight ? TIGHT.leastLine * text + TIGHT.buttons * scale + TIGHT.gaps : spacious;
  const piles = PILES * pileScale(far, pieces);
  // Beside the board the hand has all of the height; under it, what leaves a board to be seen.
  const hand = handFor(face, places, usual.side, height - around - (wide ? 0 : LEAST_WINDOW));
  const left = height - around - handHeight(hand.card, hand.rows);
  const room = { board, side: usual.side, ...hand, tight, beforeRows: roomy || far ? 3 : 1 };
  if (wide) {
    const window = { width: usual.board, height: Math.min(board, height) };
    return { ...room, window, piles: left >= piles, beforeRows: low ? 0 : room.beforeRows };
  }
  const withPiles = left - piles >= board;
  const window = {
    width: Math.min(shape.width, board),
    height: Math.floor(Math.min(board, highest, Math.max(LEAST_WINDOW, left - (withPiles ? piles : 0)))),
  };
  return { ...room, window, piles: withPiles };
}

/** In one row where the letters have room there, else in two; lower, where there is no height for them. */
function handFor(face: number, places: number, side: number, room: number): LaidHand {
  const { width, height } = cardFor(face);
  const fits = (side - SPACE.s * (places - 1)) / places >= width;
  const rows = fits || handHeight(height, 2) > room ? 1 : 2;
  return { rows, card: Math.max(LEAST_CARD, Math.min(height, room - handHeight(0, 1))) };
}
