import { createDice, decide, openTable, play, stageOf, type Table } from '../../../../src/engine';
import { box } from '../../../../src/games/prime-climb/box';
import { defaults, type Config } from '../../../../src/games/prime-climb/rules';
import { reviewer as climbReviewer } from '../../../../src/games/prime-climb/table/reviewer';
import type { AnyReviewer } from '../../../../src/shell';
import { bestMoments, reviewGame } from '../../../../src/shell/review/reviewGame';

const { game } = box;
const reviewer: AnyReviewer = climbReviewer;
const { solid, beginner } = box.players.bots;

/** A whole game, played by those who choose far moves and near ones. */
function played(config: Config, seed: number): Table {
  const [dice, mind] = [createDice(seed), createDice(seed + 1)];
  let table = openTable(game, config, dice);
  for (let stage = stageOf(table); stage.kind === 'play'; stage = stageOf(table)) {
    const { seat } = stage.acting[0];
    const move = decide(seat % 2 === 0 ? solid! : beginner!, game.view(table.state, seat), mind);
    const next = play(table, seat, move, dice);
    if (next.kind === 'refused') throw new Error(next.refusal.code);
    table = next.table;
  }
  return table;
}

/** What the review stars, by seat. */
function starred(table: Table): ReadonlyMap<number, string> {
  const reading = reviewGame(table, reviewer);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return new Map(
    [...bestMoments(step.value.turns)].map(([seat, { view, move }]) => [
      seat,
      reviewer.describe(view, move, 'en'),
    ]),
  );
}

test.each([
  ['alone', { ...defaults(1), variants: ['solitaire-1'] }],
  ['alone, there and back', { ...defaults(1), variants: ['solitaire-2'] }],
  ['two', defaults(2)],
  ['two, backwards', { ...defaults(2), variants: ['backwards'] }],
  ['three', defaults(3)],
  ['four', defaults(4)],
] as const)('the move that the result shows is starred in the review: %s', (_seats, config) => {
  for (const seed of [11, 40]) {
    const table = played(config, seed);
    const { seat, says } = box.result!.finest(table, [], 'en')!;
    // A keeper is told as such there.
    expect(starred(table).get(seat)?.replace(' with a keeper', '')).toBe(says);
  }
});
