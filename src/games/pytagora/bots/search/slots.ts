import {
  cellAt,
  indexOf,
  otherWay,
  STEP,
  WAYS,
  type Grid,
  type Index,
  type Lying,
  type Way,
} from '../../rules/crossword/grid';
import { digitOf, EQUALS_SIGN, signOf, SIGNS } from './signs';

/** A piece that is crossed, counted in cells from the first that is crossed. */
interface Crossed {
  readonly offset: number;
  readonly digit: number;
  /** -1 for a digit. */
  readonly sign: number;
}

/** Where a run that crosses these pieces may begin. */
interface Site {
  readonly way: Way;
  /** The cell of the first piece crossed. */
  readonly cell: number;
}

/**
 * All places of the table that are alike to an equation: the same pieces crossed, at the same distances. Of each it
 * matters only how far a run may reach beyond them, and a run may always stop short.
 */
export interface Slot {
  readonly crossed: readonly Crossed[];
  /** Cells from the first piece crossed to the last, both included; 0 for a line of its own. */
  readonly span: number;
  readonly digits: readonly number[];
  readonly digitTotal: number;
  readonly signs: readonly number[];
  readonly equals: boolean;
  /** By the number of cells before the first crossing: how many there may be after the last at most; -1 for none. */
  readonly after: number[];
  /** By the same: where that is. */
  readonly sites: Site[];
}

/** On a line of its own an equation touches nothing, somewhere: the grid has no edge. */
export const FREE_LINE: Slot = {
  crossed: [],
  span: 0,
  digits: new Array<number>(10).fill(0),
  digitTotal: 0,
  signs: new Array<number>(SIGNS).fill(0),
  equals: false,
  after: [],
  sites: [],
};

/** Every slot of the table which at most `most` new pieces can fill, and that crosses at most `crossings` pieces. */
export function slotsOf(grid: Grid, most: number, crossings: number): readonly Slot[] {
  const index = indexOf(grid);
  const slots = new Map<string, Slot>();
  for (const way of WAYS)
    for (const piece of grid)
      if (!piece[way]) collect(slots, index, way, cellAt(piece.x, piece.y), most, crossings);
  return [...slots.values()];
}

/** The slots whose first crossing is here. */
function collect(
  slots: Map<string, Slot>,
  index: Index,
  way: Way,
  first: number,
  most: number,
  crossings: number,
): void {
  const step = STEP[way];
  const before = roomBeyond(index, way, first, -step, most);
  if (before < 0) return;
  const crossed: Crossed[] = [];
  let key = '';
  let equals = 0;
  let room = most;
  for (let cell = first, offset = 0; room >= 0; cell += step, offset++) {
    const piece = index.get(cell);
    if (!piece) {
      if (isBeside(index, way, cell)) return;
      room--;
      continue;
    }
    if (piece[way] || crossed.length === crossings) return;
    if (piece.face === '=' && ++equals > 1) return;
    crossed.push(crossingOf(piece, offset));
    key += `${offset}${piece.face}`;
    const after = roomBeyond(index, way, cell, step, room);
    if (after < 0) continue;
    widen(slots, key, crossed, { before: Math.min(before, room), after, room }, { way, cell: first });
  }
}

const crossingOf = ({ face }: Lying, offset: number): Crossed => ({
  offset,
  digit: digitOf(face),
  sign: signOf(face),
});

/** How many new pieces may follow in this direction without touching anything; -1 when the next cell is taken already. */
function roomBeyond(index: Index, way: Way, from: number, step: number, most: number): number {
  for (let count = 0; count <= most; count++) {
    const cell = from + (count + 1) * step;
    // A run may not end beside a piece: that piece would be part of it.
    if (index.has(cell)) return count - 1;
    if (isBeside(index, way, cell)) return count;
  }
  return most;
}

function isBeside(index: Index, way: Way, cell: number): boolean {
  const aside = STEP[otherWay(way)];
  return index.has(cell - aside) || index.has(cell + aside);
}

interface Room {
  readonly before: number;
  readonly after: number;
  readonly room: number;
}

function widen(
  slots: Map<string, Slot>,
  key: string,
  crossed: readonly Crossed[],
  { before, after, room }: Room,
  site: Site,
): void {
  let slot = slots.get(key);
  if (!slot) slots.set(key, (slot = slotAcross(crossed)));
  for (let count = 0; count <= before; count++) {
    const most = Math.min(after, room - count);
    if (most <= (slot.after[count] ?? -1)) continue;
    slot.after[count] = most;
    slot.sites[count] = site;
  }
}

function slotAcross(crossed: readonly Crossed[]): Slot {
  const digits = new Array<number>(10).fill(0);
  const signs = new Array<number>(SIGNS).fill(0);
  let digitTotal = 0;
  for (const { digit, sign } of crossed) {
    if (digit >= 0) {
      digits[digit]!++;
      digitTotal++;
    } else if (sign !== EQUALS_SIGN) signs[sign]!++;
  }
  return {
    crossed: [...crossed],
    span: crossed[crossed.length - 1]!.offset + 1,
    digits,
    digitTotal,
    signs,
    equals: crossed.some(({ sign }) => sign === EQUALS_SIGN),
    after: [],
    sites: [],
  };
}
