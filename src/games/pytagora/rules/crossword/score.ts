import type { Equation, Side } from './equation';
import type { Operator } from './pieces';

/** Where points come from: what earned them, at which places of the run. */
export type Item = {
  readonly kind: 'number' | 'sign' | 'equals' | 'crossing';
  readonly places: readonly number[];
  readonly points: number;
};

export type Score = {
  readonly items: readonly Item[];
  readonly points: number;
};

const SIGN_POINTS = { '+': 1, '-': 1, '*': 2, '/': 3 } as const;
const POINTS_BY_ONE = 1;
const CROSSING_POINTS = 1;

/** A number of n digits: n + (n−1) + … + 1. */
export const numberPoints = (digits: number): number => (digits * (digits + 1)) / 2;

/** The points of a run, item by item; `crossings` are the places that already lay on the table. */
export function scoreOf({ left, right, equals }: Equation, crossings: readonly number[]): Score {
  const items: Item[] = [
    ...sideItems(left),
    { kind: 'equals', places: [equals], points: 1 },
    ...sideItems(right),
    ...crossings.map((place): Item => ({ kind: 'crossing', places: [place], points: CROSSING_POINTS })),
  ];
  return { items, points: items.reduce((sum, { points }) => sum + points, 0) };
}

function sideItems({ numbers, signs }: Side): Item[] {
  // What the term has come to so far.
  let reached = 1;
  return numbers.flatMap(({ value, from, to }, nth) => {
    const places = Array.from({ length: to - from + 1 }, (_, step) => from + step);
    const number: Item = { kind: 'number', places, points: numberPoints(places.length) };
    reached = combined(reached, signs[nth - 1]?.operator, value);
    const sign = signs[nth];
    if (!sign) return [number];
    const points = signPoints(reached, sign.operator, numbers[nth + 1]!.value);
    return [number, { kind: 'sign', places: [sign.place], points }];
  });
}

const combined = (reached: number, operator: Operator | undefined, value: number): number => {
  if (operator === '*') return reached * value;
  return operator === '/' ? reached / value : value;
};

/**
 * × and ÷ by the number 1 are worth no more than any piece. Ruling: it is the two values that the sign joins that count,
 * what its term has come to so far and the number after it: of ×, either; of ÷, only the divisor.
 */
function signPoints(reached: number, operator: Operator, after: number): number {
  const byOne = after === 1 || (operator === '*' && reached === 1);
  const discounted = byOne && (operator === '*' || operator === '/');
  return discounted ? POINTS_BY_ONE : SIGN_POINTS[operator];
}
