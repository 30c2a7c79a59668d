import {
  createDice,
  openTable,
  play,
  stageOf,
  type Json,
  type Registered,
  type Table,
} from '../../src/engine';
import { primeClimb } from '../../src/games/prime-climb/rules';
import { registered as climbRegistered } from '../../src/games/prime-climb/rules/probe';
import { pytagora } from '../../src/games/pytagora/rules';
import { registered as pytagoraRegistered } from '../../src/games/pytagora/rules/probe';
import { sequenceNumbers } from '../../src/games/sequence-numbers/rules';
import { registered as sequenceRegistered } from '../../src/games/sequence-numbers/rules/probe';
import { bestMoments, reviewGame, type Reviewed } from '../../src/shell/review';
import type { AnyReviewer } from '../../src/shell/learning';
import { reviewer as climbReviewer } from '../../src/games/prime-climb/table/reviewer';
import { reviewer as pytagoraReviewer } from '../../src/games/pytagora/table/reviewer';
import { reviewer as sequenceReviewer } from '../../src/games/sequence-numbers/table/reviewer';

/** A whole game by chance alone. */
function playedOut({ game }: Registered, config: Json, seed: number): Table {
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

function reviewed(table: Table, reviewer: AnyReviewer): Reviewed {
  const judging = reviewGame(table, reviewer);
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}

const GAMES: readonly [string, Registered, Json, AnyReviewer][] = [
  ['Sequence Numbers', sequenceRegistered, sequenceNumbers.defaults(2), sequenceReviewer],
  ['Pytagora', pytagoraRegistered, { ...pytagora.defaults(2), target: 20 }, pytagoraReviewer],
  ['Prime Climb', climbRegistered, { ...primeClimb.defaults(2), variants: ['sprint'] }, climbReviewer],
];

describe.each(GAMES)('the review of %s', (_name, game, config, reviewer) => {
  const table = playedOut(game, config, 3);
  const { turns, scores } = reviewed(table, reviewer);

  test('speaks of every seat, and never finds a move better than the best', () => {
    expect(new Set(turns.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { worth, bestWorth } of turns) expect(bestWorth).toBeGreaterThanOrEqual(worth);
  });

  test('its better moves are lawful where they would have been played', () => {
    for (const { view, best } of turns) {
      expect(reviewer.describe(view, best, 'fr')).not.toBe('');
      expect(reviewer.describe(view, best, 'en')).not.toBe('');
    }
  });

  test('draws one line a seat, a point for every decision, ending at the final score', () => {
    expect(scores.map((line) => line.length)).toEqual([turns.length, turns.length]);
    const open: unknown = game.game.view(table.state, 'table');
    scores.forEach((line, seat) => expect(line[line.length - 1]).toBe(reviewer.score(open, seat)));
  });

  test('the finest moment of a seat is its own, and nothing was worth more', () => {
    for (const [seat, moment] of bestMoments({ turns, scores })) {
      expect(moment.seat).toBe(seat);
      expect(moment.worth).toBe(
        Math.max(...turns.filter((turn) => turn.seat === seat).map(({ worth }) => worth)),
      );
    }
  });
});

test('a needless swap is told from one that could not be helped', () => {
  const table = playedOut(pytagoraRegistered, { ...pytagora.defaults(2), target: 20 }, 8);
  const swaps = reviewed(table, pytagoraReviewer).turns.filter(
    ({ move }) => (move as { type: string }).type === 'swap',
  );
  for (const { worth, bestWorth } of swaps) {
    expect(worth).toBe(0);
    expect(bestWorth).toBeGreaterThan(0);
  }
});
