import { createDice } from '../../src/engine';

const throws = (seed: number, sides: number, count: number) => {
  const dice = createDice(seed);
  return Array.from({ length: count }, () => dice.below(sides));
};
/** sfc32 seeded as createDice does, worked out once and kept. */
const FIRST_OF_SEED_1 = [62, 45, 19, 63, 37, 41, 19, 50, 31, 37, 12, 8];
const seeds = [0, 1, 2, -1, 123456789, 0xffffffff, 2 ** 40 + 5];

describe('the dice', () => {
  test.each(seeds)('seed %i gives the same numbers every time', (seed) => {
    expect(throws(seed, 1000, 50)).toEqual(throws(seed, 1000, 50));
  });
  test('keep to the numbers they have always given: a seed written down once must lead to the same game', () => {
    expect(throws(1, 100, 12)).toEqual(FIRST_OF_SEED_1);
  });
  test('other seeds give other numbers, also seeds next to each other', () => {
    const heads = Array.from({ length: 200 }, (_, seed) => throws(seed, 1e6, 4).join());
    expect(new Set(heads).size).toBe(200);
  });
  test.each([1, 2, 3, 6, 48, 100, 1e6, 2 ** 31])('stay below %i and whole', (sides) => {
    throws(7, sides, 500).forEach((n) => {
      expect(Number.isInteger(n)).toBe(true);
      expect(n).toBeGreaterThanOrEqual(0);
      expect(n).toBeLessThan(sides);
    });
  });
  test.each(seeds)(
    'are fair, seed %i: no side comes up a twentieth more or less often than it should',
    (seed) => {
      const counts = [0, 0, 0, 0, 0, 0];
      throws(seed, 6, 60000).forEach((n) => counts[n]!++);
      counts.forEach((count) => expect(Math.abs(count - 10000)).toBeLessThan(500));
    },
  );
  test('are fair across seeds: the very first throw is as good as any', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 6000; seed++) counts[createDice(seed).below(6)]!++;
    counts.forEach((count) => expect(Math.abs(count - 1000)).toBeLessThan(150));
  });
  test('are fair with more sides than the generator can share out evenly', () => {
    const third = 2 ** 30;
    const low = throws(9, 3 * third, 6000).filter((n) => n < third);
    expect(Math.abs(low.length - 2000)).toBeLessThan(200);
  });
  test('have no memory: each side follows each other about as often', () => {
    const pairs = Array.from({ length: 36 }, () => 0);
    const list = throws(5, 6, 36001);
    list.slice(1).forEach((n, index) => pairs[list[index]! * 6 + n]!++);
    pairs.forEach((count) => expect(Math.abs(count - 1000)).toBeLessThan(200));
  });
});

describe('shuffling and picking', () => {
  const list = Array.from({ length: 30 }, (_, index) => index);
  test('a shuffle holds the same things, and leaves the list as it was', () => {
    for (let seed = 0; seed < 50; seed++) {
      const before = [...list];
      expect([...createDice(seed).shuffle(list)].sort((a, b) => a - b)).toEqual(list);
      expect(list).toEqual(before);
    }
  });
  test.each([[[]], [['only']]])('a shuffle of %j is itself', (few) =>
    expect(createDice(1).shuffle(few)).toEqual(few),
  );
  test('every order of three comes up about as often', () => {
    const dice = createDice(8);
    const counts = new Map<string, number>();
    for (let k = 0; k < 6000; k++) {
      const order = dice.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    counts.forEach((count) => expect(Math.abs(count - 1000)).toBeLessThan(150));
  });
  test('a pick is one of the list; from nothing it says so', () => {
    const dice = createDice(2);
    const picked = new Set(Array.from({ length: 500 }, () => dice.pick(list)));
    expect(picked).toEqual(new Set(list));
    expect(() => dice.pick([])).toThrow('Nothing to pick from');
  });
});
