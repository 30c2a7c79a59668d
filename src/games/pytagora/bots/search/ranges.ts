import * as signsOf from './signs';

/** What is imported is looked up at every use, on a phone too: in these loops a third of the time went there. */
const { MINUS, OVER, TIMES } = signsOf;

/** An equation without its digits. Signs stand before their number; the first number of each side has a plus. */
export interface Outline {
  readonly lengths: readonly number[];
  readonly signs: readonly number[];
  /** The first number of the right side. */
  readonly rightFrom: number;
}

/** Whether × or ÷ stands on either side of the number: then it may not be 0. */
export const isFactor = ({ signs, rightFrom }: Outline, nth: number): boolean =>
  signs[nth]! >= TIMES || (nth + 1 < signs.length && nth + 1 !== rightFrom && signs[nth + 1]! >= TIMES);

/**
 * Whether the two sides could be equal, if every number lay anywhere between its least and its most. A factor's least must
 * not be 0.
 */
export function sidesMeet(
  { signs, rightFrom }: Outline,
  least: ArrayLike<number>,
  most: ArrayLike<number>,
): boolean {
  let [leftLow, leftHigh] = [0, 0];
  let [low, high] = [0, 0];
  let [termLow, termHigh, termSign] = [0, 0, 0];
  for (let nth = 0; nth <= signs.length; nth++) {
    const sign = signs[nth];
    if (sign === TIMES) {
      termLow *= least[nth]!;
      termHigh *= most[nth]!;
      continue;
    }
    if (sign === OVER) {
      termLow = Math.ceil(termLow / most[nth]!);
      termHigh = Math.floor(termHigh / least[nth]!);
      if (termHigh < termLow) return false;
      continue;
    }
    if (termSign === MINUS) {
      low = Math.max(0, low - termHigh);
      high -= termLow;
      if (high < 0) return false;
    } else {
      low += termLow;
      high += termHigh;
    }
    if (nth === rightFrom) {
      [leftLow, leftHigh] = [low, high];
      [low, high] = [0, 0];
    }
    if (nth === signs.length) break;
    [termLow, termHigh, termSign] = [least[nth]!, most[nth]!, sign!];
  }
  return leftLow <= high && low <= leftHigh;
}
