import { spotIn } from '../../rules';
import type { Size, Spot } from './layout';

/** The meadow inside a square: the arrow along its edge, and the room that is left for the sheep. In points of the square. */
export type Area = Spot & Size;

/** Clear of the knobs that reach into it from above and from the left. */
const EDGE = { near: 1.34, far: 1.1 } as const;
/** The arrow runs this far inside the path. */
const LANE = { near: 1.68, far: 1.42 } as const;
const LANE_WIDTH = 0.62;
const MARGIN = 8;

export function meadowIn(cells: number, cell: number): Area {
  const size = (cells - EDGE.near - EDGE.far) * cell;
  return { x: EDGE.near * cell, y: EDGE.near * cell, width: size, height: size };
}

/** What of the meadow is in sight and free, beside the lane of the arrow; `seen` is the part of the square that the field shows. */
export function freeIn(meadow: Area, seen: Area, cell: number): Area {
  const along = (from: number, size: number, seenFrom: number, seenSize: number) => {
    const start = from >= seenFrom ? from + LANE_WIDTH * cell : seenFrom + MARGIN;
    const seenEnd = seenFrom + seenSize;
    const end = from + size <= seenEnd ? from + size - LANE_WIDTH * cell : seenEnd - MARGIN;
    return { start, size: Math.max(0, end - start) };
  };
  const across = along(meadow.x, meadow.width, seen.x, seen.width);
  const down = along(meadow.y, meadow.height, seen.y, seen.height);
  return { x: across.start, y: down.start, width: across.size, height: down.size };
}

/** How many places before the one that waits the arrow sets out. */
const BEHIND = 4;
/** At the very beginning it shows where the row will go. */
const SHORTEST = 3;

/** The points of the arrow: along the lane, from what was laid to the place that waits. */
export function arrowTo(length: number, place: number, direction: 1 | -1, cell: number): readonly Spot[] {
  const side = length / 4 + 1;
  const inLane = (at: number): number =>
    Math.min((side - LANE.far) * cell, Math.max(LANE.near * cell, (at + 0.5) * cell));
  const at = (step: number): Spot => {
    const { x, y } = spotIn(length, (direction * step + length) % length);
    return { x: inLane(x), y: inLane(y) };
  };
  const steps = direction === 1 ? place : length - place;
  const from = Math.max(0, steps - BEHIND);
  const along = (to: number): readonly Spot[] => {
    const points = Array.from({ length: to - from + 1 }, (_, nth) => at(from + nth));
    const apart = points.filter((point, nth) => nth === 0 || !isSame(point, points[nth - 1]!));
    return apart.filter((point, nth) => nth === 0 || nth === apart.length - 1 || bends(apart, nth, point));
  };
  let to = Math.max(steps, SHORTEST);
  // Beside a corner it goes round it, or one would not see that it turns.
  while (isBlunt(along(to), cell) || isSame(at(to), at(to - 1)) || isSame(at(to), at(to + 1))) to += 1;
  return along(to);
}

/** Its last leg is too short for a head. */
function isBlunt(points: readonly Spot[], cell: number): boolean {
  const [before, tip] = points.slice(-2);
  return !before || !tip || Math.hypot(tip.x - before.x, tip.y - before.y) < cell * LEG;
}
const LEG = 0.7;

const isSame = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

/** Only corners are told: what lies on a straight line between two others goes without saying. */
function bends(points: readonly Spot[], nth: number, { x, y }: Spot): boolean {
  const [before, after] = [points[nth - 1]!, points[nth + 1]!];
  return (before.x !== x || after.x !== x) && (before.y !== y || after.y !== y);
}

const HEAD = 15;

const ROUND = 22;

const towards = (from: Spot, to: Spot): Spot => ({
  x: Math.sign(to.x - from.x),
  y: Math.sign(to.y - from.y),
});

/** The same as a line with round corners, and its head. */
export function arrowPath(points: readonly Spot[], scale = 1): string {
  const [first] = points;
  const tip = points[points.length - 1];
  const before = points[points.length - 2];
  if (!first || !tip || !before) return '';
  const [head, round] = [HEAD * scale, ROUND * scale];
  const corners = points.slice(1, -1).map((corner, nth) => {
    const [came, goes] = [towards(points[nth]!, corner), towards(corner, points[nth + 2]!)];
    const { x, y } = corner;
    return `L${x - came.x * round} ${y - came.y * round} Q${x} ${y} ${x + goes.x * round} ${y + goes.y * round}`;
  });
  const { x: dx, y: dy } = towards(before, tip);
  // Back from the tip, to either side of the way it came.
  const barb = (turn: 1 | -1) =>
    `M${tip.x} ${tip.y} L${tip.x - head * (dx + turn * dy)} ${tip.y - head * (dy - turn * dx)}`;
  return [`M${first.x} ${first.y}`, ...corners, `L${tip.x} ${tip.y}`, barb(1), barb(-1)].join(' ');
}
