import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { saveTable } from '../../../src/engine/core';
import { pyramide, type Config } from '../../../src/engine/pyramide';
import { registered } from '../../../src/engine/pyramide/probe';
import { tell } from '../../../tools/replay';
import { playthrough } from '../support/playthrough';
import { sittersFor } from '../support/saves';
import { aloneIn, config } from './support';

/**
 * A whole game for every number of seats, of the variant round and of each way to play alone, as text. Renew them as the
 * other golden games: `GOLDEN=write npx jest --selectProjects engine --testPathPattern golden`, then read the difference.
 */
const games: [name: string, given: Config, seed: number][] = [
  ['four-seats', config(4, { clock: 10, first: 'die' }), 5],
  ['ping-pong', config(4, { secondRound: 'ping-pong', listSeconds: 60 }), 6],
  ['three-seats', config(3, { first: 'die' }), 7],
  ['two-seats', config(2, { clock: 20 }), 8],
  ['guess', aloneIn('guess', 3, { clock: 10 }), 9],
  ['explain', aloneIn('explain', 3), 10],
  ['alternate', aloneIn('alternate', 2, { first: 'die' }), 11],
  ['marathon', aloneIn('marathon', 10), 12],
];
const BOARD_EVERY = 12;

test.each(games)('%s', (name, given, seed) => {
  const path = join(__dirname, 'golden', `${name}.golden.txt`);
  const { end } = playthrough(registered, given, seed);
  const save = JSON.stringify(saveTable(end, sittersFor(pyramide.seatsOf(given)), null));
  const { text, whole } = tell(save, { eyes: 'all', from: 1, to: Infinity, board: BOARD_EVERY });
  expect(whole).toBe(true);
  if (process.env.GOLDEN === 'write') writeFileSync(path, `${text}\n`);
  if (!existsSync(path)) throw new Error(`${path} is missing: see how to renew it above`);
  expect(`${text}\n`).toBe(readFileSync(path, 'utf8'));
});
