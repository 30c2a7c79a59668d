import {
  cellAt,
  indexOf,
  spotOf,
  STEP,
  WAYS,
  type Grid,
  type Spot,
  type Way,
} from '../../rules/crossword/grid';
import { DIGITS, EQUALS, type Face } from '../../rules/crossword/pieces';
import { judgeLay, type NewPiece, type Supply } from '../../rules/crossword/placement';
import type { Item } from '../../rules/crossword/score';
import type { CrosswordMove } from '../../rules/crossword/types';
import { SIGN_CELL } from './forms';
import { faceOfSign } from './signs';
import { FREE_LINE } from './slots';
import type { Lay } from './walk';

type LayMove = Extract<CrosswordMove, { readonly type: 'lay' }>;

/** A lay as the engine knows it. */
export interface Found {
  readonly move: LayMove;
  readonly score: number;
  readonly items: readonly Item[];
}

/** Which = is laid when both are there. */
export type Takes = 'own' | 'shared';

export function foundFrom(supply: Supply, lay: Lay, takes: Takes): Found {
  const { way, cell } = originOf(supply.grid, lay);
  const lying = new Set(lay.slot.crossed.map(({ offset }) => lay.before + offset));
  const own = supply.hand.includes(EQUALS);
  const fresh = facesOf(lay).length - lying.size;
  const fromShared = supply.sharedEquals > 0 && (!own || (takes === 'shared' && fresh > 1));
  const pieces: NewPiece[] = [];
  facesOf(lay).forEach((face, nth) => {
    if (lying.has(nth)) return;
    const { x, y } = spotOf(cell + nth * STEP[way]);
    pieces.push({ x, y, face, from: face === EQUALS && fromShared ? 'shared' : 'hand' });
  });
  const verdict = judgeLay(supply, pieces);
  if (verdict.kind === 'refused') throw new Error(`Found, but refused: ${verdict.refusal.code}`);
  return { move: { type: 'lay', pieces }, score: verdict.score.points, items: verdict.score.items };
}

/** The whole run. */
function facesOf({ form, values }: Pick<Lay, 'form' | 'values'>): Face[] {
  return Array.from(form.cells, (cell): Face => {
    if (cell >= SIGN_CELL) return faceOfSign(cell - SIGN_CELL);
    const number = values[form.places[cell >> 4]!]!;
    return DIGITS[Math.floor(number / 10 ** (cell & 15)) % 10]!;
  });
}

interface Origin {
  readonly way: Way;
  readonly cell: number;
}

function originOf(grid: Grid, { slot, before, form }: Lay): Origin {
  if (slot === FREE_LINE) return freeLine(grid, form.cells.length);
  const { way, cell } = slot.sites[before]!;
  return { way, cell: cell - before * STEP[way] };
}

/** The line of its own that lies closest to the middle of what is there. */
function freeLine(grid: Grid, size: number): Origin {
  if (grid.length === 0) return { way: 'across', cell: cellAt(-(size >> 1), 0) };
  const index = indexOf(grid);
  const [left, right] = extent(grid.map(({ x }) => x));
  const [top, bottom] = extent(grid.map(({ y }) => y));
  const middle: Spot = { x: (left + right) / 2, y: (top + bottom) / 2 };
  let nearest = Infinity;
  let best: Origin = { way: 'across', cell: cellAt(left, bottom + 2) };
  for (const way of WAYS)
    for (let y = top - (way === 'down' ? size + 1 : 2); y <= bottom + 2; y++)
      for (let x = left - (way === 'across' ? size + 1 : 2); x <= right + 2; x++) {
        const reach = (size - 1) / 2;
        const far =
          Math.abs(x + (way === 'across' ? reach : 0) - middle.x) +
          Math.abs(y + (way === 'down' ? reach : 0) - middle.y);
        if (far >= nearest || !isClear(index, way, cellAt(x, y), size)) continue;
        nearest = far;
        best = { way, cell: cellAt(x, y) };
      }
  return best;
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function isClear(index: ReturnType<typeof indexOf>, way: Way, cell: number, size: number): boolean {
  const step = STEP[way];
  const aside = STEP[way === 'across' ? 'down' : 'across'];
  for (let nth = -1; nth <= size; nth++) {
    const here = cell + nth * step;
    if (index.has(here)) return false;
    const inside = nth >= 0 && nth < size;
    if (inside && (index.has(here - aside) || index.has(here + aside))) return false;
  }
  return true;
}
