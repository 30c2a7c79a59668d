import type { Digit } from '../crossword/pieces';
import { isLying, LAYOUTS, spotIn } from './path';
import type { SquareState, SquareView } from './types';

export function lyingPieces({ config, grown }: SquareState): Digit[] {
  const layout = LAYOUTS[config.kind];
  return layout.squares.flatMap((path, square) =>
    path.filter((_, place) => isLying(layout, grown, square, place)),
  );
}

function drawSquare({ config, grown }: SquareView, square: number): string[] {
  const layout = LAYOUTS[config.kind];
  const path = layout.squares[square]!;
  const side = path.length / 4 + 1;
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => ' '));
  path.forEach((digit, place) => {
    const { x, y } = spotIn(path.length, place);
    rows[y]![x] = isLying(layout, grown, square, place) ? digit : '.';
  });
  return rows.map((row) => row.join(' '));
}

export const draw = (view: SquareView): string =>
  [
    ...LAYOUTS[view.config.kind].squares.flatMap((_, square) => drawSquare(view, square)),
    `${view.phase}, seat ${view.seat} · hands ${view.handSizes.join(' ')} · bag ${view.bagSize}`,
    view.hand ? `hand ${view.hand.join(' ')}` : 'hand hidden',
  ].join('\n');
