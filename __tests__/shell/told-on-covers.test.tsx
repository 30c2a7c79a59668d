import { join } from 'node:path';
import { createDice, openTable, play, stageOf, type Json, type Player, type Table } from '../../src/engine';
import { GAMES } from '../../src/games/shelf';
import type { Box } from '../../src/shell';
import { sinceLastTurn } from '../../src/shell/since';

const boxOf = (id: string): Box =>
  jest.requireActual<{ box: Box }>(join(__dirname, '../../src/games', id, 'box')).box;

const MOVES = 40;

/** What the cover before each turn of a game by chance would say. */
function told(box: Box, seats: number): readonly (readonly string[])[] {
  const dice = createDice(11);
  const players: readonly Player[] = ['Léa', 'Tom', 'Mamie', 'Noé']
    .slice(0, seats)
    .map((name, face) => ({ name, face, bot: null, help: false }));
  let table: Table = openTable(box.game, box.game.defaults(seats) as Json, dice);
  const all: (readonly string[])[] = [];
  for (let moves = 0; moves < MOVES; moves += 1) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') break;
    const { seat } = stage.acting[0];
    all.push(sinceLastTurn(box, table, seat, players, 'fr'));
    const move = dice.pick(box.game.options(box.game.view(table.state, seat))) as Json;
    const next = play(table, seat, move, dice);
    if (next.kind === 'refused') throw new Error(next.refusal.code);
    table = next.table;
  }
  return all;
}

test.each(GAMES.map(({ id }) => id))('%s: a cover says three lines at most', (id) => {
  const covers = told(boxOf(id), 2);
  expect(covers.length).toBeGreaterThan(1);
  expect(Math.max(...covers.map(({ length }) => length))).toBeLessThanOrEqual(3);
});

test('where the table speaks, a cover repeats nothing that everybody heard', () =>
  expect(new Set(told(boxOf('pyramide'), 4).flat())).toEqual(new Set()));
