import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDice } from '../../src/engine';
import { pack, unpack } from '../../src/storage/compact';

const FOLDER = join(__dirname, '../saves/0.3.0');
const finished = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.finished.json'))
  .map((name) => JSON.stringify(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))));

test('every finished game of 0.3.0 comes back to the letter, in an eighth of the room', () => {
  let plain = 0;
  let packed = 0;
  for (const text of finished) {
    const small = pack(text);
    expect(unpack(small)).toBe(text);
    plain += text.length;
    packed += small.length;
  }
  expect(packed).toBeLessThan(plain / 8);
});

test.each([
  ['nothing', ''],
  ['what is too short to gain by it', '{"a":1}'],
  ['other alphabets and pictures', 'Ωmega 🐑 « déjà » 家族 '.repeat(50)],
  ['one letter over and over', 'a'.repeat(5000)],
])('%s comes back', (_what, text) => {
  expect(unpack(pack(text))).toBe(text);
});

test('a text longer than the book has words comes back', () => {
  const dice = createDice(5);
  const text = Array.from({ length: 200_000 }, () => String.fromCharCode(32 + dice.below(90))).join('');
  expect(unpack(pack(text))).toBe(text);
});

test('what was cut off, changed or never ours is not taken for a text of ours, and does not throw', () => {
  const dice = createDice(9);
  const small = pack(finished[0]!);
  expect(small.startsWith('z1:')).toBe(true);
  for (let nth = 0; nth < 300; nth++) {
    const at = 2 + dice.below(small.length - 2);
    const other = String.fromCharCode(dice.below(0xffff));
    const changed = nth % 2 ? small.slice(0, at) : small.slice(0, at) + other + small.slice(at + 1);
    expect(typeof (unpack(changed) ?? '')).toBe('string');
  }
  expect(unpack('z1:1;\u0000')).toBeNull();
  expect(unpack('z1:1;\uffff')).toBeNull();
});
