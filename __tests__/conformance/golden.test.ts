import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { saveTable, type Golden, type Json, type Registered } from '../../src/engine';
import { folderOf } from '../../tools/games';
import { tellGame } from '../../tools/replay';
import { playthrough } from '../../tools/conformance/playthrough';
import { playersFor } from '../engine/support/saves';
import { GAMES } from './games';

/**
 * A whole game of every way to play as text, compared to the letter: a change of the rules shows here as a change in a game
 * that a person can read. Renew them with `GOLDEN=write npx jest golden`, then read the difference before committing it.
 */
const ENDING = '.golden.txt';
const goldenOf = ({ game }: Registered): string => join(folderOf(game.id), 'golden');

function told(registered: Registered, golden: Golden<Json>): string {
  const { game } = registered;
  const table = playthrough(registered, golden.config, golden.seed, golden.entries).end;
  const save = JSON.stringify(saveTable(table, playersFor(game.seatsOf(golden.config)), null));
  const { eyes = 'all', boardEvery: board } = golden;
  const { text, whole } = tellGame(save, { eyes, from: 1, to: Infinity, board });
  expect(whole).toBe(true);
  return `${text}\n`;
}

const ways = GAMES.flatMap((registered) =>
  registered.probe.ways.map((way) => ({ registered, way, name: `${registered.game.id}, ${way.name}` })),
);

test.each(ways)('$name: plays as it always did', ({ registered, way }) => {
  const path = join(goldenOf(registered), `${way.name}${ENDING}`);
  const text = told(registered, way.golden);
  if (process.env.GOLDEN === 'write') writeFileSync(path, text);
  if (!existsSync(path)) throw new Error(`${path} is missing: see how to write it above`);
  expect(text).toBe(readFileSync(path, 'utf8'));
});

test.each(ways)('$name: its golden game and its set-ups are of that way', ({ registered, way }) => {
  const { game, probe } = registered;
  expect(probe.wayOf(way.golden.config)).toBe(way.name);
  expect(way.seats.length).toBeGreaterThan(0);
  for (const seats of way.seats) {
    expect(game.seatCounts).toContain(seats);
    expect(game.refuseConfig(way.configFor(seats))).toBeNull();
    expect(probe.wayOf(way.configFor(seats))).toBe(way.name);
  }
});

describe.each(GAMES.map((registered) => ({ registered, name: registered.game.id })))(
  '$name',
  ({ registered }) => {
    const { game, probe } = registered;
    const names = probe.ways.map(({ name }) => name);

    test('every set-up that is played has a golden game of its way, and no two ways share a name', () => {
      const played = [...probe.configs, ...game.seatCounts.map((seats) => game.defaults(seats))];
      expect(played.map((config) => probe.wayOf(config)).filter((way) => !names.includes(way))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    });

    test('no golden game is left behind by a way that is gone', () => {
      const files = readdirSync(goldenOf(registered)).map((file) => file.replace(ENDING, ''));
      expect(files.filter((file) => !names.includes(file))).toEqual([]);
    });
  },
);
