import { decks } from '../../tools/fuzz/decks';
import { saves } from '../../tools/fuzz/saves';

/** Seeds that are always tried; `npm run fuzz` tries others, for as long as one likes. */
const SEEDS = Array.from({ length: 12 }, (_, nth) => nth + 1);

describe.each([saves, decks])('$name', ({ generate, check }) => {
  test.each(SEEDS)('seed %i: a reason or something sound, never a throw', (seed) =>
    expect(check(generate(seed), seed)).toBeNull(),
  );

  test('the same seed gives the same input, another one another', () => {
    expect(generate(7)).toBe(generate(7));
    expect(new Set(SEEDS.map(generate)).size).toBeGreaterThan(SEEDS.length / 2);
  });
});
