import {
  createDice,
  openTable,
  play,
  stageOf,
  type Json,
  type Registered,
  type Table,
} from '../../src/engine';

/** A whole game by chance alone. */
export function playedOut({ game }: Pick<Registered, 'game'>, config: Json, seed: number): Table {
  const dice = createDice(seed);
  let table = openTable(game, config, dice);
  for (;;) {
    const stage = stageOf(table);
    if (stage.kind !== 'play') return table;
    const { seat } = stage.acting[0];
    const move = dice.pick(game.options(game.view(table.state, seat))) as Json;
    const next = play(table, seat, move, dice);
    if (next.kind === 'refused') throw new Error(next.refusal.code);
    table = next.table;
  }
}
