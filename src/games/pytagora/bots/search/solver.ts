import * as equation from '../../rules/crossword/equation';
import * as problems from './problem';
import type { Problem } from './problem';
import { sidesMeet } from './ranges';
import * as signsOf from './signs';

/** What is imported is looked up at every use, on a phone too: in these loops a third of the time went there. */
const { MINUS, OVER, PLUS, TIMES } = signsOf;
const { REACHED } = problems;
const { LARGEST } = equation;

/** A digit that lies on the table already, and so is known. */
export interface Given {
  readonly number: number;
  readonly power: number;
  readonly digit: number;
}

export interface Question {
  readonly problem: Problem;
  readonly given: readonly Given[];
  /** What is to be 1, of all where a 1 costs points, as bits. The rest may not be. */
  readonly ones: number;
}

type Progress = 'found' | 'none' | 'unfinished';

export interface Solver {
  ask(question: Question): void;
  /** Goes on for about so many steps. After 'found' it may be asked for the next solution. */
  go(steps: number): Progress;
  /** The numbers found, in the problem's order. */
  values(): number[];
}

const MOST_NUMBERS = 16;
const MOST_DIGITS = 64;
/** Products of two numbers below this are exact; higher digits are checked at the end only. */
const POWERS_CHECKED = 7;
const NOT_YET = -1;
const ANY = -1;

/**
 * Finds digits for a problem, from the units on: both sides must agree in their last digit, then in the last two, and so on.
 * The last number to get its digit of each power is the one that a glance decides. Every number fixed by that is one that
 * need not be tried.
 */
