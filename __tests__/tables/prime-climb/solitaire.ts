import { enter, type Json, type Table } from '../../../src/engine/core';
import { defaults, primeClimb, type Config } from '../../../src/engine/prime-climb';
import { move } from '../../engine/prime-climb/support';

/** A Solitaire 1 in seven turns, each of another kind: far, home, a card, back, near, far, home. */
const TURNS: readonly (readonly string[])[] = [
  ['dice 10 10', 'a + 10', 'a × 10', 'b + 10', 'b + 10', 'end'],
  ['dice 1 3', 'a + 1', 'b × 3', 'end'],
  ['dice 7 6', 'b + 7', 'b - 6', 'end', 'card ±4', 'obey'],
  ['dice 5 2', 'b - 5', 'b - 2', 'end'],
  ['dice 9 5', 'b + 9', 'b + 5', 'end'],
  ['dice 8 8', 'b + 8', 'b + 8', 'b + 8', 'b + 8', 'end'],
  ['dice 1 2', 'b + 1'],
];

export function solitaire(config: Partial<Config> = {}, turns = TURNS.length): Table {
  const rules: Config = { ...defaults(1), ...config };
  let table: Table = {
    game: primeClimb,
    config: rules as unknown as Json,
    state: primeClimb.start(rules),
    log: [],
    happenings: [],
    undoable: [],
  };
  for (const written of TURNS.slice(0, turns).flatMap((turn) => ['roll', ...turn])) {
    const actor = /^(dice|card)/.test(written) ? 'chance' : 0;
    const played = enter(table, { actor, move: move(written) as unknown as Json });
    if (played.kind === 'refused') throw new Error(`${written}: ${played.refusal.code}`);
    table = played.table;
  }
  return table;
}
