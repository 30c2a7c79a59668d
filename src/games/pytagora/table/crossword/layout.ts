import { asUsual } from '../../../../shell/frame/asUsual';
import type { Shape } from '../../../../shell/frame';
import { SPACE } from '../../../../ui/tokens';
import { KNOB } from '../jigsaw';

export interface Room {
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly side: number;
  readonly piece: number;
  readonly columns: number;
  /** Bag and shuffle stand beside the rack, where there is no height for a row of their own. */
  readonly toolsBeside?: true;
  /** The line has two rows and no more. */
  readonly tight?: true;
}

const LINE = 70;
const ROOMY_LINE = 90;
const TOOLS = 44;
const BUTTONS = 54;
const GAPS = SPACE.s * 5;
const HEADER = 60;
const LARGEST_PIECE = 62;
const ROOMY_PIECE = 88;
const WIDEST_SIDE = 420;

/** A hand has ten; its place is kept for all of them, so that nothing beside it moves while it is filled. */
export const HAND = 10;
export const rackRows = (columns: number): number => Math.ceil(HAND / columns);
export const rackCell = (piece: number): number => piece * (1 + KNOB) + SPACE.xs;

/** What stands beside the rack, and the gap between. */
const ASIDE = 64;
const LOW_LINE = 46;
/** Less than this of the table, and the line makes way. */
const LEAST_BOARD = 150;

/** The setting *large* on a phone on its side: the pieces still lie in two rows, for which the board gives way. */
function layOutLow(shape: Shape): Room {
  const { width, height, scale, text, pieces } = shape;
  const usual = layOut(asUsual(shape));
  const { columns } = usual;
  const rest = HEADER * scale + LOW_LINE * text + BUTTONS * scale + SPACE.s * 3;
  const rows = Math.ceil(HAND / columns);
  const down = (height - rest) / rows / (1 + KNOB) - SPACE.xs;
  const piece = Math.floor(Math.max(30, Math.min(usual.piece * pieces, down)));
  const side = Math.max(usual.side, Math.ceil(columns * (piece * (1 + KNOB) + SPACE.xs)) + ASIDE);
  return {
    boardWidth: width - side - SPACE.l,
    boardHeight: height,
    side,
    piece,
    columns,
    toolsBeside: true,
  };
}

/** Of a third more, so much is enough where two rows of five have room then, and three of four would leave no board. */
const NEARLY = 1.25;

/** On the smallest phone pieces are so small that five of them have room in a row, a third larger. */
const hasFive = (shape: Shape, across: number): boolean =>
  !shape.wide && across >= layOut(asUsual(shape)).piece * NEARLY;

/** Two rows of five, or three where pieces are large; the board gets all the rest. */
export function layOut(shape: Shape): Room {
  const { width, height, wide, roomy, highest, boardOnly, scale, text, pieces, far } = shape;
  if (pieces > 1 && shape.low && !boardOnly) return layOutLow(shape);
  const across = (room: number, each: number) => room / each / (1 + KNOB) - SPACE.xs;
  const columns = pieces > 1 && !hasFive(shape, across(Math.min(width, 640), 5)) ? 4 : 5;
  const rows = rackRows(columns);
  if (boardOnly)
    return { boardWidth: width, boardHeight: height, side: width, piece: LARGEST_PIECE, columns };
  if (wide) {
    const side = Math.min(WIDEST_SIDE * scale, Math.max(300, width * 0.42));
    const rest = HEADER * scale + LINE * text + TOOLS + BUTTONS * scale + GAPS;
    const down = (height - rest) / rows / (1 + KNOB) - SPACE.xs;
    const largest = (far ? ROOMY_PIECE : LARGEST_PIECE) * pieces;
    const piece = Math.max(30, Math.min(largest, across(side, columns), down));
    return { boardWidth: width - side - SPACE.l, boardHeight: height, side, piece, columns };
  }
  const side = Math.min(width, 640);
  const largest = (roomy ? ROOMY_PIECE : LARGEST_PIECE) * pieces;
  const line = (roomy ? ROOMY_LINE : LINE) * text;
  const laid = (inRow: number) => {
    const piece = Math.max(34, Math.min(largest, across(side, inRow), height * 0.075 * pieces));
    const others = rackCell(piece) * rackRows(inRow) + TOOLS + BUTTONS * scale + GAPS;
    return { columns: inRow, piece, others, room: height - others - line };
  };
  const wanted = laid(columns);
  // In a lesson three rows of four would leave no board.
  const { piece, others, room, ...rack } = wanted.room < LEAST_BOARD ? laid(5) : wanted;
  const tight = pieces > 1 && room < LEAST_BOARD;
  const boardHeight = Math.min(highest, tight ? height - others - LOW_LINE * text : room);
  return { boardWidth: width, boardHeight, side, piece, ...rack, ...(tight ? { tight } : {}) };
}
