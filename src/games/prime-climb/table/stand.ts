import type { Seat } from '../../../engine';
import { PAWNS, type PawnIndex, type View } from '../rules';
import { around, isInside, numberBoxes, shared, type Box } from './boxes';
import type { Place, Spiral } from './spiral';

/** A pawn as the board shows it. */
export interface Standing {
  readonly key: string;
  readonly seat: Seat;
  readonly pawn: PawnIndex;
  readonly at: number;
  /** The middle of the figure. */
  readonly place: Place;
  /** From its seat's other pawn to it, where the two are so near that a finger could mean either; else nothing. */
  readonly beside: Place;
}

/** In parts of a circle's radius: 20 points where circles are 32 across. */
const PAWN_TO_RADIUS = 1.26;
/** Its field is taller than wide by this much. */
export const PAWN_RATIO = 1.35;
/** What the figure takes of its field, which is taller than wide. */
const FIGURE = { width: 0.8, height: 1.29 } as const;

export const pawnSize = ({ radius }: Spiral): number => radius * PAWN_TO_RADIUS;

export const pawnBox = ({ x, y }: Place, size: number): Box =>
  around(x, y, size * FIGURE.width, size * FIGURE.height);

/** A place beside a number: what it costs to stand there. */
interface Spot {
  readonly place: Place;
  readonly box: Box;
  readonly cost: number;
}

const ANGLES = 32;
/** From a circle's middle, in parts of its radius beyond the rim. */
const NEAREST = -0.1;
const FARTHEST = 2.5;
const STRIDE = 0.15;
/** Between a pawn and a number, in points. */
const CLEAR = 0.5;
/** A pawn at the upper right reads like a note on its number: so it stands there where nothing speaks against it. */
const LIKED = -Math.PI / 4;

const spotsKnown = new WeakMap<Spiral, Map<number, readonly Spot[]>>();

/** All spots beside a circle where a pawn covers no number at all, the best first. */
export function spotsBeside(spiral: Spiral, at: number): readonly Spot[] {
  const known = spotsKnown.get(spiral) ?? new Map<number, readonly Spot[]>();
  spotsKnown.set(spiral, known);
  const before = known.get(at);
  if (before) return before;
  const spots = findSpots(spiral, at).sort((one, other) => one.cost - other.cost);
  known.set(at, spots);
  return spots;
}

export const rimOf = ({ places, radius, lastRadius }: Spiral, number: number): number =>
  number === places.length - 1 ? lastRadius : radius;

function findSpots(spiral: Spiral, at: number): Spot[] {
  const { places, radius } = spiral;
  const here = places[at]!;
  const size = pawnSize(spiral);
  const rim = rimOf(spiral, at);
  const near = places.flatMap((place, number) =>
    number !== at && Math.hypot(place.x - here.x, place.y - here.y) < rim + 5 * radius ? [number] : [],
  );
  const numbers = [at, ...near].map((number) => numberBoxes(spiral)[number]!);
  const spots: Spot[] = [];
  for (let turn = 0; turn < ANGLES; turn++) {
    const angle = (turn * 2 * Math.PI) / ANGLES;
    for (let beyond = NEAREST; beyond <= FARTHEST; beyond += STRIDE) {
      const far = rim + beyond * radius;
      const place = { x: here.x + far * Math.cos(angle), y: here.y + far * Math.sin(angle) };
      const box = pawnBox(place, size + 2 * CLEAR);
      if (!isInside(box, spiral) || numbers.some((number) => shared(box, number) > 0)) continue;
      const away = Math.hypot(place.x - here.x, place.y - here.y) - rim;
      // Whose pawn is it? The nearest number's: another must not be nearer.
      const others = near.map(
        (number) =>
          Math.hypot(place.x - places[number]!.x, place.y - places[number]!.y) - rimOf(spiral, number),
      );
      const doubt = Math.max(0, away - Math.min(...others) + radius * 0.25) / radius;
      const covered = near.reduce(
        (sum, number) => sum + hidden(box, places[number]!, rimOf(spiral, number)),
        0,
      );
      const own = hidden(box, here, rim);
      const cost =
        away / radius +
        6 * doubt +
        (1.2 * covered + 0.8 * own) / radius +
        0.12 * (1 - Math.cos(angle - LIKED));
      spots.push({ place, box, cost });
    }
  }
  return spots;
}

/** How far a box reaches into a circle. */
function hidden({ left, top, right, bottom }: Box, { x, y }: Place, radius: number): number {
  const [nearX, nearY] = [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
  return Math.max(0, radius - Math.hypot(nearX - x, nearY - y));
}

/** Pawns overlap where there is no other way; more than so much of one would be too much. */
const CROWDED = 12;
const MUCH = 0.4;
const TOO_MUCH = 60;

const crowding = (share: number): number => CROWDED * share + TOO_MUCH * Math.max(0, share - MUCH);

/** Every pawn that is to be seen. They fan out beside their number; one that has arrived stands beside its end. */
export function standings(view: View, spiral: Spiral): readonly Standing[] {
  const size = pawnSize(spiral);
  const area = size * FIGURE.width * size * FIGURE.height;
  /** Whoever stands there already, and how much of it others have covered: two that leave half of it each leave nothing. */
  const taken: { readonly box: Box; readonly covered: number }[] = [];
  const stood = view.players
    .flatMap(({ pawns }, seat) => PAWNS.map((pawn) => ({ seat, pawn, at: pawns[pawn].at })))
    .map((one) => {
      const costOf = ({ box, cost }: Spot): number =>
        cost +
        taken.reduce((sum, { box: other, covered }) => {
          const share = shared(box, other) / area;
          return share > 0 ? sum + crowding(covered + share) - crowding(covered) : sum;
        }, 0);
      const best = spotsBeside(spiral, one.at).reduce<{ spot: Spot; cost: number } | null>((found, spot) => {
        if (found && spot.cost >= found.cost) return found;
        const cost = costOf(spot);
        return !found || cost < found.cost ? { spot, cost } : found;
      }, null);
      const place = best?.spot.place ?? spiral.places[one.at]!;
      const box = pawnBox(place, size);
      taken.forEach((other, nth) => {
        taken[nth] = { ...other, covered: other.covered + shared(box, other.box) / area };
      });
      taken.push({ box, covered: 0 });
      return { ...one, key: `${one.seat}-${one.pawn}`, place };
    });
  return stood.map((one) => {
    const twin = stood.find(({ seat, pawn }) => seat === one.seat && pawn !== one.pawn)!;
    return { ...one, beside: { x: one.place.x - twin.place.x, y: one.place.y - twin.place.y } };
  });
}
