import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { defaultsFor, type Kind } from '../../../src/engine/pytagora';
import { tell } from '../../../tools/replay';
import { aSave } from '../support/saves';

/**
 * A whole game of each kind as text, compared to the letter. Renew them as the other golden games: `GOLDEN=write npx jest
 * --selectProjects engine --testPathPattern golden`, then read the difference before committing it.
 */
const games: [kind: Kind, seats: number, more: object, seed: number][] = [
  ['classic', 2, { first: 1 }, 5],
  ['plus-or-minus', 3, {}, 6],
  ['tables', 4, { first: 0 }, 7],
  ['up-and-down', 2, {}, 8],
  ['even-odd', 3, { first: 2 }, 9],
  ['both-ways', 4, {}, 10],
];
const BOARD_EVERY = 24;

test.each(games)('%s', (kind, seats, more, seed) => {
  const path = join(__dirname, 'golden', `${kind}.golden.txt`);
  const { text, whole } = tell(aSave('pytagora', seats, { ...defaultsFor(kind, seats), ...more }, seed), {
    eyes: 'all',
    from: 1,
    to: Infinity,
    board: BOARD_EVERY,
  });
  expect(whole).toBe(true);
  if (process.env.GOLDEN === 'write') writeFileSync(path, `${text}\n`);
  if (!existsSync(path)) throw new Error(`${path} is missing: see how to renew it above`);
  expect(`${text}\n`).toBe(readFileSync(path, 'utf8'));
});