export function createSolver(digits: readonly number[]): Solver {
  const left = [...digits];
  const value = new Float64Array(MOST_NUMBERS);
  const least = new Float64Array(MOST_NUMBERS);
  const most = new Float64Array(MOST_NUMBERS);
  // One place for each digit to be found, in the order they are tried.
  const numberAt = new Uint8Array(MOST_DIGITS);
  const powerAt = new Uint8Array(MOST_DIGITS);
  const isLast = new Uint8Array(MOST_DIGITS);
  const givenAt = new Int8Array(MOST_DIGITS);
  const lowestAt = new Uint8Array(MOST_DIGITS);
  const refusesOne = new Uint8Array(MOST_DIGITS);
  const tried = new Int8Array(MOST_DIGITS);
  const rest = new Uint8Array(MOST_DIGITS);
  const slope = new Uint8Array(MOST_DIGITS);
  let problem!: Problem;
  let ones = 0;
  let places = 0;
  let depth = 0;

  function ask(question: Question): void {
    problem = question.problem;
    ones = question.ones;
    for (let digit = 0; digit < 10; digit++) left[digit] = digits[digit]!;
    value.fill(0);
    depth = bound(question) ? 0 : -1;
    if (depth < 0) return;
    arrange(question);
    enter();
  }

  /** False when the sides cannot meet with these digits. */
  function bound(question: Question): boolean {
    const { lengths, factor, onesCost } = problem;
    for (let number = 0; number < lengths.length; number++) {
      if (ones & (1 << number)) least[number] = most[number] = 1;
      else boundNumber(question.given, number, lengths[number]!, factor[number]!, (onesCost >> number) & 1);
    }
    return sidesMeet(problem, least, most);
  }

  function boundNumber(
    given: readonly Given[],
    number: number,
    length: number,
    isFactor: boolean,
    refusesOneHere: number,
  ): void {
    let [low, high] = [0, 0];
    let [smallest, largest] = [0, 9];
    let [fewest, fullest] = [digits[0]!, digits[9]!];
    let spared = 0;
    for (let power = length - 1; power >= 0; power--) {
      const known = givenOf(given, number, power);
      if (known !== ANY) {
        low = low * 10 + known;
        high = high * 10 + known;
        continue;
      }
      while (fullest === 0 && largest > 0) fullest = digits[--largest]!;
      fullest--;
      high = high * 10 + largest;
      const mayNotBeZero = power === length - 1 && (length > 1 || isFactor);
      if (mayNotBeZero && smallest === 0) {
        // The zeros are kept for the places behind.
        spared = fewest;
        fewest = 0;
      }
      while (fewest === 0 && smallest < 9) fewest = digits[++smallest]!;
      if (!mayNotBeZero && spared > 0) {
        spared--;
        low *= 10;
        continue;
      }
      fewest--;
      low = low * 10 + smallest;
    }
    if (length === 1 && refusesOneHere && low === 1 && high > 1) low = 2;
    least[number] = low;
    most[number] = high;
  }

  function arrange({ given }: Question): void {
    const { lengths, factor, onesCost, plain } = problem;
    places = 0;
    let longest = 0;
    for (const length of lengths) if (length > longest) longest = length;
    for (let power = 0; power < longest; power++) {
      let last = -1;
      for (let number = 0; number < lengths.length; number++) {
        if (lengths[number]! <= power) continue;
        if (last < 0 || better(number, last, given, power)) last = number;
      }
      for (let number = 0; number < lengths.length; number++)
        if (number !== last && lengths[number]! > power) add(number, power);
      add(last, power);
      isLast[places - 1] = power < POWERS_CHECKED ? 1 : 0;
    }

    function better(number: number, than: number, fixed: readonly Given[], power: number): boolean {
      const free = Number(givenOf(fixed, number, power) === ANY);
      const freeBefore = Number(givenOf(fixed, than, power) === ANY);
      if (free !== freeBefore) return free > freeBefore;
      const [isPlain, wasPlain] = [plain[number] !== 0, plain[than] !== 0];
      return isPlain !== wasPlain ? isPlain : lengths[number]! > lengths[than]!;
    }

    function add(number: number, power: number): void {
      const leads = power === lengths[number]! - 1;
      const costs = (onesCost >> number) & 1;
      numberAt[places] = number;
      powerAt[places] = power;
      isLast[places] = 0;
      givenAt[places] = givenOf(given, number, power);
      lowestAt[places] = leads && (power > 0 || factor[number]) ? 1 : 0;
      refusesOne[places] = costs && !(ones & (1 << number)) ? 1 : 0;
      if (ones & (1 << number)) {
        lowestAt[places] = 1;
        refusesOne[places] = 2;
      }
      places++;
    }
  }

  /** Begins at the place `depth`. */
  function enter(): void {
    tried[depth] = NOT_YET;
    if (!isLast[depth]) return;
    const number = numberAt[depth]!;
    const power = powerAt[depth]!;
    const unit = TENS[power]!;
    const modulus = TENS[power + 1]!;
    const here = difference(modulus);
    rest[depth] = Math.floor(here / unit);
    const plain = problem.plain[number]!;
    if (plain !== 0) {
      slope[depth] = plain > 0 ? 1 : 9;
      return;
    }
    value[number]! += unit;
    const there = difference(modulus);
    value[number]! -= unit;
    slope[depth] = Math.floor((there - here + modulus) / unit) % 10;
  }

  /** Left minus right, all divisors multiplied away, by this modulus. */
  function difference(modulus: number): number {
    const { signs, rightFrom, divides } = problem;
    let sum = 0;
    let shared = 1;
    let term = 0;
    let divisor = 1;
    let negative = false;
    for (let nth = 0; ; nth++) {
      const sign = nth < signs.length ? signs[nth]! : PLUS;
      if (sign === TIMES) term = modulo(term * value[nth]!, modulus);
      else if (sign === OVER) divisor = modulo(divisor * value[nth]!, modulus);
      else {
        if (divides) {
          sum = modulo(sum * divisor, modulus);
          term = modulo(term * shared, modulus);
          shared = modulo(shared * divisor, modulus);
          divisor = 1;
        }
        sum = negative ? sum - term : sum + term;
        if (nth >= signs.length) break;
        term = value[nth]!;
        negative = (sign === MINUS) === nth < rightFrom;
      }
    }
    return modulo(sum, modulus);
  }

  function go(steps: number): Progress {
    for (let step = 0; step < steps; step++) {
      if (depth < 0) return 'none';
      const number = numberAt[depth]!;
      const unit = TENS[powerAt[depth]!]!;
      const isGiven = givenAt[depth] !== ANY;
      const before = tried[depth]!;
      if (before >= 0) {
        value[number]! -= before * unit;
        if (!isGiven) left[before]!++;
      }
      const digit = nextDigit(before);
      if (digit > 9) {
        depth--;
        continue;
      }
      tried[depth] = digit;
      value[number]! += digit * unit;
      if (!isGiven) left[digit]!--;
      if (depth + 1 < places) {
        depth++;
        enter();
      } else if (holds()) return 'found';
    }
    return 'unfinished';
  }

  function nextDigit(before: number): number {
    const known = givenAt[depth]!;
    if (known !== ANY) return before < 0 && fits(known) ? known : 10;
    for (let digit = Math.max(before + 1, lowestAt[depth]!); digit < 10; digit++) {
      if (left[digit]! > 0 && fits(digit)) return digit;
    }
    return 10;
  }

  function fits(digit: number): boolean {
    if (digit < lowestAt[depth]!) return false;
    const refuses = refusesOne[depth]!;
    if (refuses === 1 ? digit === 1 : refuses === 2 && digit !== 1) return false;
    return isLast[depth] === 0 || (rest[depth]! + slope[depth]! * digit) % 10 === 0;
  }

  /** The rules to the letter, once all digits are there. */
  function holds(): boolean {
    const { signs, rightFrom, couldBeSame } = problem;
    const sum = sideValue(0, rightFrom);
    if (sum < 0 || sum !== sideValue(rightFrom, signs.length)) return false;
    return !couldBeSame || inventory(0, rightFrom) !== inventory(rightFrom, signs.length);
  }

  /** -1 where the rules refuse a step, or where × 1 costs another sum than was asked for. */
  function sideValue(from: number, to: number): number {
    const { signs, onesCost } = problem;
    let sum = 0;
    for (let nth = from; nth < to;) {
      const isMinus = signs[nth] === MINUS;
      let term = value[nth++]!;
      if (term > LARGEST) return -1;
      while (nth < to && signs[nth]! >= TIMES) {
        const other = value[nth]!;
        const costs = (onesCost >> (REACHED + nth)) & 1;
        if (costs && (term === 1) !== ((ones >> (REACHED + nth)) & 1) > 0) return -1;
        if (signs[nth] === OVER && term % other !== 0) return -1;
        term = signs[nth] === OVER ? term / other : term * other;
        if (term > LARGEST || other > LARGEST) return -1;
        nth++;
      }
      sum = isMinus ? sum - term : sum + term;
      if (sum < 0 || sum > LARGEST) return -1;
    }
    return sum;
  }

  const inventory = (from: number, to: number): string =>
    Array.from(value.subarray(from, to)).sort().join(' ');

  return { ask, go, values: () => Array.from(value.subarray(0, problem.lengths.length)) };
}

const TENS: readonly number[] = Array.from({ length: 17 }, (_, power) => 10 ** power);

/** Never negative. Exact for products of two numbers below the modulus, and quicker than % on numbers that are not small. */
const modulo = (value: number, modulus: number): number => value - Math.floor(value / modulus) * modulus;

function givenOf(given: readonly Given[], number: number, power: number): number {
  for (const one of given) if (one.number === number && one.power === power) return one.digit;
  return ANY;
}
