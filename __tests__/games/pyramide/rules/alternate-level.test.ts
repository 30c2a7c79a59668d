import { createDice, openTable, play, stageOf, type Json, type Table } from '../../../../src/engine';
import { defaults, pyramide, type View } from '../../../../src/games/pyramide/rules';

const MODE = { ...defaults(1), clock: null, alone: { mode: 'alternate', riddles: 2, level: 'solid' } };

/** Everybody passes everything: nothing ever parts the two. */
function onwards(table: Table): Json {
  const stage = stageOf(table);
  if (stage.kind !== 'play') throw new Error(stage.kind);
  const { seat } = stage.acting[0];
  const view = pyramide.view(table.state as never, seat) as View;
  if (view.phase === 'bet') return { type: 'bet', bricks: 1 };
  if (view.phase === 'between') return { type: 'next' };
  return view.phase === 'clue' || view.phase === 'guess' || view.phase === 'enigma' || view.phase === 'rival'
    ? { type: 'pass' }
    : { type: 'on' };
}

test('with the app a round that stays level goes by the die in the end, and so the game ends', () => {
  const dice = createDice(3);
  let table = openTable(pyramide, MODE, dice);
  let dies = 0;
  for (let step = 0; step < 3000; step++) {
    const stage = stageOf(table);
    if (stage.kind === 'over') break;
    if (stage.kind !== 'play') throw new Error('Chance should have been settled');
    const played = play(table, stage.acting[0].seat, onwards(table), dice);
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    dies += played.happenings
      .flatMap(({ events }) => events as readonly { type: string; why?: string }[])
      .filter(({ type, why }) => type === 'ordered' && why === 'round').length;
    table = played.table;
  }
  expect(stageOf(table).kind).toBe('over');
  expect(dies).toBeGreaterThanOrEqual(3);
});
