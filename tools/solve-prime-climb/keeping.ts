import {
  circleOf,
  isSafe,
  pairIndex,
  SPOTS,
  TURNED,
  type Course,
} from '../../src/games/prime-climb/bots/course';
import { createRack, fillReach, lawOf, type Rack, type Reach } from '../../src/games/prime-climb/bots/reach';
import { earnsCard } from '../../src/games/prime-climb/rules';

const LAW = lawOf(true, false);

/** Turns expected by both spots, as a square, and the least of each row and of all: what cannot be better is not looked at. */
interface Square {
  readonly turns: Float32Array;
  readonly rows: Float32Array;
  least: number;
}

const createSquare = (): Square => ({
  turns: new Float32Array(SPOTS * SPOTS),
  rows: new Float32Array(SPOTS),
  least: 0,
});

/** What a turn may end with: squares by how many keepers are kept, after a card was drawn and without one. */
export interface Prospects {
  readonly plain: readonly Square[];
  readonly drawn: readonly Square[];
  /** Drawn if the second spot earns a card, plain if not. */
  readonly mixed: readonly Square[];
}

export const spotsIn = ({ name, spots }: Course): readonly number[] =>
  Array.from({ length: spots }, (_, spot) => spot).filter(
    (spot) => name !== 'there-and-back' || spot !== TURNED - 1,
  );

function fill(course: Course, square: Square, turnsAt: (a: number, b: number) => number): void {
  const spots = spotsIn(course);
  square.least = Infinity;
  for (const a of spots) {
    let row = Infinity;
    for (const b of spots) {
      if (a === course.home && b === course.home) continue;
      // Of two on one circle one goes back; which one matters only there and back, and hardly.
      const shared =
        circleOf(a) === circleOf(b) && !isSafe(circleOf(a)) && a !== course.home && b !== course.home;
      const turns = shared ? turnsAt(a, course.bumped[b]!) : turnsAt(a, b);
      square.turns[a * SPOTS + b] = turns;
      if (turns < row) row = turns;
    }
    square.rows[a] = row;
    if (row < square.least) square.least = row;
  }
}

const earns = (course: Course, spot: number): boolean => spot !== course.home && earnsCard(circleOf(spot));

/** `tables[n]`: turns expected with n keepers, by `pairIndex`; there is one more table than keepers can be held. */
export function prospectsOf(course: Course, tables: readonly Float64Array[], reuse?: Prospects): Prospects {
  const count = tables.length - 1;
  const made = (): Square[] => Array.from({ length: count }, createSquare);
  const prospects = reuse ?? { plain: made(), drawn: made(), mixed: made() };
  for (let n = 0; n < count; n++) {
    fill(course, prospects.plain[n]!, (a, b) => tables[n]![pairIndex(a, b)]!);
    fill(course, prospects.drawn[n]!, (a, b) => tables[n + 1]![pairIndex(a, b)]!);
    fill(course, prospects.mixed[n]!, (a, b) => tables[earns(course, b) ? n + 1 : n]![pairIndex(a, b)]!);
  }
  return prospects;
}

export interface Bag {
  readonly rack: Rack;
  /** By spot, the shares that bring a pawn home from there. */
  readonly homing: readonly (readonly number[])[];
  readonly reaches: readonly (Reach | null)[];
  /** Shares of both pawns, those that keep most first. */
  readonly splits: readonly { readonly a: number; readonly b: number; readonly kept: number }[];
}

export function bagOf(
  course: Course,
  numbers: readonly number[],
  keepers: readonly number[],
  standing: readonly number[] = spotsIn(course),
): Bag {
  const rack = createRack(numbers, keepers);
  const reaches: (Reach | null)[] = Array.from({ length: SPOTS }, () => null);
  for (const spot of standing) reaches[spot] = fillReach(course, spot, rack, LAW);
  const shares = Array.from({ length: rack.numberSets * rack.keeperSets }, (_, share) => share);
  const homing = reaches.map((reach) =>
    reach === null ? [] : shares.filter((share) => reach.ways[share * SPOTS + course.home] !== 0),
  );
  const splits: { a: number; b: number; kept: number }[] = [];
  const all = rack.keeperSets - 1;
  for (let split = 0; split < rack.numberSets; split++)
    for (let one = 0; one <= all; one++)
      for (let other = 0; other <= all; other++) {
        if (one & other) continue;
        const kept = keepers.length - bits(one | other);
        splits.push({
          a: split * rack.keeperSets + one,
          b: (rack.numberSets - 1 - split) * rack.keeperSets + other,
          kept,
        });
      }
  return { rack, homing, reaches, splits: splits.sort((x, y) => y.kept - x.kept) };
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));

/** Whether both pawns can come home in this turn, with whatever part of the rack. */
function canWin({ rack, homing }: Bag, a: number, b: number): boolean {
  const all = rack.keeperSets - 1;
  if (homing[b]!.length === 0) return false;
  for (const one of homing[a]!)
    for (const other of homing[b]!)
      if (
        (one & other & all) === 0 &&
        fits(rack, Math.floor(one / rack.keeperSets), Math.floor(other / rack.keeperSets))
      )
        return true;
  return false;
}

function fits({ counts }: Rack, one: number, other: number): boolean {
  let [x, y] = [one, other];
  for (const count of counts) {
    if ((x % (count + 1)) + (y % (count + 1)) > count) return false;
    x = Math.floor(x / (count + 1));
    y = Math.floor(y / (count + 1));
  }
  return true;
}

/** The fewest turns expected after this turn, which begins with pawns on a and b. */
export function leastAfter(course: Course, bag: Bag, prospects: Prospects, a: number, b: number): number {
  const reachA = bag.reaches[a]!;
  const reachB = bag.reaches[b]!;
  if (canWin(bag, a, b)) return 0;
  const { home } = course;
  let best = Infinity;
  for (const split of bag.splits) {
    const plain = prospects.plain[split.kept]!;
    const drawn = prospects.drawn[split.kept]!;
    const mixed = prospects.mixed[split.kept]!;
    if (drawn.least >= best) continue;
    const lengthA = reachA.lengths[split.a]!;
    const lengthB = reachB.lengths[split.b]!;
    const fromB = split.b * SPOTS;
    for (let k = 0; k < lengthA; k++) {
      const toA = reachA.spots[split.a * SPOTS + k]!;
      const earned = toA !== a && earns(course, toA);
      const square = earned ? drawn : mixed;
      if (square.rows[toA]! >= best) continue;
      const row = toA * SPOTS;
      for (let m = 0; m < lengthB; m++) {
        const toB = reachB.spots[fromB + m]!;
        let turns = square.turns[row + toB]!;
        if (turns >= best || (toA === home && toB === home)) continue;
        if (!earned && toB === b) turns = plain.turns[row + toB]!;
        if (turns < best) best = turns;
      }
    }
  }
  return best;
}
