import {
  earnsCard,
  factorsOf,
  isRed,
  LAST,
  PRIMES,
  reversed,
  stopAt,
  type Operation,
} from '../../../../src/games/prime-climb/rules';

const circles = Array.from({ length: LAST + 1 }, (_, n) => n);

describe('the rings', () => {
  test.each<[number, number[]]>([
    [0, []],
    [1, []],
    [2, [2]],
    [14, [2, 7]],
    [42, [2, 3, 7]],
    [64, [2, 2, 2, 2, 2, 2]],
    [81, [3, 3, 3, 3]],
    [84, [2, 2, 3, 7]],
    [99, [3, 3, 11]],
    [101, [101]],
  ])('%i has the factors %j', (n, factors) => expect(factorsOf(n)).toEqual(factors));

  test('the factors of every circle are primes whose product it is', () => {
    for (const n of circles.slice(1)) {
      expect(factorsOf(n).reduce((product, factor) => product * factor, 1)).toBe(n);
      expect(factorsOf(n).every((factor) => PRIMES.includes(factor))).toBe(true);
    }
  });
  test('when one multiplies, the colours combine: 14 × 3 is the only circle with 2, 3 and 7', () => {
    const joined = [...factorsOf(14), ...factorsOf(3)].sort((a, b) => a - b);
    expect(circles.filter((n) => factorsOf(n).join() === joined.join())).toEqual([42]);
  });
  test('when one divides, the colours part: 84 without the two oranges of 4 is 21', () => {
    const parted = factorsOf(84).filter((factor) => factor !== 2);
    expect(circles.filter((n) => factorsOf(n).join() === parted.join())).toEqual([21]);
  });
});

test('26 primes, 22 of them red, 21 worth a card', () => {
  expect(PRIMES).toHaveLength(26);
  expect(circles.filter(isRed)).toHaveLength(22);
  expect(circles.filter(earnsCard)).toHaveLength(21);
  expect([2, 3, 5, 7, 26, 91].filter(isRed)).toEqual([]);
});

test.each([
  [13, 31],
  [20, 2],
  [11, 11],
  [7, 7],
  [0, 0],
  [100, 1],
])('%i read backwards is %i', (n, back) => expect(reversed(n)).toBe(back));

test.each<[number, Operation, number, number | string]>([
  [14, '+', 3, 17],
  [14, '-', 3, 11],
  [14, '×', 3, 42],
  [84, '÷', 4, 21],
  [92, '+', 9, 101],
  [92, '+', 10, 'beyond'],
  [51, '×', 2, 'beyond'],
  [5, '-', 5, 0],
  [5, '-', 6, 'below-zero'],
  [14, '÷', 4, 'not-whole'],
  [0, '×', 7, 0],
  [0, '÷', 7, 0],
  [37, '×', 1, 37],
  [37, '÷', 1, 37],
])('%i %s %i: %s', (at, operation, by, to) => expect(stopAt(at, operation, by)).toBe(to));
