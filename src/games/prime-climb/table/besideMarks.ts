import { around, isInside, shared, type Box } from './boxes';
import { isSmall, type CloseUp, type Mark } from './closeUp';
import type { Place, Spiral } from './spiral';
import { pawnBox, pawnSize, type Standing } from './stand';

const TURNS = 16;
/** From the rim of the circle to the middle of the pawn, in parts of its size: as near as there is room. */
const OUTSIDE = [0.42, 0.8, 1.2, 1.7] as const;
/** Pawns overlap no more than this, where there is a way. */
const MUCH = 0.25;

/** Where circles are drawn larger than their place, pawns step aside: none covers a number that matters. */
export function besideMarks(
  pawns: readonly Standing[],
  spiral: Spiral,
  { camera, marks }: CloseUp,
): readonly Standing[] {
  if (!isSmall(spiral) || marks.size === 0) return pawns;
  const { x, y, scale } = camera;
  const seen = (place: Place): Place => ({ x: place.x * scale + x, y: place.y * scale + y });
  const size = pawnSize(spiral) * scale;
  const numbers = [...marks.values()].map((mark) => around(mark.x, mark.y, mark.figures * 1.3, mark.figures));
  const clear = (box: Box): boolean => numbers.every((number) => shared(box, number) === 0);
  const stood: Box[] = [];
  return pawns.map((one) => {
    const mark = marks.get(one.at);
    const circle = spiral.places[one.at]!;
    const natural = pawnBox(seen(one.place), size);
    if (!mark && clear(natural)) {
      stood.push(natural);
      return one;
    }
    const rim = mark ?? { ...seen(circle), far: spiral.radius * scale };
    const angle = Math.atan2(one.place.y - circle.y, one.place.x - circle.x);
    const spot = spotBeside(rim, angle, size, (box) => {
      const crowded = stood.some((other) => shared(box, other) > MUCH * size * size);
      return isInside(box, spiral) && !crowded && clear(box);
    });
    stood.push(pawnBox(spot, size));
    return { ...one, place: { x: (spot.x - x) / scale, y: (spot.y - y) / scale } };
  });
}

/** On the side where it stood, or the nearest that is free. */
function spotBeside(
  { x, y, far }: Pick<Mark, 'x' | 'y' | 'far'>,
  natural: number,
  size: number,
  isFree: (box: Box) => boolean,
): Place {
  const at = (angle: number, away: number): Place => ({
    x: x + away * Math.cos(angle),
    y: y + away * Math.sin(angle),
  });
  for (const outside of OUTSIDE)
    for (let turn = 0; turn < TURNS; turn++) {
      const aside = (turn % 2 === 0 ? turn / 2 : -(turn + 1) / 2) * ((2 * Math.PI) / TURNS);
      const spot = at(natural + aside, far + outside * size);
      if (isFree(pawnBox(spot, size))) return spot;
    }
  return at(natural, far + OUTSIDE[0] * size);
}
