import { EQUALS, isDigit, isOperator, type Face, type Operator } from './pieces';

export const EQUATION_CODES = [
  'no-equals',
  'two-equals',
  'empty-side', // nothing on one side of the =
  'leading-zero',
  'two-operators',
  'starts-with-operator', // a side does
  'ends-with-operator',
  'too-large', // beyond what is reckoned exactly
  'zero-factor', // with left, right and whether it is a division
  'divide-by-zero', // with left
  'not-whole', // with left and right of the ÷
  'negative', // with left and right of the −
  'unequal', // with the values of both sides
  'same-both-sides',
] as const;
export type EquationCode = (typeof EQUATION_CODES)[number];

/** Why a run is no valid equation, and which places of the run are to blame. */
type Fault = {
  readonly code: EquationCode;
  readonly places: readonly number[];
  readonly numbers?: Readonly<Record<string, number>>;
  /** Not wrong yet: more pieces could make it right. */
  readonly unfinished?: true;
};

/** A number written in the run, from its first place to its last. */
type Written = {
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

type Sign = {
  readonly operator: Operator;
  readonly place: number;
};

/** Numbers with signs between them: the sign at index i stands between the numbers i and i + 1. */
export type Side = {
  readonly numbers: readonly Written[];
  readonly signs: readonly Sign[];
};

export type Equation = {
  readonly left: Side;
  readonly right: Side;
  /** The place of the =. */
  readonly equals: number;
  /** What either side comes to. */
  readonly value: number;
};

export type Reading =
  | { readonly kind: 'equation'; readonly equation: Equation }
  | { readonly kind: 'fault'; readonly fault: Fault };

const fault = (code: EquationCode, places: readonly number[], more: Partial<Fault> = {}): Fault => ({
  code,
  places,
  ...more,
});
const UNFINISHED = { unfinished: true } as const;

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** Reads a run of pieces as an equation, and checks it to the last rule. */
export function readEquation(run: readonly Face[]): Reading {
  const malformed = misspelt(run) ?? incomplete(run);
  if (malformed) return { kind: 'fault', fault: malformed };
  const equals = run.indexOf(EQUALS);
  const left = sideOf(run, 0, equals);
  const right = sideOf(run, equals + 1, run.length);
  const values: number[] = [];
  for (const side of [left, right]) {
    const value = valueOf(side);
    if (typeof value !== 'number') return { kind: 'fault', fault: value };
    values.push(value);
  }
  const [value, other] = values as [number, number];
  if (value !== other)
    return {
      kind: 'fault',
      fault: fault('unequal', span(0, run.length - 1), { numbers: { left: value, right: other } }),
    };
  if (isSameTwice(left, right))
    return { kind: 'fault', fault: fault('same-both-sides', span(0, run.length - 1)) };
  return { kind: 'equation', equation: { left, right, equals, value } };
}

/** What is wrong however the draft goes on; the first such fault, as one reads. */
function misspelt(run: readonly Face[]): Fault | null {
  const equals = run.flatMap((face, place) => (face === EQUALS ? [place] : []));
  if (equals.length > 1) return fault('two-equals', equals);
  for (let place = 1; place < run.length; place++) {
    const [before, face] = [run[place - 1]!, run[place]!];
    if (isOperator(before) && isOperator(face)) return fault('two-operators', [place - 1, place]);
    if (isOperator(before) && face === EQUALS) return fault('ends-with-operator', [place - 1]);
    if (before === EQUALS && isOperator(face)) return fault('starts-with-operator', [place]);
    if (before === '0' && isDigit(face) && !isDigit(run[place - 2]))
      return fault('leading-zero', span(place - 1, lastDigit(run, place)));
  }
  return null;
}

function incomplete(run: readonly Face[]): Fault | null {
  const last = run.length - 1;
  if (!run.includes(EQUALS)) return fault('no-equals', span(0, last), UNFINISHED);
  if (isOperator(run[0])) return fault('starts-with-operator', [0], UNFINISHED);
  if (isOperator(run[last])) return fault('ends-with-operator', [last], UNFINISHED);
  if (run[0] === EQUALS || run[last] === EQUALS)
    return fault('empty-side', [run.indexOf(EQUALS)], UNFINISHED);
  return null;
}

function lastDigit(run: readonly Face[], from: number): number {
  let to = from;
  while (isDigit(run[to + 1])) to++;
  return to;
}

function sideOf(run: readonly Face[], start: number, end: number): Side {
  const numbers: Written[] = [];
  const signs: Sign[] = [];
  for (let place = start; place < end; place++) {
    const face = run[place]!;
    if (isOperator(face)) {
      signs.push({ operator: face, place });
      continue;
    }
    const to = lastDigit(run, place);
    numbers.push({ value: Number(run.slice(place, to + 1).join('')), from: place, to });
    place = to;
  }
  return { numbers, signs };
}

/**
 * Ruling: numbers stay below 2^53, where whole numbers are exact. Rounding keeps order: a sum or product that is truly
 * past the limit is never rounded to one within it, and one within it is not rounded at all. So checking each result, and
 * each written number, is enough for equality to be true equality. It takes 16 digits on one side to come near, and a hand
 * has ten: no fewer than six crossings in one run.
 */
export const LARGEST = Number.MAX_SAFE_INTEGER;

/** A value under way, and the places it was read from. */
type Reached = Written;

/** School precedence, from left to right; stops at the first step that leaves the whole numbers. */
function valueOf({ numbers, signs }: Side): number | Fault {
  const large = numbers.find(({ value }) => value > LARGEST);
  if (large) return fault('too-large', span(large.from, large.to));
  let next = 0;
  const term = (): Reached | Fault => {
    let reached: Reached = numbers[next++]!;
    while (isFactorSign(signs[next - 1])) {
      const step = combine(reached, signs[next - 1]!.operator, numbers[next]!);
      if ('code' in step) return step;
      reached = step;
      next++;
    }
    return reached;
  };
  let sum = term();
  while (!('code' in sum) && next < numbers.length) {
    const { operator } = signs[next - 1]!;
    const right = term();
    sum = 'code' in right ? right : combine(sum, operator, right);
  }
  return 'code' in sum ? sum : sum.value;
}

const isFactorSign = (sign: Sign | undefined): boolean => sign?.operator === '*' || sign?.operator === '/';

function combine(a: Reached, operator: Operator, b: Reached): Reached | Fault {
  const [left, right] = [a.value, b.value];
  const places = span(a.from, b.to);
  const result = (value: number): Reached | Fault =>
    value > LARGEST ? fault('too-large', places) : { value, from: a.from, to: b.to };
  switch (operator) {
    case '+':
      return result(left + right);
    case '-':
      return left < right ? fault('negative', places, { numbers: { left, right } }) : result(left - right);
    case '*':
      if (left === 0 || right === 0)
        return fault('zero-factor', places, { numbers: { left, right, division: 0 } });
      return result(left * right);
    case '/':
      if (right === 0) return fault('divide-by-zero', places, { numbers: { left } });
      // Ruling: 0 is no operand of × or ÷ at all, or 0 ÷ 1234567 = 0 would nearly win a game by itself.
      if (left === 0) return fault('zero-factor', places, { numbers: { left, right, division: 1 } });
      return left % right === 0
        ? result(left / right)
        : fault('not-whole', places, { numbers: { left, right } });
  }
}

/** Ruling: the same numbers and the same signs, counted, in whatever order. */
function isSameTwice(left: Side, right: Side): boolean {
  const inventory = ({ numbers, signs }: Side): string =>
    [...numbers.map(({ value }) => String(value)), ...signs.map(({ operator }) => operator)].sort().join(' ');
  return inventory(left) === inventory(right);
}
