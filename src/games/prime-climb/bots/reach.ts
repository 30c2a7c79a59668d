import { OPERATIONS } from '../rules/types';
import { NOWHERE, SPOTS, targetIndex, type Course } from './course';

/**
 * What a turn has to play with: at most two different numbers, each so many times (a double is one number four times), and
 * keepers ±k, any of which may be played or kept.
 *
 * A share of it, what one pawn uses, is coded as `numbers * keeperSets + keepers`: the counts of both numbers in mixed
 * radix, and the keepers as bits. The share of the other pawn, all numbers being used, has the code `numberSets - 1 - numbers`.
 */
export interface Rack {
  readonly values: readonly number[];
  readonly counts: readonly number[];
  readonly keepers: readonly number[];
  readonly numberSets: number;
  readonly keeperSets: number;
}

export function createRack(numbers: readonly number[], keepers: readonly number[] = []): Rack {
  const values = numbers.filter((number, k) => numbers.indexOf(number) === k);
  const counts = values.map((value) => numbers.filter((number) => number === value).length);
  const numberSets = counts.reduce((product, count) => product * (count + 1), 1);
  return { values, counts, keepers, numberSets, keeperSets: 1 << keepers.length };
}

/** Every spot a pawn can come to by each share of the rack, all of which it uses. */
export interface Reach {
  readonly rack: Rack;
  readonly from: number;
  /** Spots by share: those of share s begin at s * SPOTS. */
  readonly spots: Uint8Array;
  readonly lengths: Uint16Array;
  /** How a spot was come to, 0 for not at all: 1 + previous spot, operation and item packed, see `traceBack`. */
  readonly ways: Int32Array;
}

const ITEM_BITS = 4;
const OPERATION_BITS = 2;
/** Keepers come after the two numbers. */
const KEEPERS_FROM = 2;
const ROOT = 1 << 30;

export interface Use {
  /** Of the rack's values, or null for a keeper. */
  readonly number: number | null;
  /** Of the rack's keepers, or null for a number. */
  readonly keeper: number | null;
  readonly operation: number;
}

/** Arrays are taken from and given back to the caller's hands: a turn with nine keepers needs two megabytes of them. */
function createReach(rack: Rack, reuse?: Reach): { -readonly [K in keyof Reach]: Reach[K] } {
  const shares = rack.numberSets * rack.keeperSets;
  const enough = reuse !== undefined && reuse.lengths.length >= shares;
  return {
    rack,
    from: NOWHERE,
    spots: enough ? reuse.spots : new Uint8Array(shares * SPOTS),
    lengths: enough ? reuse.lengths : new Uint16Array(shares),
    ways: enough ? reuse.ways : new Int32Array(shares * SPOTS),
  };
}

/** What a seat may do with its numbers and keepers, as bits in the order of OPERATIONS, and whether the gate is open. */
export interface Law {
  readonly numbers: number;
  readonly keepers: number;
  readonly open: boolean;
}

const ALL = 0b1111;
const PLUS_MINUS = 0b0011;
const MINUS_DIVIDE = 0b1010;

export const lawOf = (open: boolean, cursed: boolean): Law => ({
  numbers: cursed ? MINUS_DIVIDE : ALL,
  keepers: cursed ? MINUS_DIVIDE & PLUS_MINUS : PLUS_MINUS,
  open,
});

export function fillReach(course: Course, from: number, rack: Rack, law: Law, reuse?: Reach): Reach {
  const reach = createReach(rack, reuse);
  reach.from = from;
  const { spots, lengths, ways } = reach;
  const { keeperSets, keepers, values, counts } = rack;
  const shares = rack.numberSets * keeperSets;
  const barred = law.open ? NOWHERE : course.gate;
  ways.fill(0, 0, shares * SPOTS);
  lengths.fill(0, 0, shares);
  spots[0] = from;
  lengths[0] = 1;
  ways[from] = ROOT;
  for (let share = 1; share < shares; share++) {
    let weight = keeperSets;
    let rest = Math.floor(share / keeperSets);
    for (let item = 0; item < values.length; item++) {
      const radix = counts[item]! + 1;
      if (rest % radix > 0)
        extend(reach, course, share, share - weight, item, values[item]!, law.numbers, barred);
      rest = Math.floor(rest / radix);
      weight *= radix;
    }
    for (let keeper = 0; keeper < keepers.length; keeper++) {
      const bit = 1 << keeper;
      if ((share & (keeperSets - 1) & bit) === 0) continue;
      extend(reach, course, share, share - bit, KEEPERS_FROM + keeper, keepers[keeper]!, law.keepers, barred);
    }
  }
  return reach;
}

/**
 * Adds what the share reaches when this item is used last. The first way found is kept, and adding comes first: so a pawn
 * that ends where it began has moved and come back, unless a single 1 was all it used.
 */
function extend(
  { spots, lengths, ways }: Reach,
  { targets }: Course,
  share: number,
  before: number,
  item: number,
  value: number,
  operations: number,
  barred: number,
): void {
  const base = share * SPOTS;
  const from = before * SPOTS;
  const count = lengths[before]!;
  let length = lengths[share]!;
  for (let k = 0; k < count; k++) {
    const spot = spots[from + k]!;
    const index = targetIndex(spot, value);
    for (let operation = 0; operation < OPERATIONS.length; operation++) {
      if (((operations >> operation) & 1) === 0) continue;
      const to = targets[index + operation]!;
      if (to === NOWHERE || ways[base + to] !== 0 || to === barred) continue;
      ways[base + to] = 1 + ((((spot << OPERATION_BITS) | operation) << ITEM_BITS) | item);
      spots[base + length++] = to;
    }
  }
  lengths[share] = length;
}

/** Ruling: a number that changes nothing does not move a pawn. */
export function moves({ rack, from }: Reach, share: number, spot: number): boolean {
  if (spot !== from) return true;
  if (share === 0 || (share & (rack.keeperSets - 1)) !== 0) return share !== 0;
  const ones = rack.values.indexOf(1);
  const weight = ones === 1 ? rack.keeperSets * (rack.counts[0]! + 1) : rack.keeperSets;
  return ones < 0 || share !== weight;
}

export const reaches = ({ ways }: Reach, share: number, spot: number): boolean =>
  ways[share * SPOTS + spot] !== 0;

/** The uses, in order, that bring the pawn to this spot with this share. */
export function traceBack(reach: Reach, share: number, spot: number): readonly Use[] {
  const { rack, ways } = reach;
  const uses: Use[] = [];
  for (let at = spot, left = share; left > 0;) {
    const way = ways[left * SPOTS + at]! - 1;
    if (way < 0) throw new Error('No such way');
    const item = way & ((1 << ITEM_BITS) - 1);
    const operation = (way >> ITEM_BITS) & ((1 << OPERATION_BITS) - 1);
    at = way >> (ITEM_BITS + OPERATION_BITS);
    const keeper = item - KEEPERS_FROM;
    uses.push(
      keeper >= 0
        ? { number: null, keeper: rack.keepers[keeper]!, operation }
        : { number: rack.values[item]!, keeper: null, operation },
    );
    left -=
      keeper >= 0 ? 1 << keeper : item === 0 ? rack.keeperSets : rack.keeperSets * (rack.counts[0]! + 1);
  }
  return uses.reverse();
}
