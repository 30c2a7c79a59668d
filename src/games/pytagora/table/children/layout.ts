import { asUsual } from '../../../../shell/frame/asUsual';
import type { Shape } from '../../../../shell/frame';
import { SPACE } from '../../../../ui';
import { KNOB } from '../Piece';

/** Where things stand, in points. Pure, so that it can be tested without a screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Room {
  /** What lies open: the squares, or the question. */
  readonly field: { readonly width: number; readonly height: number };
  /** Line, hand and buttons. */
  readonly side: number;
  readonly hand: number;
  /** Lines of what others did that fit above one's own. */
  readonly told: number;
  /** Pieces of the hand are to be this large, and lie in so many rows: a hand that needs more is turned over. Else all are seen at once. */
  readonly held?: { readonly piece: number; readonly rows: number };
}

const HEADER = 60;
const LINE = 72;
const SMALL_LINE = 58;
/** What is told and one line of words; what it saves makes the cells of two squares large enough for a finger. */
const LEAST_LINE = 52;
const GAPS = SPACE.s * 3;
/** Three rows of pieces that a small hand can hit; less where that would leave too little for the field. */
const HAND = 282;
const SMALL_PHONE = 660;
const SMALLEST_HAND = 104;
/** Where two squares lie open they need the height more: three rows of five, or two of six, as large as a thumb still likes. */
const HAND_BY_TWO = { usual: 218, small: 94 } as const;
const ROOMY_LINE = 104;
const ROOMY_HAND = 280;
/** Beside a field on a desktop. */
const TALL_SHARE = 0.46;
const WIDEST_SIDE = 760;
const NARROWEST_SIDE = 380;
/** Beside the field the seats stand in the column of the hand: each needs room for its name. */
const SEAT = 105;
const MENU = 52;

/** What else wants room. */
export interface Around {
  readonly seats: number;
  /** The height of a row of buttons, where there is one. */
  readonly buttons: number;
  /** Two squares lie open. */
  readonly two?: boolean;
}

/** The field as large as it can be; the hand under it, or beside it where the screen is wider than tall. */
export function layOut(shape: Shape, around: Around, wanted: (room: Size) => Size): Room {
  return shape.pieces > 1 && !shape.boardOnly
    ? layOutLarge(shape, around, wanted)
    : layOutUsual(shape, around, wanted);
}

/** Fewer cells than so many one above the other, and one does not see which way the path goes. */
const LEAST_FIELD = 230;
/** Of a tablet on end the field has this share. */
const ROOMY_FIELD = 0.48;

/**
 * The setting *large*: pieces a third larger than they would be on this screen. The field is then seen through a window that takes
 * what is left; a hand lies in two rows, or in as many as there is room for, and what has no room there is a tap away.
 */
function layOutLarge(shape: Shape, around: Around, wanted: (room: Size) => Size): Room {
  const { width, height, wide, roomy, low, highest, scale, text, pieces } = shape;
  const usual = layOutUsual(asUsual(shape), around, wanted);
  const piece = Math.floor(gridOfHand(0, usual).size * pieces);
  const pitch = piece * PITCH;
  const line = text * (roomy ? ROOMY_LINE : low || around.two ? LEAST_LINE : SMALL_LINE);
  const below = around.buttons > 0 ? around.buttons * scale + SPACE.s : 0;
  const rest = line + below + GAPS + (wide ? HEADER * scale : 0);
  const rowsIn = (room: number) => Math.max(1, Math.floor(room / pitch));
  if (wide) {
    const rows = rowsIn(height - rest);
    const field = { width: Math.min(usual.field.width, width - usual.side - SPACE.l), height };
    return { field, side: usual.side, hand: Math.ceil(rows * pitch), told: 1, held: { piece, rows } };
  }
  const least = roomy ? height * ROOMY_FIELD : LEAST_FIELD;
  const rows = Math.min(roomy ? Infinity : 2, rowsIn(height - rest - least));
  const hand = Math.ceil(rows * pitch);
  const field = { width, height: Math.floor(Math.min(highest, height - rest - hand)) };
  return { field, side: usual.side, hand, told: roomy ? 2 : 1, held: { piece, rows } };
}

