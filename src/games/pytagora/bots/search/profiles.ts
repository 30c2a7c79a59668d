import { makeFamilies, makeForms, type Family, type Form } from './forms';
import { EQUALS_SIGN, SIGN_POINTS, SIGNS } from './signs';

/**
 * Equations that score alike: the lengths of their numbers and their signs, in any order. Crossings and the discount for
 * × 1 and ÷ 1 come on top.
 */
export interface Profile {
  /** Longest first. */
  readonly lengths: readonly number[];
  /** By sign: how many. */
  readonly counts: readonly number[];
  /** One by one, the = first. */
  readonly signs: readonly number[];
  readonly digits: number;
  /** Cells, the = included. */
  readonly size: number;
  readonly points: number;
  /** Made when first asked for. */
  families: readonly Family[] | null;
}

/** More signs than that, the = included, take several crossings: their orders are too many to keep. */
const SIGNS_KEPT = 5;
export const isKept = ({ signs }: Profile): boolean => signs.length <= SIGNS_KEPT;

/** Longer numbers are past what the rules reckon with. */
const LONGEST_NUMBER = 16;

/** Lengths of numbers: all ways to write `total` as a sum of so many parts, largest part first. */
function partitions(total: number, parts: number, largest: number): number[][] {
  if (parts === 1) return total <= largest ? [[total]] : [];
  const found: number[][] = [];
  for (let first = Math.min(largest, total - parts + 1); first * parts >= total; first--)
    for (const rest of partitions(total - first, parts - 1, first)) found.push([first, ...rest]);
  return found;
}

const known = new Map<number, readonly Profile[]>();
/** Problems and forms; at most some 5 MB of them. A search that holds more goes on with them. */
const MOST_HELD = 8000;
let held = 0;

/** Between two searches: what was remembered is let go before it grows too large for a phone. */
export function tidy(): void {
  if (held < MOST_HELD) return;
  known.clear();
  held = 0;
}

export function* familiesOf(profile: Profile): Generator<undefined, readonly Family[], void> {
  if (!profile.families) {
    profile.families = yield* makeFamilies(profile.lengths, profile.signs);
    for (const { ways } of profile.families) held += ways.length;
  }
  return profile.families;
}

export function* formsOf(family: Family): Generator<undefined, readonly Form[], void> {
  if (!family.forms) {
    family.forms = yield* makeForms(family);
    held += family.forms.length;
  }
  return family.forms;
}

/** All profiles with exactly these signs and so many digits. */
function profilesWith(counts: readonly number[], digits: number): readonly Profile[] {
  const key = counts.reduce((sum, count) => sum * 32 + count, digits);
  let profiles = known.get(key);
  if (!profiles) {
    const signs = [EQUALS_SIGN, ...counts.flatMap((count, sign) => new Array<number>(count).fill(sign))];
    const signPoints = counts.reduce((sum, count, sign) => sum + count * SIGN_POINTS[sign]!, 1);
    profiles = partitions(digits, signs.length + 1, LONGEST_NUMBER).map((lengths) => ({
      lengths,
      counts: [...counts],
      signs,
      digits,
      size: digits + signs.length,
      points: lengths.reduce((sum, length) => sum + (length * (length + 1)) / 2, signPoints),
      families: null,
    }));
    known.set(key, profiles);
  }
  return profiles;
}

/** What an equation may consist of. */
export interface Means {
  /** By sign: at least, and at most. */
  readonly fewest: readonly number[];
  readonly most: readonly number[];
  readonly fewestDigits: number;
  readonly mostDigits: number;
  readonly shortest: number;
  readonly longest: number;
}

/** By points: every profile within these means. */
export function profilesWithin(means: Means): readonly Profile[][] {
  const { fewest, most, fewestDigits, mostDigits, shortest, longest } = means;
  const byPoints: Profile[][] = [];
  const used = new Array<number>(SIGNS).fill(0);
  const choose = (sign: number, count: number): void => {
    if (sign < SIGNS) {
      for (let some = fewest[sign]!; some <= most[sign]! && count + some + 2 <= mostDigits; some++) {
        used[sign] = some;
        choose(sign + 1, count + some);
      }
      return;
    }
    // Without any sign the sides could only be the same twice.
    if (count === 0) return;
    const from = Math.max(count + 2, fewestDigits, shortest - count - 1);
    const to = Math.min(mostDigits, longest - count - 1);
    for (let digits = from; digits <= to; digits++)
      for (const profile of profilesWith(used, digits)) (byPoints[profile.points] ??= []).push(profile);
  };
  choose(0, 0);
  return byPoints;
}
