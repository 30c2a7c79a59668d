import type { Page } from 'playwright-core';

import type { Table } from '../../../src/engine';
import { CARDS, choicesOf, type State as ClimbState } from '../../../src/games/prime-climb/rules';
import { clickAwake } from '../../browser/awake';
import { acting, tap, type Scene } from '../scene';
import { keptGame, type Wanted } from '../shelf';

const CLIMB = 'prime-climb';

const climb = (table: Table): ClimbState => table.state as ClimbState;
/** Léa's turn at Prime Climb, some way up, at the moment that is wanted. */
const climbing = (
  id: string,
  seed: number,
  wanted: (state: ClimbState) => boolean,
  more: Partial<Wanted> = {},
) =>
  keptGame(id, {
    game: CLIMB,
    seats: 2,
    seed,
    until: (table) => table.log.length > 40 && acting(table) === 0 && wanted(climb(table)),
    ...more,
  });
const toRoll = climbing('to-roll', 11, ({ phase }) => phase === 'roll');
const rolled = climbing('rolled', 12, ({ phase, turn }) => phase === 'move' && turn!.path.length === 0);
/** Pawns well up the spiral, and two numbers that lead to six places far apart. */
const lit = climbing(
  'lit',
  19,
  ({ phase, players, turn }) =>
    phase === 'move' &&
    turn!.path.length === 0 &&
    new Set(turn!.numbers).size === 2 &&
    players[0]!.pawns[0].at > 15 &&
    players.every(({ pawns }) => pawns.every(({ at }) => at > 4)),
);
const onTheWay = climbing(
  'on-the-way',
  31,
  ({ phase, turn }) =>
    phase === 'move' && turn!.numbers.length > 0 && turn!.path.some(({ from, to }) => from !== to),
);
const reading = climbing('reading', 14, (state) => state.phase === 'card' && choicesOf(state).length === 0);
const choosing = climbing('choosing', 15, (state) => state.phase === 'card' && choicesOf(state).length > 2);
const keeping = climbing(
  'keeping',
  33,
  ({ phase, players, turn }) =>
    phase === 'move' &&
    players[0]!.keepers.length > 1 &&
    players[0]!.keepers.some((card) => CARDS[card]!.kind === 'curse' && !turn!.fresh.includes(card)),
);
const fourClimb = climbing('four-climb', 17, ({ phase }) => phase === 'move', { seats: 4 });
const climbedUp = keptGame('climbed', {
  game: CLIMB,
  seats: 2,
  seed: 18,
  options: { variants: ['sprint', 'backwards'] },
  until: 'over',
});
const curse = (page: Page) =>
  clickAwake(page.locator('[data-testid="keeper-11"], [data-testid="keeper-12"]').first());

export const scenes: readonly Scene[] = [
  {
    name: 'climb-setup-two',
    path: `/setup/${CLIMB}`,
    steps: (page) => page.getByRole('radio', { name: '2', exact: true }).click(),
  },
  { name: 'climb-roll', path: '/table/to-roll', storage: toRoll },
  { name: 'climb-move', path: '/table/rolled', storage: rolled },
  { name: 'climb-lights', path: '/table/lit', storage: lit, steps: tap('pawn-0') },
  { name: 'climb-path', path: '/table/on-the-way', storage: onTheWay, steps: tap('pawn-0') },
  { name: 'climb-refused', path: '/table/rolled', storage: rolled, steps: tap('end') },
  { name: 'climb-card', path: '/table/reading', storage: reading },
  { name: 'climb-choice', path: '/table/choosing', storage: choosing },
  { name: 'climb-keepers', path: '/table/keeping', storage: keeping },
  { name: 'climb-curse', path: '/table/keeping', storage: keeping, steps: curse },
  { name: 'climb-cards', path: '/table/keeping', storage: keeping, steps: tap('cards') },
  { name: 'climb-times', path: '/table/rolled', storage: rolled, steps: tap('times') },
  { name: 'climb-four', path: '/table/four-climb', storage: fourClimb },
  {
    name: 'climb-signs',
    path: '/table/rolled',
    storage: { ...rolled, 'meninges/settings': '{"signs":true}' },
    steps: tap('pawn-0'),
  },
  { name: 'climb-over', path: '/table/climbed', storage: climbedUp },
  { name: 'climb-result', path: '/result/climbed', storage: climbedUp },
];
