import type { Supply } from '../../rules/crossword/placement';
import { foundFrom, type Found } from './lay';
import { EQUALS_SIGN, OVER, TIMES } from './signs';
import { walk, type Lay, type Limits } from './walk';

/** What a person thinks of: few pieces, one crossing. */
const WITHIN: Limits = { pieces: 6, crossings: 1, solutions: 60 };
/** Sums that are done at a glance; the tables go up to ten times ten. */
const LARGEST_SUM = 30;
const LARGEST_PRODUCT = 100;
const LARGEST_FACTOR = 10;

/** One sum of small numbers: 7 × 3 = 21, 9 − 4 = 5. */
function isSimple({ form, values }: Lay): boolean {
  const signs = form.between.filter((sign) => sign !== EQUALS_SIGN);
  if (signs.length !== 1) return false;
  const numbers = form.places.map((place) => values[place]!);
  const [least, middle, most] = [...numbers].sort((a, b) => a - b) as [number, number, number];
  if (signs[0] !== TIMES && signs[0] !== OVER) return most <= LARGEST_SUM;
  return least > 1 && middle <= LARGEST_FACTOR && most <= LARGEST_PRODUCT;
}

/** The best of those that a person could have found; null when there is none so simple. */
export function* simpleLay(position: Supply): Generator<void, Found | null, void> {
  for (const lay of walk(position, WITHIN)) {
    if (lay && isSimple(lay)) return foundFrom(position, lay, 'shared');
    yield;
  }
  return null;
}
