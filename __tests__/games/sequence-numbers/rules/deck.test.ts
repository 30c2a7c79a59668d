import {
  DECK,
  faceOf,
  FACES,
  isCard,
  MINUS,
  PLUS,
  resultOf,
} from '../../../../src/games/sequence-numbers/rules';
import { equationsOf } from './support';

const numbers = Array.from({ length: 48 }, (_, index) => index + 1);

/** The sum is worked out here again: the data says what a card leads to, and must not be believed. */
function workedOut(card: string): { left: number; sign: string; right: number; result: number } {
  const [, left, sign, right] = /^(\d+)([+-])(\d+)$/.exec(card)!;
  const result = sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right);
  return { left: Number(left), sign: sign!, right: Number(right), result };
}
const equations = DECK.filter((card) => faceOf(card).kind === 'equation');

describe('the deck', () => {
  test('has 100 cards: 96 equations, 2 Plus, 2 Minus, no two alike', () => {
    expect(DECK).toHaveLength(100);
    expect(new Set(DECK).size).toBe(100);
    expect(equations).toHaveLength(96);
    expect(DECK.filter((card) => faceOf(card).kind === 'plus')).toEqual(PLUS);
    expect(DECK.filter((card) => faceOf(card).kind === 'minus')).toEqual(MINUS);
    expect([PLUS.length, MINUS.length]).toEqual([2, 2]);
  });

  test('no two equations are alike, also with their terms exchanged', () => {
    const sorted = equations.map((card) => {
      const { left, sign, right } = workedOut(card);
      return sign === '+' ? [Math.min(left, right), '+', Math.max(left, right)].join('') : card;
    });
    expect(new Set(sorted).size).toBe(96);
  });

  test.each(numbers)('one addition and one subtraction lead to %i', (number) => {
    const signs = equations
      .filter((card) => workedOut(card).result === number)
      .map((card) => workedOut(card).sign);
    expect(signs.sort()).toEqual(['+', '-']);
    expect(equationsOf(number)).toHaveLength(2);
  });

  test.each(equations)('%s: the printed card, its face and its result agree', (card) => {
    const sum = workedOut(card);
    expect(faceOf(card)).toEqual({ kind: 'equation', ...sum });
    expect(resultOf(card)).toBe(sum.result);
  });

  test('every term and result is within 0 to 60', () => {
    for (const card of equations) {
      const { left, right, result } = workedOut(card);
      [left, right, result].forEach((n) => expect([card, n >= 0 && n <= 60]).toEqual([card, true]));
    }
  });

  test('0 and 1 are terms only where the number leaves no other way: the sums of 1, 2 and 3', () => {
    const small = equations.filter((card) => {
      const { left, right } = workedOut(card);
      return left <= 1 || right <= 1;
    });
    // 4 is 2 + 2; below it a sum of two terms of at least 2 does not exist.
    expect(small.map((card) => [workedOut(card).sign, resultOf(card)])).toEqual([
      ['+', 1],
      ['+', 2],
      ['+', 3],
    ]);
    // Even there 0 only stands where it must: 1 cannot be had from two ones.
    expect(small.filter((card) => /\b0\b/.test(card)).map(resultOf)).toEqual([1]);
  });

  test('Plus and Minus lead to no number', () => {
    [...PLUS, ...MINUS].forEach((card) => expect(resultOf(card)).toBeNull());
  });

  test.each(['', '17+9', ' 1+0', '1+0 ', 'plus', 'plus-3', '__proto__', 'constructor'])(
    '%p is no card',
    (text) => {
      expect(isCard(text)).toBe(false);
      expect(FACES.has(text)).toBe(false);
      expect(() => faceOf(text)).toThrow('No such card');
    },
  );
});
