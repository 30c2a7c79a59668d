import { isTooLarge, safeName } from '../../src/storage/file-rules';

test.each([
  ['Pytagora, Léa et Zoé', 'Pytagora-Lea-et-Zoe.json'],
  ['game.json', 'game.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['日本', 'meninges.json'],
  ['', 'meninges.json'],
  ['x'.repeat(300), `${'x'.repeat(80)}.json`],
])('the file for %p is called %p', (name, file) => {
  expect(safeName(name)).toBe(file);
});

test.each([
  ['Chez Mémé & Pépé', 'Chez-Meme-Pepe.txt'],
  ['deck.txt', 'deck.txt'],
  ['', 'meninges.txt'],
])('the file for the deck %p is called %p', (name, file) => {
  expect(safeName(name, 'deck')).toBe(file);
});

test('two megabytes are the limit', () => {
  expect([0, 2_000_000, 2_000_001].map(isTooLarge)).toEqual([false, false, true]);
});
