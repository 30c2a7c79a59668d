import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { GAMES } from '../../src/games/shelf';
import { registeredAs } from '../games';
import { byId, type Scene } from './scene';
import { keptGame } from './shelf';

const SEED = 7;
const A_WHILE = 6;

/** What every game has: its set-up, its rules, a table that has been played at for a while, its first lesson. */
function usualScenes(id: string): Scene[] {
  const { seatCounts } = registeredAs(id).game;
  const seats = seatCounts.includes(2) ? 2 : seatCounts[0]!;
  const table = keptGame(`${id}-table`, {
    game: id,
    seats,
    seed: SEED,
    until: ({ log }) => log.length >= A_WHILE,
  });
  return [
    { name: `${id}-setup`, path: `/setup/${id}` },
    { name: `${id}-table`, path: `/table/${id}-table`, storage: table },
    { name: `${id}-rules`, path: `/rules/${id}` },
    { name: `${id}-lesson`, path: `/setup/${id}`, steps: firstLesson },
  ];
}

/** Through the set-up, as people come to it; a game without lessons stays there. */
async function firstLesson(page: Page): Promise<void> {
  await byId(page, 'start').waitFor();
  const lesson = page.locator('[data-testid^="lesson-"]').first();
  if ((await lesson.count()) > 0) await lesson.click();
}

/** Moments that only this game has, where somebody has listed them. */
function ownScenes(id: string): readonly Scene[] {
  const file = join(__dirname, 'games', `${id}.ts`);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- found by name, which an import cannot
  return existsSync(file) ? (require(file) as { scenes: readonly Scene[] }).scenes : [];
}

const shelf = {
  ...keptGame('middle', { game: GAMES[1]!.id, seats: 2, seed: 7, until: ({ log }) => log.length > 45 }),
  ...keptGame('other', { game: GAMES[1]!.id, seats: 3, seed: 9, until: ({ log }) => log.length > 60 }),
};
const won = keptGame('won', { game: GAMES[1]!.id, seats: 2, seed: 10, until: 'over' });
const damaged = { 'meninges/games/damaged': '{"shelf":1,"saved":' };

/** In the order a person meets them. */
export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-continue', path: '/', storage: shelf },
  { name: 'home-damaged', path: '/', storage: damaged },
  ...GAMES.flatMap(({ id }) => [...usualScenes(id), ...ownScenes(id)]),
  { name: 'history', path: '/history', storage: { ...shelf, ...won, ...damaged } },
  { name: 'history-empty', path: '/history' },
  { name: 'decks', path: '/decks' },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'privacy', path: '/privacy' },
  { name: 'missing-table', path: '/table/no-such-game' },
  { name: 'missing-result', path: '/result/no-such-game' },
  { name: 'unknown', path: '/no/such/screen' },
];
