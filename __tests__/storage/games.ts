import { createDice, openTable, play, saveTable, type Json, type Player, type Table } from '../../src/engine';
import { nullGame } from '../../src/games/null-game/rules';
import type { Kept } from '../../src/storage';

const SEATS: readonly Player[] = [
  { name: 'Léa', face: 3, bot: null, help: false },
  { name: 'Ωmega 🐑 "quoted" \\ \n', face: 0, bot: 'calm', help: true },
];

/** A real game, as many moves old as the seed says. */
export function keptGame(id: string, seed = 5): Kept {
  const dice = createDice(seed);
  let table: Table = openTable(nullGame, { seats: 2, rounds: 9 }, dice);
  for (let turn = 0; turn < seed; turn++) {
    const seat = turn % 2;
    table = played(table, seat, { type: 'choose', what: dice.pick(['keep', 'throw']) });
    table = played(table, seat, { type: 'done' });
  }
  return {
    id,
    startedAt: 1000,
    updatedAt: 2000 + seed,
    summary: { over: false, winners: [], turn: seed % 2 },
    saved: saveTable(table, SEATS, seed % 3 === 0 ? null : { 'turn-1': seed * 10 }),
  };

  function played(before: Table, seat: number, move: Json): Table {
    const result = play(before, seat, move, dice);
    if (result.kind === 'refused') throw new Error(result.refusal.code);
    return result.table;
  }
}
