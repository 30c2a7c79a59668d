import { cellAt, indexOf } from './grid';
import { EQUALS, type Face } from './pieces';
import type { NewPiece } from './placement';
import type { CrosswordState, CrosswordView } from './types';

/** What lies on the table, the shared = included. */
export const lyingPieces = ({ grid, sharedEquals }: CrosswordState): Face[] => [
  ...grid.map(({ face }) => face),
  ...Array.from({ length: sharedEquals }, () => EQUALS as Face),
];

/** The grid as far as pieces lie, then who has what. */
export function draw(view: CrosswordView): string {
  const index = indexOf(view.grid);
  const [xs, ys] = [view.grid.map(({ x }) => x), view.grid.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const rows =
    view.grid.length === 0
      ? ['nothing lies']
      : Array.from({ length: Math.max(...ys) - top + 1 }, (_, row) =>
          Array.from(
            { length: Math.max(...xs) - left + 1 },
            (_unused, column) => index.get(cellAt(left + column, top + row))?.face ?? '.',
          ).join(' '),
        );
  const from = view.grid.length === 0 ? '' : ` · top left ${left},${top}`;
  return [
    ...rows,
    `${view.phase}, seat ${view.seat} · scores ${view.scores.join(' ')} · bag ${view.bagSize} · shared = ${view.sharedEquals}${from}`,
    view.hand ? `hand ${view.hand.join(' ')}` : 'hand hidden',
  ].join('\n');
}

/** `lay 7*_=21 across from 3,0`: `_` where something lies already, `:` for a shared =. */
export function writeLay(pieces: readonly NewPiece[]): string {
  const [first] = pieces;
  if (!first) return 'lay nothing';
  const across = pieces.every(({ y }) => y === first.y);
  const places = new Map(pieces.map((piece) => [across ? piece.x : piece.y, piece]));
  const [start, end] = [Math.min(...places.keys()), Math.max(...places.keys())];
  const text = Array.from({ length: end - start + 1 }, (_, step) => {
    const piece = places.get(start + step);
    if (!piece) return '_';
    return piece.from === 'shared' ? ':' : piece.face;
  }).join('');
  const spot = across ? `${start},${first.y}` : `${first.x},${start}`;
  return `lay ${text} ${across ? 'across' : 'down'} from ${spot}`;
}
