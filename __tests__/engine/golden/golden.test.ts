import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { tell } from '../../../tools/replay';
import { aSave } from '../support/saves';

/**
 * Whole games as text, compared to the letter: a change of the rules shows here as a change in a game that a person can
 * read. Renew them with `GOLDEN=write npx jest --selectProjects engine --testPathPattern golden`, then read the difference
 * before committing it.
 */
const games: [name: string, id: string, seats: number, more: object, seed: number][] = [
  ['null-game', 'null-game', 3, {}, 1],
  ['two-seats', 'sequence-numbers', 2, { dealer: 1 }, 2],
  ['two-teams', 'sequence-numbers', 4, {}, 3],
  ['strict', 'sequence-numbers', 4, { strict: true, wrongCell: 'expert' }, 4],
];
const BOARD_EVERY = 24;

test.each(games)('%s', (name, id, seats, more, seed) => {
  const path = join(__dirname, `${name}.golden.txt`);
  const { text, whole } = tell(aSave(id, seats, more, seed), {
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
