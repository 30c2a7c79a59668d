import { spotOf, type Spot } from '../../rules';
import type { LookBack } from '../../../../shell';
import type { Camera } from '../../../../ui/zoom';
import { boundsOf, CELL, scalesFor, SMALLEST, type Bounds } from './camera';

export interface Ring extends Bounds {
  readonly kind: 'played' | 'best';
}

/** One ring round each move that is spoken of: an equation is a straight row. */
export function ringsOf({ played, best }: LookBack): readonly Ring[] {
  const ring = (kind: Ring['kind'], cells: readonly number[]): readonly Ring[] =>
    cells.length === 0 ? [] : [{ kind, ...boundsOf(cells.map(spotOf)) }];
  return [...ring('best', best?.cells ?? []), ...ring('played', played.cells)];
}

/** Nobody lays anything here: room for the rings is enough. */
const AROUND = 1;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** These cells in the middle, as large as fits, but not larger than this. */
function centred(spots: readonly Spot[], { width, height }: Size, largest: number): Camera {
  const { left, right, top, bottom } = boundsOf(spots);
  const fitting = Math.min(width / (right - left + 1 + AROUND), height / (bottom - top + 1 + AROUND)) / CELL;
  const scale = Math.max(SMALLEST, Math.min(largest, fitting));
  return {
    scale,
    x: width / 2 - ((left + right + 1) / 2) * CELL * scale,
    y: height / 2 - ((top + bottom + 1) / 2) * CELL * scale,
  };
}

/**
 * The table whole, where its cells can still be read; otherwise the moves that are spoken of, with all that fits around them. As
 * where one plays, everything on a larger screen is larger.
 */
export function sightOf(grid: readonly Spot[], moves: readonly Spot[], size: Size): Camera {
  const { least, usual } = scalesFor(size);
  const whole = centred([...grid, ...moves], size, usual);
  return moves.length === 0 || whole.scale >= least ? whole : centred(moves, size, least);
}
