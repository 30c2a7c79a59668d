import { EQUALS, type Face } from '../../rules/crossword/pieces';
import { digitOf, EQUALS_SIGN, signOf, SIGNS } from './signs';

/** A hand, counted. */
export interface Rack {
  /** By digit. */
  readonly digits: readonly number[];
  readonly digitTotal: number;
  /** By sign, without the =. */
  readonly signs: readonly number[];
  readonly ownEquals: boolean;
  readonly sharedEquals: boolean;
}

export function rackOf(hand: readonly Face[], sharedEquals: number): Rack {
  const digits = new Array<number>(10).fill(0);
  const signs = new Array<number>(SIGNS).fill(0);
  let digitTotal = 0;
  for (const face of hand) {
    const sign = signOf(face);
    if (sign === EQUALS_SIGN) continue;
    if (sign >= 0) signs[sign]!++;
    else {
      digits[digitOf(face)]!++;
      digitTotal++;
    }
  }
  return { digits, digitTotal, signs, ownEquals: hand.includes(EQUALS), sharedEquals: sharedEquals > 0 };
}
