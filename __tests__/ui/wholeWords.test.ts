import { wholeWords } from '../../src/ui/wholeWords';

test('words are as large as is wanted while the longest of them has room, and no larger than lets it stand whole', () => {
  expect(wholeWords('Je ne peux pas', 34, 150)).toBe(34);
  const size = wholeWords('Reprendre', 34, 110);
  expect(size).toBeLessThan(34);
  expect(size * 0.62 * 'Reprendre'.length).toBeCloseTo(110, 5);
  // After a hyphen a line may end.
  expect(wholeWords('maître-mots', 34, 150)).toBe(34);
});
