import { FOE, OWN } from './lines';
import type { Position } from './position';
import {
  DEAD_HELD,
  FOE_HALF,
  LEAD,
  MINUS_HELD,
  OUTS,
  OUTS_HALF,
  PLUS_HELD,
  PLUS_PAIR,
  READY,
  READY_HALF,
  READY_SURE,
  READY_SURE_HALF,
  READY_TWICE,
  READY_TWICE_HALF,
  SLOTS,
} from './rest';

/**
 * What the strong player goes by, in a few numbers: found by playing many thousand games, each set a little different from
 * the last and the better ones kept. They add up to the logarithm of the odds of winning.
 */
interface Leanings {
  /** An own line that lacks two; each further missing chip makes it worth less, each missing number in hand more. */
  readonly own: number;
  readonly ownFurther: number;
  readonly ownHeld: number;
  /** An opponent's line that lacks one, and one that lacks two; the rest as above. */
  readonly foeOne: number;
  readonly foe: number;
  readonly foeFurther: number;
  /** The same where a card that blocks it is in hand. */
  readonly foeHeld: number;
  readonly ready: number;
  readonly readySure: number;
  readonly readyTwice: number;
  readonly outs: number;
  readonly plus: number;
  readonly minus: number;
  readonly dead: number;
  readonly plusPair: number;
  /** While a sequence does not end the game: the like. */
  readonly half: {
    readonly ready: number;
    readonly readySure: number;
    readonly readyTwice: number;
    readonly outs: number;
    readonly foe: number;
    readonly lead: number;
  };
}

/** One sequence wins. */
const ONE_SEQUENCE: Leanings = {
  own: 0.03855,
  ownFurther: 0.1767,
  ownHeld: 3.268,
  foeOne: 0.09531,
  foe: 0.0619,
  foeFurther: 0.2179,
  foeHeld: 1.196,
  ready: 1.872,
  readySure: 2.409,
  readyTwice: 1.389,
  outs: 8.676,
  plus: 1.7,
  minus: 0.2778,
  dead: 0.3807,
  plusPair: 1.424,
  half: { ready: 1, readySure: 1.1, readyTwice: 1.3, outs: 5, foe: 1, lead: 1.5 },
};

/** Two sequences to win: the hand counts for less, since partners lay chips too. */
const TWO_SEQUENCES: Leanings = {
  own: 0.05365,
  ownFurther: 0.2013,
  ownHeld: 1.774,
  foeOne: 0.1011,
  foe: 0.03288,
  foeFurther: 0.2302,
  foeHeld: 0.858,
  ready: 2.118,
  readySure: 6.645,
  readyTwice: 2.409,
  outs: 11.43,
  plus: 1.762,
  minus: 0.2076,
  dead: 0.6791,
  plusPair: 1.041,
  half: { ready: 0.4434, readySure: 0.8323, readyTwice: 0.8353, outs: 8.695, foe: 0.7513, lead: 3.853 },
};

function spread(leanings: Leanings): readonly number[] {
  const weights = new Array<number>(SLOTS).fill(0);
  const { own, ownFurther, ownHeld, foe, foeOne, foeFurther, foeHeld, half } = leanings;
  for (let missing = 2; missing <= 4; missing++) {
    for (let held = 0; held <= missing; held++)
      weights[OWN[missing]! + held] = own * ownFurther ** (missing - 2) * ownHeld ** held;
  }
  weights[OWN[5]!] = own * ownFurther ** 3;
  weights[OWN[5]! + 1] = own * ownFurther ** 3 * ownHeld ** 2;
  weights[FOE + 2] = -foeOne;
  weights[FOE + 3] = -foeOne / 2;
  for (let missing = 2; missing <= 5; missing++) {
    weights[FOE + 2 * missing] = -foe * foeFurther ** (missing - 2);
    weights[FOE + 2 * missing + 1] = -foe * foeFurther ** (missing - 2) * foeHeld;
  }
  weights[READY] = leanings.ready;
  weights[READY_SURE] = leanings.readySure;
  weights[READY_TWICE] = leanings.readyTwice;
  weights[OUTS] = leanings.outs;
  weights[READY_HALF] = half.ready;
  weights[READY_SURE_HALF] = half.readySure;
  weights[READY_TWICE_HALF] = half.readyTwice;
  weights[OUTS_HALF] = half.outs;
  weights[FOE_HALF] = -half.foe;
  weights[LEAD] = half.lead;
  weights[PLUS_HELD] = leanings.plus;
  weights[MINUS_HELD] = leanings.minus;
  weights[DEAD_HELD] = -leanings.dead;
  weights[PLUS_PAIR] = leanings.plusPair;
  return weights;
}

const ONE = spread(ONE_SEQUENCE);
const TWO = spread(TWO_SEQUENCES);

export const weightsFor = ({ target }: Position): readonly number[] => (target === 1 ? ONE : TWO);
