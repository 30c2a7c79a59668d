import { barsOf, MOST_BARS, type Bar } from '../../src/shell/distribution';

const counts = (...results: readonly number[]): Map<number, number> => {
  const all = new Map<number, number>();
  results.forEach((result) => all.set(result, (all.get(result) ?? 0) + 1));
  return all;
};
/** `6 3|20%`: three own games in 6, a fifth of the best known player's; `9+` for all from there on. */
const drawn = (bars: readonly Bar[]): string[] =>
  bars.map(({ from, to, open, games, share }) => {
    const label = from === to ? `${from}` : `${from}–${to}`;
    return `${label}${open ? '+' : ''} ${games}${share === null ? '' : `|${Math.round(share * 100)}%`}`;
  });

const SHARES = [0, 0, 0, 0, 0.02, 0.28, 0.4, 0.2, 0.07, 0.022, 0.004, 0.002, 0.002];

test('with nothing to compare there are no bars', () => {
  expect(barsOf(new Map(), null, 'fewer')).toEqual([]);
});

test('one game has its bar beside the best known player’s', () => {
  expect(drawn(barsOf(counts(7), SHARES, 'fewer'))).toEqual([
    '4 0|2%',
    '5 0|28%',
    '6 0|40%',
    '7 1|20%',
    '8 0|7%',
    '9+ 0|3%',
  ]);
});

test('a record better than the best known player’s usual has its own bar', () => {
  expect(drawn(barsOf(counts(2, 6), SHARES, 'fewer'))[0]).toBe('2 1|0%');
});

test('one game that went very badly does not push the others together', () => {
  const bars = barsOf(counts(6, 6, 7, 7, 8, 40), SHARES, 'fewer');
  expect(bars).toHaveLength(MOST_BARS);
  expect(bars[0]!.from).toBe(4);
  expect(drawn(bars).at(-1)).toBe('15+ 1|0%');
});

test('points, where more is better: from the best down, in steps, without a best known player', () => {
  const bars = barsOf(counts(31, 31, 20, 12, 3), null, 'more');
  expect(bars.length).toBeLessThanOrEqual(MOST_BARS);
  expect(bars[0]!.from).toBeLessThanOrEqual(31);
  expect(bars[0]!.to).toBeGreaterThanOrEqual(31);
  expect(bars.map(({ share }) => share)).toEqual(bars.map(() => null));
});

test.each([
  [[1], 'fewer'],
  [[1, 1000], 'fewer'],
  [[-5, 0, 5], 'more'],
  [Array.from({ length: 300 }, (_, k) => (k * 37) % 211), 'more'],
  [Array.from({ length: 300 }, (_, k) => k * k), 'fewer'],
] as const)('no game is lost, and there are never too many bars: %#', (results, better) => {
  const bars = barsOf(counts(...results), SHARES, better);
  expect(bars.length).toBeLessThanOrEqual(MOST_BARS);
  expect(bars.reduce((sum, { games }) => sum + games, 0)).toBe(results.length);
  expect(bars.reduce((sum, { share }) => sum + share!, 0)).toBeCloseTo(1);
});
