import type { View } from '../rules';
import { reachOf, type Place, type Spiral } from './spiral';
import { PAWN_RATIO, pawnSize, spotsBeside, standings } from './stand';

/** In points of the board. */
interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words keep so far from the edge of the board. */
const WORDS = 84;
/** So far above a place words are when they have risen. */
const RISEN = 52;

/** Where a named place of the board is, before anything zooms it; null for what is none of its own. */
export function placeOn(view: View, spiral: Spiral, named: string): Rect | null {
  const [kind, which = ''] = named.split(' ');
  const size = pawnSize(spiral);
  const around = ({ x, y }: Place): Rect => ({
    x: x - size / 2,
    y: y - (size * PAWN_RATIO) / 2,
    width: size,
    height: size * PAWN_RATIO,
  });
  if (kind === 'pawn') {
    const standing = standings(view, spiral).find(({ key }) => key === which);
    return standing ? around(standing.place) : null;
  }
  const circle = spiral.places[Number(which)];
  if (!circle) return null;
  if (kind === 'spot') return around(spotsBeside(spiral, Number(which))[0]?.place ?? circle);
  if (kind !== 'sum') return null;
  const far = reachOf(spiral, Number(which));
  const x = Math.max(WORDS, Math.min(spiral.width - WORDS, circle.x));
  // A pawn may stand above its number: words rise from above both.
  const above = circle.y - far - size * 0.7;
  // At the upper edge they would rise over the seats: there they rise below the number instead.
  const top = above < RISEN ? circle.y + far + RISEN : above;
  return { x: x - far, y: top, width: 2 * far, height: Math.max(0, circle.y + far - top) };
}