function layOutUsual(
  shape: Shape,
  { seats, buttons, two = false }: Around,
  wanted: (room: Size) => Size,
): Room {
  const { width, height, wide, roomy, boardOnly, scale, text } = shape;
  if (boardOnly) return { field: wanted({ width, height }), side: width, hand: SMALLEST_HAND, told: 0 };
  const below = buttons > 0 ? buttons * scale + SPACE.s : 0;
  if (wide) {
    const column = Math.max(NARROWEST_SIDE, seats * SEAT + MENU);
    const most = { width: Math.max(height, width - column - SPACE.l), height };
    const field = wanted(most);
    const side = Math.min(WIDEST_SIDE, width - field.width - SPACE.l);
    const tallest = Math.max(ROOMY_HAND, height * TALL_SHARE);
    const hand = Math.min(
      tallest,
      Math.max(SMALLEST_HAND, height - HEADER * scale - LINE * text - below - GAPS),
    );
    return { field: { ...field, height }, side, hand, told: 1 };
  }
  const small = height < SMALL_PHONE;
  const line = text * (roomy ? ROOMY_LINE : small && two ? LEAST_LINE : small || two ? SMALL_LINE : LINE);
  // Two thirds of a hand where there are buttons too.
  const tall = two ? HAND_BY_TWO.usual : buttons > 0 ? HAND * 0.7 : HAND;
  const least = roomy ? ROOMY_HAND : small ? (two ? HAND_BY_TWO.small : SMALLEST_HAND) : tall;
  const field = wanted({ width, height: Math.floor(height - line - below - GAPS - least) });
  const left = height - field.height - line - below - GAPS;
  const hand = Math.min(left, roomy ? ROOMY_HAND * 1.2 : HAND);
  return { field, side: Math.min(WIDEST_SIDE, width), hand, told: roomy || left > hand ? 2 : 1 };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface HandGrid {
  readonly columns: number;
  readonly size: number;
  /** So many pieces are seen at once, where not all have room; the others are a tap away. */
  readonly page?: number;
}

/** A piece with its knobs, and air to tell it from its neighbour. */
export const PITCH = 1 + KNOB + 0.07;
const LARGEST_PIECE = 124;

/** The largest pieces that all fit, however many there are: a hand of twenty is shown whole. */
export function fitHand(count: number, width: number, height: number): HandGrid {
  let best = { columns: 1, rows: Infinity, size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const size = Math.floor(Math.min(LARGEST_PIECE, width / columns / PITCH, height / rows / PITCH));
    // Few long rows are read at a glance: a hair's breadth of size is no reason for another row.
    const enough = rows < best.rows ? best.size * NEARLY : best.size;
    if (size > enough) best = { columns, rows, size };
  }
  return { columns: best.columns, size: best.size };
}
const NEARLY = 0.93;

const USUAL_HAND = 10;

/** Pieces keep their size while a hand shrinks: it has room for ten and the bag, or for as many as there are. */
export function gridOfHand(count: number, { side, hand, held }: Room, idleBag = false): HandGrid {
  if (!held) return fitHand(Math.max(USUAL_HAND, count) + 1, side, hand);
  const columns = Math.max(1, Math.floor(side / (held.piece * PITCH)));
  const cells = columns * held.rows;
  if (count + 1 <= cells) return { columns, size: held.piece };
  // The bag has a place of its own, and so has what turns the hand over.
  return { columns, size: held.piece, page: Math.max(1, cells - (idleBag ? 1 : 2)) };
}

/** Groups of three pieces (`3 × 8`, `= 24`) in as few rows as lets them be largest. */
export function fitGroups(groups: number, width: number, height: number): HandGrid {
  let best: HandGrid = { columns: 1, size: 0 };
  for (let columns = 1; columns <= groups; columns++) {
    const rows = Math.ceil(groups / columns);
    const size = Math.floor(
      Math.min(LARGEST_QUESTION, width / (columns * 3 + KNOB), height / (rows * (1 + KNOB + 0.06))),
    );
    // One equation is read in one row, if that costs little.
    if (size > best.size * ONE_ROW) best = { columns, size };
  }
  return best;
}
const ONE_ROW = 0.88;
const LARGEST_QUESTION = 140;
