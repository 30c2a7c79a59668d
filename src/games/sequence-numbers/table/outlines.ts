import { SIDE, type GameEvent, type Team } from '../rules';
import type { LastMove, Looked, Mark } from '../../../shell/frame';

/** Why a cell is outlined: what is spoken of, what is drafted, where a helping hand points; what is looked back at. */
export type Outline = 'refused' | 'draft' | 'help' | 'last' | Looked;

const NOWHERE: ReadonlySet<number> = new Set();
const OF_MARK = {
  last: 'last',
  hint: 'help',
  refused: 'refused',
  played: 'played',
  best: 'best',
  both: 'both',
} as const;
/** Where several hold, the last of these wins. */
const ORDER: readonly Outline[] = ['last', 'help', 'draft', 'refused', 'best', 'played', 'both'];

export interface Pointed {
  readonly marks: ReadonlyMap<number, Mark>;
  /**
   * The cells of the chosen card, for a seat that has asked for help. Choosing a card points nowhere otherwise: working it
   * out is the game.
   */
  readonly reach: ReadonlySet<number> | null;
  readonly draft: number | null;
}

export function outlinesOf({ marks, reach, draft }: Pointed): ReadonlyMap<number, Outline> {
  const outlines = new Map<number, Outline>();
  const point = (cell: number, outline: Outline) => {
    const before = outlines.get(cell);
    if (!before || ORDER.indexOf(outline) > ORDER.indexOf(before)) outlines.set(cell, outline);
  };
  marks.forEach((mark, cell) => point(cell, OF_MARK[mark]));
  (reach ?? NOWHERE).forEach((cell) => point(cell, 'help'));
  if (draft !== null) point(draft, 'draft');
  return outlines;
}

/** Where a chip came, or went, or should have come. */
export const moveOf = (event: GameEvent): LastMove | null =>
  event.type === 'chip-laid' || event.type === 'chip-taken' || event.type === 'card-lost'
    ? { seat: event.seat, cells: [event.cell] }
    : null;

/** What a board that is not seen whole is to show: what is spoken of just now, else what others did, the latest last. */
export function pointedAt({
  reach,
  hinted,
  said,
  lastMoves,
}: {
  readonly reach: ReadonlySet<number> | null;
  readonly hinted: readonly number[] | undefined;
  readonly said: readonly number[] | undefined;
  readonly lastMoves: readonly LastMove[];
}): readonly number[] {
  if (said && said.length > 0) return said;
  if (hinted && hinted.length > 0) return hinted;
  return reach && reach.size > 0 ? [...reach] : lastMoves.flatMap(({ cells }) => cells);
}

/**
 * Where one looks before anything was played, as in a lesson, which lays out what it speaks of: the chips of the team whose chips lie
 * closest together.
 */
export function closest(chips: readonly (Team | null)[]): readonly number[] {
  const teams = [...new Set(chips.filter((team) => team !== null))];
  const lying = teams.map((team) => chips.flatMap((one, cell) => (one === team ? [cell] : [])));
  const across = (cells: readonly number[]): number => {
    const [rows, columns] = [cells.map((cell) => Math.floor(cell / SIDE)), cells.map((cell) => cell % SIDE)];
    return Math.max(...rows) - Math.min(...rows) + Math.max(...columns) - Math.min(...columns);
  };
  const [first = []] = lying.filter(({ length }) => length > 1).sort((a, b) => across(a) - across(b));
  return first;
}
