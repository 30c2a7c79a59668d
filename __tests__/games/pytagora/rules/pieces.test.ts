import {
  BOX,
  DIGITS,
  FACES,
  heapOf,
  inFaceOrder,
  OPERATORS,
  PLUS_OR_MINUS,
  pytagora,
  without,
  type Config,
  type Counts,
  type CrosswordState,
} from '../../../../src/games/pytagora/rules';
import { faces } from './support';

const count = (counts: Counts) => {
  const sum = (some: readonly (keyof Counts)[]) => some.reduce((total, face) => total + counts[face], 0);
  return { all: sum(FACES), digits: sum(DIGITS), operators: sum(OPERATORS), equals: counts['='] };
};

describe('the pieces, against the sheet and the page', () => {
  test('the box: 77 digits, 31 operators, 18 =', () => {
    expect(count(BOX)).toEqual({ all: 126, digits: 77, operators: 31, equals: 18 });
  });
  test('seven each of 0, 7, 9 and eight each of the other digits', () => {
    const seven = DIGITS.filter((digit) => BOX[digit] === 7);
    expect(seven).toEqual(['0', '7', '9']);
    expect(DIGITS.filter((digit) => BOX[digit] === 8)).toHaveLength(7);
  });
  test('7 ×, 10 +, 9 −, 5 ÷', () => {
    expect(OPERATORS.map((operator) => [operator, BOX[operator]])).toEqual([
      ['+', 10],
      ['-', 9],
      ['*', 7],
      ['/', 5],
    ]);
  });
  test('plus or minus: 81 pieces, three fewer of each digit and of the =, no × and no ÷', () => {
    expect(count(PLUS_OR_MINUS)).toEqual({ all: 81, digits: 47, operators: 19, equals: 15 });
    expect(DIGITS.every((digit) => BOX[digit] - PLUS_OR_MINUS[digit] === 3)).toBe(true);
    expect([PLUS_OR_MINUS['*'], PLUS_OR_MINUS['/']]).toEqual([0, 0]);
  });
});

describe('a heap', () => {
  test('is kept in face order, digits first', () => {
    expect(inFaceOrder(faces('=+91/0-*1')).join('')).toBe('0119+-*/=');
    expect(heapOf(FACES, BOX)).toEqual(inFaceOrder(heapOf(FACES, BOX)));
  });
  test('gives up pieces it has, and nothing at all when one is missing', () => {
    expect(without(faces('7127'), faces('77'))!.join('')).toBe('12');
    expect(without(faces('7127'), faces('777'))).toBeNull();
  });
});

describe('before the deal', () => {
  const bagOf = (config: Config) => (pytagora.start(config) as CrosswordState).bag;
  test.each([2, 3, 4])('as many = as there are seats lie on the table: %i', (seats) => {
    const config: Config = { kind: 'classic', seats, target: 35, first: 0, helper: false };
    expect((pytagora.start(config) as CrosswordState).sharedEquals).toBe(seats);
    expect(bagOf(config)).toHaveLength(126 - seats);
    expect(bagOf({ ...config, kind: 'plus-or-minus' })).toHaveLength(81 - seats);
  });
  test('the digit games have all 77 digits, but for those that start a square', () => {
    expect(bagOf({ kind: 'tables', seats: 2, first: 0 })).toHaveLength(77);
    expect(bagOf({ kind: 'up-and-down', seats: 2, first: 0 })).toHaveLength(76);
    expect(bagOf({ kind: 'even-odd', seats: 2, first: 0 })).toHaveLength(75);
    expect(bagOf({ kind: 'both-ways', seats: 2, first: 0 })).toHaveLength(76);
  });
});
