import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config, Variant } from '../../../src/engine/prime-climb';
import { tell } from '../../../tools/replay';
import { aSave } from '../support/saves';

/**
 * A whole game of the plain rules and of each variant as text, compared to the letter; the seeds were sought for short games.
 * Renew them as the other golden games: `GOLDEN=write npx jest --selectProjects engine --testPathPattern golden`, then read
 * the difference before committing it.
 */
const games: [name: Variant | 'plain', seats: number, more: Partial<Config>, seed: number][] = [
  ['plain', 2, { first: 0 }, 3915],
  ['double-time', 2, { variants: ['double-time'] }, 6061],
  ['waypoints', 3, { variants: ['waypoints'], waypoints: [37] }, 4531],
  ['sprint', 3, { variants: ['sprint'] }, 1214],
  ['backwards', 2, { variants: ['backwards'], first: 1 }, 4520],
  ['there-and-back', 2, { variants: ['there-and-back'], sending: 'choice' }, 7402],
  ['solitaire-1', 1, {}, 3311],
  ['solitaire-2', 1, { variants: ['solitaire-2'], daily: 20261116 }, 331],
];
const BOARD_EVERY = 24;

test.each(games)('%s', (name, seats, more, seed) => {
  const path = join(__dirname, 'golden', `${name}.golden.txt`);
  // Everything lies open, and the table's eyes read a move with its result.
  const { text, whole } = tell(aSave('prime-climb', seats, more, seed), {
    eyes: 'table',
    from: 1,
    to: Infinity,
    board: BOARD_EVERY,
  });
  expect(whole).toBe(true);
  if (process.env.GOLDEN === 'write') writeFileSync(path, `${text}\n`);
  if (!existsSync(path)) throw new Error(`${path} is missing: see how to renew it above`);
  expect(`${text}\n`).toBe(readFileSync(path, 'utf8'));
});
