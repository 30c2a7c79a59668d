import type { Json, Registered, Table } from '../../src/engine';
import { primeClimb } from '../../src/games/prime-climb/rules';
import { registered as climbRegistered } from '../../src/games/prime-climb/rules/probe';
import { pytagora } from '../../src/games/pytagora/rules';
import { registered as pytagoraRegistered } from '../../src/games/pytagora/rules/probe';
import { sequenceNumbers } from '../../src/games/sequence-numbers/rules';
import { registered as sequenceRegistered } from '../../src/games/sequence-numbers/rules/probe';
import { bestMoments, missedIn, reviewGame, type Reviewed } from '../../src/shell/review';
import type { AnyReviewer } from '../../src/shell/learning';
import { playedOut } from './playedOut';
import { reviewer as climbReviewer } from '../../src/games/prime-climb/table/reviewer';
import { reviewer as pytagoraReviewer } from '../../src/games/pytagora/table/reviewer';
import { reviewer as sequenceReviewer } from '../../src/games/sequence-numbers/table/reviewer';

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
  const { turns } = reviewed(table, reviewer);

  test('speaks of every seat, and never finds a move better than the best', () => {
    expect(new Set(turns.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { worth, bestWorth } of turns) expect(bestWorth).toBeGreaterThanOrEqual(worth);
  });

  test('its better moves can be told, and told from what was played', () => {
    for (const language of ['fr', 'en'] as const)
      for (const turn of turns) {
        const [played, best] = [turn.move, turn.best].map((move) =>
          reviewer.describe(turn.view, move, language),
        );
        expect(best).not.toBe('');
        if (missedIn(turn, reviewer) > 0) expect(best).not.toBe(played);
      }
  });

  test('says what was missed in words, without a per cent', () => {
    for (const language of ['fr', 'en'] as const)
      for (const turn of turns) {
        const said = [reviewer.gain(turn, language), reviewer.amount(turn.worth, language) ?? ''].join();
        expect(said).not.toMatch(/[%.]|NaN|undefined/);
      }
  });

  test('shows what the seat saw, before and after, and betrays no hand by what happened', () => {
    for (const { view, after, seat, events } of turns) {
      expect(view).toMatchObject({ seat });
      expect(after).not.toEqual(view);
      expect(events.every(({ only }) => only === undefined)).toBe(true);
    }
  });

  test('the finest moment of a seat is its own, and nothing it did leapt further', () => {
    const leapOf = ({ leap, worth }: (typeof turns)[number]) => leap ?? worth;
    for (const [seat, moment] of bestMoments(turns)) {
      expect(moment.seat).toBe(seat);
      const own = turns.filter((turn) => turn.seat === seat);
      expect(leapOf(moment)).toBe(Math.max(...own.map(leapOf)));
    }
  });
});

test('a game is read once, and every view is made once: the way through it is linear', () => {
  const table = playedOut(sequenceRegistered, sequenceNumbers.defaults(2), 3);
  const view = jest.spyOn(sequenceNumbers, 'view');
  const apply = jest.spyOn(sequenceNumbers, 'apply');
  const { turns } = reviewed(table, sequenceReviewer);
  const moves = table.log.filter(({ actor }) => typeof actor === 'number').length;
  expect(apply).toHaveBeenCalledTimes(table.log.length);
  expect(view).toHaveBeenCalledTimes(moves + turns.length);
  view.mockRestore();
  apply.mockRestore();
});

test('what has been judged so far can be looked at while the rest is read', () => {
  const table = playedOut(sequenceRegistered, sequenceNumbers.defaults(2), 3);
  const reading = reviewGame(table, sequenceReviewer);
  const seen: number[] = [];
  for (let step = reading.next(); !step.done; step = reading.next()) seen.push(step.value.turns.length);
  expect(seen[0]).toBe(0);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(10);
});

describe.each(['up-and-down', 'even-odd', 'both-ways', 'tables'] as const)(
  '%s, a game for children',
  (kind) => {
    const anyReviewer: AnyReviewer = pytagoraReviewer;
    const config = { kind, seats: 2, first: 0 };
    const table = playedOut(pytagoraRegistered, config, 3);
    const { turns } = reviewed(table, pytagoraReviewer);

    test('is gone through in pictures, one for each piece or answer that was laid', () => {
      expect(pytagoraReviewer.applies({ kind, seats: 2, first: 0 })).toBe(true);
      const laid = table.log.filter(({ move }) =>
        ['place', 'answer'].includes((move as { type: string }).type),
      );
      expect(turns.map(({ move }) => move)).toEqual(laid.map(({ move }) => move));
      for (const { view, move } of turns) expect(anyReviewer.describe(view, move, 'fr')).toMatch(/^\d+$/);
    });

    test('judges nobody', () => {
      expect(pytagoraReviewer.judges({ kind, seats: 2, first: 0 })).toBe(false);
      for (const turn of turns) expect(missedIn(turn, pytagoraReviewer)).toBe(0);
      expect([...bestMoments(turns)]).toEqual([]);
    });
  },
);

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
