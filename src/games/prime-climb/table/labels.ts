import { around, isInside, numberBox, numberBoxes, shared, type Box } from './boxes';
import type { Mark } from './closeUp';
import { reachOf, type Place, type Spiral } from './spiral';

/** A label that belongs to a circle. */
export interface Labelled {
  readonly to: number;
  readonly text: string;
}

export interface Label {
  readonly place: Place;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** By parts of what one plays with: 11 points where that is 30. */
const SMALLEST = 11 / 30;
const TO_RADIUS = 0.74;
/** On a smaller spiral labels are as far away as on this one. */
const LEGIBLE = 15;
const ANGLES = 32;
const STRIDE = 0.15;
const FARTHEST = 1.2;
/**
 * What a label had better not lie on, by area: a number never, another label hardly ever, pawns and
 * other rings rather not. Where circles are drawn larger than their place, the numbers around them step back. */
const COST = { number: 1000, stepsBack: 25, label: 60, pawn: 4, ring: 0.6, far: 2.2 } as const;

/** Circles that are drawn larger than their place. */
type Marks = ReadonlyMap<number, Pick<Mark, 'far' | 'figures'>>;
const NONE: Marks = new Map();

/** Where the labels of lit circles lie: near their own circle, over no number, not even their own. */
export function placeLabels(
  spiral: Spiral,
  lit: readonly Labelled[],
  pawns: readonly Box[],
  marks: Marks = NONE,
): ReadonlyMap<number, Label> {
  const labels = new Map<number, Label>();
  const taken: Box[] = [];
  const rings = lit.map(({ to }) => circleBox(spiral, to, marks));
  const marked = [...marks].map(([number, { figures }]) => numberBox(spiral, number, figures));
  const others = numberBoxes(spiral).filter((_box, number) => !marks.has(number));
  const [numbers, back] = marks.size > 0 ? [marked, others] : [others, []];
  for (const { to, text } of lit) {
    const size = Math.max(SMALLEST * spiral.across, spiral.radius * TO_RADIUS);
    const height = size * 1.32;
    const width = Math.max(height, size * 0.62 * text.length + size * 0.6);
    const place = bestPlace(spiral, to, width, height, { pawns, taken, rings, numbers, back, marks });
    taken.push(around(place.x, place.y, width, height));
    labels.set(to, { place, width, height, size });
  }
  return labels;
}

const rimOf = (spiral: Spiral, number: number, marks: Marks): number =>
  Math.max(reachOf(spiral, number), marks.get(number)?.far ?? 0);

const circleBox = (spiral: Spiral, number: number, marks: Marks): Box => {
  const { x, y } = spiral.places[number]!;
  const far = rimOf(spiral, number, marks);
  return around(x, y, far * 2, far * 2);
};

interface Avoided {
  readonly pawns: readonly Box[];
  readonly taken: readonly Box[];
  readonly rings: readonly Box[];
  readonly numbers: readonly Box[];
  /** Numbers that are not played with now. */
  readonly back: readonly Box[];
  readonly marks: Marks;
}

function bestPlace(spiral: Spiral, to: number, width: number, height: number, avoided: Avoided): Place {
  const { places } = spiral;
  const radius = Math.max(LEGIBLE, spiral.radius);
  const here = places[to]!;
  const rim = rimOf(spiral, to, avoided.marks);
  const own = circleBox(spiral, to, avoided.marks);
  // Only what lies near can be covered.
  const reach = around(
    here.x,
    here.y,
    2 * (rim + FARTHEST * radius + width),
    2 * (rim + FARTHEST * radius + width),
  );
  const numbers = avoided.numbers.filter((box) => shared(box, reach) > 0);
  const back = avoided.back.filter((box) => shared(box, reach) > 0);
  const unit = radius * radius;
  const on = (boxes: readonly Box[], box: Box) =>
    boxes.reduce((sum, other) => sum + shared(box, other), 0) / unit;
  let best: Place = here;
  let least = Infinity;
  for (let beyond = 0; beyond <= FARTHEST && COST.far * beyond < least; beyond += STRIDE)
    for (let turn = 0; turn < ANGLES; turn++) {
      const angle = (turn * 2 * Math.PI) / ANGLES;
      const far = rim + beyond * radius;
      const place = { x: here.x + far * Math.cos(angle), y: here.y + far * Math.sin(angle) };
      const box = around(place.x, place.y, width, height);
      if (!isInside(box, spiral)) continue;
      const numbered = COST.far * beyond + COST.number * on(numbers, box);
      if (numbered >= least) continue;
      const cost =
        numbered +
        COST.stepsBack * on(back, box) +
        COST.label * on(avoided.taken, box) +
        COST.pawn * on(avoided.pawns, box) +
        COST.ring * (on(avoided.rings, box) - shared(own, box) / unit);
      if (cost < least) [best, least] = [place, cost];
    }
  return best;
}
