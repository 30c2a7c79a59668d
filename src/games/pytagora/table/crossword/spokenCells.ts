import { cellOf, spotOf, type Face, type Grid, type Spot } from '../../rules';
import type { CellPlace, SpokenCell } from '../../../../ui/CellRows';
import type { PytagoraWords } from '../../i18n';
import type { Draft } from './draft';
import { equationSpoken, equationsIn } from './equations';
import { spokenFace } from './words';

export interface SpokenTable {
  readonly grid: Grid;
  readonly draft: Draft;
  /** The piece that would be laid by activating a free cell. */
  readonly chosen: Face | null;
  readonly at: Spot;
}

export const placeOfSpot = ({ x, y }: Spot): CellPlace => ({ row: y, column: x });
export const spotOfPlace = ({ row, column }: CellPlace): Spot => ({ x: column, y: row });

/** An empty table is as long as an equation. */
const EMPTY: readonly Spot[] = [0, 1, 2, 3, 4, 5, 6].map((x) => ({ x, y: 0 }));

/** The cells that are worth hearing of: whatever lies there, what is next to it, and where one is. */
export function spokenCells(table: SpokenTable, words: PytagoraWords): readonly SpokenCell[] {
  const { grid, draft, at } = table;
  const lying = grid.length + draft.length > 0 ? [...grid, ...draft] : EMPTY;
  const cells = new Set([...lying, at].flatMap(({ x, y }) => around(x, y)));
  const label = labelling(table, words);
  // A cell's number grows from left to right and from top to bottom.
  return [...cells]
    .sort((one, other) => one - other)
    .map((cell) => ({
      ...placeOfSpot(spotOf(cell)),
      label: label(cell),
    }));
}

const around = (x: number, y: number): number[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => cellOf({ x: x + right, y: y + down })));

function labelling({ grid, draft, chosen }: SpokenTable, words: PytagoraWords): (cell: number) => string {
  const lying = new Map(grid.map((piece) => [cellOf(piece), piece.face]));
  const drafted = new Map(draft.map((piece) => [cellOf(piece), piece.face]));
  const equations = new Map<number, string[]>();
  for (const equation of equationsIn(grid)) {
    const text = equationSpoken(equation, words);
    for (const cell of equation.pieces.map(cellOf))
      equations.set(cell, [...(equations.get(cell) ?? []), text]);
  }
  return (cell) => {
    const { x, y } = spotOf(cell);
    const place = words.cell.at(y + 1, x + 1);
    const face = lying.get(cell);
    if (face) return words.cell.lying(spokenFace(face, words), place, equations.get(cell) ?? []);
    const own = drafted.get(cell);
    if (own) return words.cell.drafted(spokenFace(own, words), place);
    return chosen ? words.cell.mayLay(place, spokenFace(chosen, words)) : words.cell.free(place);
  };
}
