import { spotOf, type Spot } from '../../rules';
import type { LookBack } from '../../../../shell';
import type { Camera } from '../../../../ui/zoom';
import { boundsOf, CELL, fit, type Bounds } from './camera';

export interface Ring extends Bounds {
  readonly kind: 'played' | 'best';
}

/** One ring round each move that is spoken of: an equation is a straight row. */
export function ringsOf({ played, best }: LookBack): readonly Ring[] {
  const ring = (kind: Ring['kind'], cells: readonly number[]): readonly Ring[] =>
    cells.length === 0 ? [] : [{ kind, ...boundsOf(cells.map(spotOf)) }];
  return [...ring('best', best?.cells ?? []), ...ring('played', played.cells)];
}

/** Cells of this size can be read at arm's length. */
const LEGIBLE = 30;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The table whole, where its cells can still be read; otherwise the moves that are spoken of, with all that fits around them. */
export function sightOf(grid: readonly Spot[], moves: readonly Spot[], { width, height }: Size): Camera {
  const whole = fit(boundsOf([...grid, ...moves]), width, height);
  if (moves.length === 0 || whole.scale * CELL >= LEGIBLE) return whole;
  const bounds = boundsOf(moves);
  const scale = Math.min(fit(bounds, width, height).scale, LEGIBLE / CELL);
  return {
    scale,
    x: width / 2 - ((bounds.left + bounds.right + 1) / 2) * CELL * scale,
    y: height / 2 - ((bounds.top + bounds.bottom + 1) / 2) * CELL * scale,
  };
}
