import type { Page } from 'playwright-core';

import { acting, byId, phaseOf, tap, then, uncover, type Scene } from '../scene';
import { keptGame } from '../shelf';

const SEQUENCE = 'sequence-numbers';

/** Léa's turn in the middle of a game; she has asked for help. */
export const middle = keptGame('middle', {
  game: SEQUENCE,
  seats: 2,
  seed: 7,
  until: (table) => table.log.length > 45 && acting(table) === 0 && phaseOf(table) === 'turn',
});
/** She has laid her chip and has not drawn yet. */
const drawing = keptGame('drawing', {
  game: SEQUENCE,
  seats: 2,
  seed: 8,
  until: (table) => table.log.length > 45 && acting(table) === 0 && phaseOf(table) === 'draw',
});
export const six = keptGame('six', {
  game: SEQUENCE,
  seats: 6,
  seed: 9,
  until: (table) => table.log.length > 60 && acting(table) === 0,
});
export const won = keptGame('won', { game: SEQUENCE, seats: 2, seed: 10, until: 'over' });

const chooseCard = (page: Page) => page.locator('[data-testid^="card-"]').first().click();

const holdCardOverBoard = async (page: Page): Promise<void> => {
  const card = await page.locator('[data-testid^="card-"]').first().boundingBox();
  const board = await byId(page, 'board').boundingBox();
  if (!card || !board) throw new Error('No card or no board to drag on.');
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(board.x + board.width * 0.55, board.y + board.height * 0.55, { steps: 12 });
};

export const scenes: readonly Scene[] = [
  {
    name: 'setup-six',
    path: `/setup/${SEQUENCE}`,
    steps: (page) => page.getByRole('radio', { name: '6', exact: true }).click(),
  },
  { name: 'cover', path: '/table/middle', storage: middle },
  { name: 'table', path: '/table/middle', storage: middle, steps: uncover },
  { name: 'table-chosen', path: '/table/middle', storage: middle, steps: then(uncover, chooseCard) },
  { name: 'table-held', path: '/table/middle', storage: middle, steps: then(uncover, holdCardOverBoard) },
  {
    name: 'table-refused',
    path: '/table/middle',
    storage: middle,
    steps: then(uncover, chooseCard, tap('cell-0')),
  },
  { name: 'table-drawing', path: '/table/drawing', storage: drawing, steps: uncover },
  { name: 'table-six', path: '/table/six', storage: six, steps: uncover },
  { name: 'menu', path: '/table/middle', storage: middle, steps: then(uncover, tap('menu')) },
  { name: 'result', path: '/result/won', storage: won },
  {
    name: 'review',
    path: '/review/won',
    storage: won,
    steps: (page) => byId(page, 'review-step').waitFor(),
  },
  { name: 'hint', path: '/table/middle', storage: middle, steps: then(uncover, tap('hint'), tap('hint')) },
];
