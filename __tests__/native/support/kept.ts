import {
  createDice,
  openTable,
  play,
  saveTable,
  stageOf,
  type JsonObject,
  type Table,
} from '../../../src/engine';
import { type Move } from '../../../src/games/sequence-numbers/rules';
import { writeKept } from '../../../src/storage/kept';
import { registeredAs } from '../../../tools/games';

const GAME = 'sequence-numbers';
export type Last = Extract<Move, { type: 'play' }>;

/** A game of Sequence Numbers that one more card wins, and the card. */
export function nearlyWon(): { readonly kept: string; readonly last: Last } {
  const { game } = registeredAs(GAME);
  for (let seed = 1; ; seed += 1) {
    const dice = createDice(seed);
    let table = openTable(game, game.defaults(2) as JsonObject, dice);
    for (let stage = stageOf(table); stage.kind === 'play'; stage = stageOf(table)) {
      const { seat } = stage.acting[0];
      const options = game.options(game.view(table.state, seat)) as Move[];
      const last = seat === 0 ? options.find((move) => wins(table, move)) : undefined;
      if (last?.type === 'play') return { kept: written(table), last };
      const played = play(table, seat, dice.pick(options), dice);
      if (played.kind === 'refused') throw new Error(played.refusal.code);
      table = played.table;
    }
  }
}

function wins(table: Table, move: Move): boolean {
  if (move.type !== 'play') return false;
  const played = play(table, 0, move, createDice(1));
  return played.kind !== 'refused' && stageOf(played.table).kind === 'over';
}

function written(table: Table): string {
  const seats = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
  return writeKept({
    id: 'nearly',
    startedAt: 1,
    // Later than whatever a test has begun: the one to go on with.
    updatedAt: Date.UTC(2100, 0, 1),
    summary: { over: false, winners: [], turn: 0 },
    saved: saveTable(table, seats, null),
  });
}
