import { isFactor, sidesMeet, type Outline } from './ranges';
import * as signsOf from './signs';

/** What is imported is looked up at every use, on a phone too: in these loops a third of the time went there. */
const { DISCOUNT, EQUALS_SIGN, MINUS, OVER, PLUS, SIGNS, TIMES } = signsOf;

/**
 * Which digits make this outline an equation? Many equations ask the same: the sides may be exchanged, and so may summands
 * and factors. Of all these one is asked.
 */
export interface Problem extends Outline {
  readonly id: number;
  /** By number: it may not be 0. */
  readonly factor: readonly boolean[];
  /**
   * Whatever costs points when it is 1, as bits: numbers of one digit; and, `REACHED` bits higher, what is reached before a ×
   * once its term has been divided, which needs no digit 1 at all.
   */
  readonly onesCost: number;
  /** The sides have the same lengths and signs, so they could be the same twice. */
  readonly couldBeSame: boolean;
  /** By number: 1 or -1 if the number, or minus the number, is added to all else once the ÷ are multiplied away; otherwise 0. */
  readonly plain: readonly number[];
  readonly divides: boolean;
}

/** No equation has more numbers: at most 11 pieces are new, and of those that are crossed no two lie side by side. */
export const REACHED = 12;

interface Term {
  readonly numbers: number[];
  readonly signs: number[];
  key: string;
}

/** The one order that stands for all orders of equal meaning. */
export interface Canonical {
  readonly key: string;
  readonly outline: Outline;
  /** Where each number of the equation went. */
  readonly places: readonly number[];
}

export function canonical(lengths: readonly number[], between: readonly number[]): Canonical {
  const equals = between.indexOf(EQUALS_SIGN);
  const left = sideOf(lengths, between, 0, equals);
  const right = sideOf(lengths, between, equals + 1, between.length);
  const [leftKey, rightKey] = [keyOf(left), keyOf(right)];
  const [first, second] = leftKey < rightKey ? [left, right] : [right, left];
  const numbers: number[] = [];
  const signs: number[] = [];
  for (const side of [first, second])
    for (const term of side) {
      numbers.push(...term.numbers);
      signs.push(...term.signs);
    }
  const places = new Array<number>(numbers.length).fill(0);
  numbers.forEach((nth, place) => (places[nth] = place));
  return {
    key: leftKey < rightKey ? `${leftKey}=${rightKey}` : `${rightKey}=${leftKey}`,
    outline: {
      lengths: numbers.map((nth) => lengths[nth]!),
      signs,
      rightFrom: first === left ? equals + 1 : between.length - equals,
    },
    places,
  };
}

const keyOf = (side: readonly Term[]): string => side.map(({ key }) => key).join('');

function sideOf(lengths: readonly number[], between: readonly number[], from: number, to: number): Term[] {
  const terms: Term[] = [];
  for (let nth = from; nth <= to; nth++) {
    const sign = nth === from ? PLUS : between[nth - 1]!;
    if (sign >= TIMES) {
      const term = terms[terms.length - 1]!;
      term.numbers.push(nth);
      term.signs.push(sign);
    } else terms.push({ numbers: [nth], signs: [sign], key: '' });
  }
  for (const term of terms) {
    if (!term.signs.includes(OVER)) term.numbers.sort((a, b) => lengths[b]! - lengths[a]!);
    term.key = term.numbers.map((nth, place) => '+-*/'[term.signs[place]!] + String(lengths[nth])).join('');
  }
  // With a − the order decides whether something is negative on the way.
  if (!terms.some(({ signs }) => signs[0] === MINUS))
    terms.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return terms;
}

/** Whether numbers of these lengths could make the sides equal, whatever their digits. */
export function couldMeet(outline: Outline): boolean {
  const { lengths } = outline;
  for (let nth = 0; nth < lengths.length; nth++) {
    const length = lengths[nth]!;
    least[nth] = length > 1 ? TENS[length - 1]! : isFactor(outline, nth) ? 1 : 0;
    most[nth] = TENS[length]! - 1;
  }
  return sidesMeet(outline, least, most);
}

const TENS: readonly number[] = Array.from({ length: 64 }, (_, power) => 10 ** power);
const least: number[] = [];
const most: number[] = [];

let problems = 0;

export function problemOf(outline: Outline): Problem {
  const { lengths, signs } = outline;
  const factor = lengths.map((_, nth) => isFactor(outline, nth));
  return {
    ...outline,
    id: problems++,
    factor,
    onesCost: onesCostOf(outline),
    couldBeSame: isEvenlySplit(outline),
    plain: plainOf(outline, factor),
    divides: signs.includes(OVER),
  };
}

function onesCostOf({ lengths, signs, rightFrom }: Outline): number {
  let bits = 0;
  let isDivided = false;
  lengths.forEach((length, nth) => {
    const sign = signs[nth]!;
    const beforeTimes = nth + 1 !== rightFrom && signs[nth + 1] === TIMES;
    if (length === 1 && (sign >= TIMES || beforeTimes)) bits |= 1 << nth;
    if (sign === TIMES && isDivided) bits |= 1 << (REACHED + nth);
    isDivided = sign === OVER || (sign === TIMES && isDivided);
  });
  return bits;
}

/**
 * What is lost by × 1 and ÷ 1 when these, of what costs, are 1. Factors may be exchanged for that: of a term without ÷ it is
 * as many as there are ones, or one less when there is nothing else.
 */
export function discountOf({ signs }: Pick<Outline, 'signs'>, ones: number): number {
  let discount = 0;
  let isDivided = false;
  let isOne = false;
  signs.forEach((sign, nth) => {
    const byOne = ((ones >> nth) & 1) > 0;
    if (sign < TIMES) [isDivided, isOne] = [false, byOne];
    else if (sign === OVER) {
      if (byOne) discount += DISCOUNT[OVER]!;
      isDivided = true;
    } else {
      const before = isDivided ? ((ones >> (REACHED + nth)) & 1) > 0 : isOne;
      if (byOne || before) discount += DISCOUNT[TIMES]!;
      isOne = before && byOne;
    }
  });
  return discount;
}

/** Whether both sides have as many numbers of each length, and as many of each sign. */
function isEvenlySplit({ lengths, signs, rightFrom }: Outline): boolean {
  if (2 * rightFrom !== lengths.length) return false;
  const balance = new Array<number>(SIGNS).fill(0);
  const byLength: number[] = [];
  for (let nth = 0; nth < lengths.length; nth++) {
    const side = nth < rightFrom ? 1 : -1;
    byLength[lengths[nth]!] = (byLength[lengths[nth]!] ?? 0) + side;
    if (nth !== 0 && nth !== rightFrom) balance[signs[nth]!]! += side;
  }
  return balance.every((count) => count === 0) && byLength.every((count) => count === 0);
}

function plainOf({ signs, rightFrom }: Outline, factor: readonly boolean[]): number[] {
  const divisions = signs.filter((sign) => sign === OVER).length;
  return signs.map((sign, nth) => {
    const value = (sign === MINUS ? -1 : 1) * (nth < rightFrom ? 1 : -1);
    if (divisions === 0) return factor[nth] ? 0 : value;
    // Of a single division the dividend is left alone when all else is multiplied by the divisor.
    const isDividend = sign < TIMES && signs[nth + 1] === OVER && nth + 1 !== rightFrom;
    const endsThere = nth + 2 === rightFrom || (signs[nth + 2] ?? PLUS) < TIMES;
    return divisions === 1 && isDividend && endsThere ? value : 0;
  });
}
