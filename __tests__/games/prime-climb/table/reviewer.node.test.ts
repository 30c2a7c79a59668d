import { primeClimb, VARIANTS, type Move, type State } from '../../../../src/games/prime-climb/rules';
import type { Judgement } from '../../../../src/shell/learning';
import { bestMoments } from '../../../../src/shell/review/reviewGame';
import { reviewer } from '../../../../src/games/prime-climb/table/reviewer';
import { after, cardOf, move, position, reading, type Written } from '../rules/support';

function judged(state: State, written: Written): Judgement<Move> | null {
  const judging = reviewer.judge(primeClimb.view(state, state.seat), move(written));
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
}

/** What a move cost, in turns. */
const cost = (state: State, written: Written): number => {
  const { worth, bestWorth } = judged(state, written)!;
  return bestWorth - worth;
};

const described = (state: State, what: Move) =>
  reviewer.describe(primeClimb.view(state, state.seat), what, 'fr');

describe('from 96 with 4 and 9', () => {
  const rolled = position({
    pawns: [
      [96, 30],
      [20, 12],
    ],
    dice: [4, 9],
  });
  test('92 and then 101 cost nothing, neither the one nor the other', () => {
    expect(cost(rolled, 'a - 4')).toBeCloseTo(0);
    expect(cost(after(rolled, 'a - 4').state, 'a + 9')).toBeCloseTo(0);
  });
  test('another move costs turns, and the better one is named', () => {
    expect(cost(rolled, 'a ÷ 4')).toBeGreaterThan(0.5);
    const { best } = judged(rolled, 'a ÷ 4')!;
    expect(described(rolled, best)).toBe('96 − 4 = 92');
  });
  test('to come to 92 and not go on costs what coming there did not', () =>
    expect(cost(after(rolled, 'a - 4').state, 'b + 9')).toBeGreaterThan(0.5));
});

test('moves in either order cost the same nothing', () => {
  const rolled = position({
    pawns: [
      [99, 91],
      [20, 12],
    ],
    dice: [2, 10],
  });
  for (const order of [
    ['a + 2', 'b + 10'],
    ['b + 10', 'a + 2'],
  ] as const) {
    expect(cost(rolled, order[0])).toBeCloseTo(0);
    expect(cost(after(rolled, order[0]).state, order[1])).toBeCloseTo(0);
  }
});

test('not to win costs a turn or more, whatever else it brings', () => {
  const rolled = position({
    pawns: [
      [99, 'out'],
      [94, 97],
    ],
    dice: [2, 5],
  });
  expect(cost(rolled, 'a - 5')).toBeGreaterThanOrEqual(1);
  expect(cost(rolled, 'a + 2')).toBe(0);
});

test('to bump is worth turns of the other', () => {
  const rolled = position({
    pawns: [
      [31, 12],
      [97, 37],
    ],
    dice: [2, 4],
  });
  expect(cost(rolled, 'a + 2')).toBeLessThan(cost(rolled, 'a - 2'));
});

describe('the finest move is the one that brought most by itself', () => {
  /** Both moves of one turn are worth the turn: by that alone the first of them would always be the finest. */
  const finest = (state: State, ...moves: readonly Written[]): string | null => {
    const turns = moves.map((written, nth) => {
      const before = after(state, ...moves.slice(0, nth)).state;
      const { worth, bestWorth, best, leap } = judged(before, written)!;
      const what = move(written);
      return {
        seat: 0,
        move: what,
        view: described(before, what),
        after: null,
        events: [],
        worth,
        bestWorth,
        best,
        leap: leap!,
      };
    });
    return (bestMoments(turns).get(0)?.view as string | undefined) ?? null;
  };
  const leap = (state: State, written: Written) => judged(state, written)!.leap!;
  test('11 × 9 = 99, and not the 94 + 5 = 99 that another turn began with', () => {
    const far = position({ pawns: [[11, 30], [20, 12]], dice: [9, 1] }); // prettier-ignore
    const near = position({ pawns: [[94, 30], [20, 12]], dice: [5, 2] }); // prettier-ignore
    // Its whole turn brings the pawn home; by itself it brings next to nothing.
    expect(judged(near, 'a + 5')!.worth).toBeGreaterThan(1);
    expect(leap(far, 'a × 9')).toBeGreaterThan(leap(near, 'a + 5') + 0.5);
  });
  test('of two moves of one turn the one that leapt, whichever came first', () => {
    const rolled = position({ pawns: [[50, 11], [20, 12]], dice: [5, 9] }); // prettier-ignore
    expect(finest(rolled, 'a + 5', 'b × 9')).toBe('11 × 9 = 99');
    expect(finest(rolled, 'b × 9', 'a + 5')).toBe('11 × 9 = 99');
  });
  test('14 − 3 = 11 was clever, 11 × 9 = 99 is what it was for', () => {
    const rolled = position({ pawns: [[14, 20], [20, 12]], dice: [3, 9] }); // prettier-ignore
    expect(finest(rolled, 'a - 3', 'a × 9')).toBe('11 × 9 = 99');
  });
  test('the last steps of a pawn, which are worth turns, are not finer than what brought it there', () => {
    const far = position({ pawns: [[11, 30], [20, 12]], dice: [9, 1] }); // prettier-ignore
    const home = position({ pawns: [[97, 30], [20, 12]], dice: [4, 2] }); // prettier-ignore
    expect(judged(home, 'a + 4')!.worth).toBeGreaterThan(1);
    expect(leap(home, 'a + 4')).toBe(4);
    expect(leap(far, 'a × 9')).toBe(88);
  });
  test('alone, a leap is worth more than a step too', () => {
    const config = { seats: 1, variants: ['solitaire-1'] } as const;
    const rolled = position({ config, pawns: [[50, 11]], dice: [5, 9] });
    expect(leap(rolled, 'b × 9')).toBeGreaterThan(leap(rolled, 'a + 5') + 0.5);
  });
  test('alone, where a turn brings on by less than the turn that it costs, it is found all the same', () => {
    const config = { seats: 1, variants: ['solitaire-1'] } as const;
    const rolled = position({ config, pawns: [[13, 0]], dice: [8, 2] });
    expect(judged(rolled, 'a + 8')!.worth).toBeLessThan(0);
    expect(finest(rolled, 'a + 8', 'b + 2')).toBe('13 + 8 = 21');
  });
});

describe('what is no decision is not judged', () => {
  const rolled = position({ pawns: [[14, 20]], dice: [3, 9] });
  test('the roll', () => expect(judged(position({}), 'roll')).toBeNull());
  test('the end of a turn', () => expect(judged(after(rolled, 'a - 3', 'a × 9').state, 'end')).toBeNull());
  test('a card without a choice', () =>
    expect(judged(reading({ pawns: [[31, 0]] }, cardOf('fifty')), 'obey')).toBeNull());
  test('to end a turn with the winning card in hand is one, and is judged', () => {
    const state = after(
      position({
        pawns: [
          [90, 'out'],
          [40, 0],
        ],
        keepers: [[cardOf('shift', 3)]],
        dice: [1, 7],
      }),
      'a + 1',
      'a + 7',
    ).state;
    expect(cost(state, 'end')).toBeGreaterThanOrEqual(1);
    expect(described(state, judged(state, 'end')!.best)).toBe('98 + 3 = 101 avec un Gardien');
  });
});

describe('a curse may come before or after the numbers', () => {
  const rolled = position({
    pawns: [
      [10, 20],
      [97, 95],
    ],
    keepers: [[cardOf('curse')]],
    dice: [3, 9],
  });
  const numbers = primeClimb.options(primeClimb.view(rolled, 0)).filter(({ type }) => type === 'use');
  const dearest = numbers.reduce((one, other) => (cost(rolled, other) > cost(rolled, one) ? other : one));
  test('so neither costs anything', () => {
    const curse: Move = { type: 'curse', card: cardOf('curse'), seat: 1 };
    expect(cost(rolled, curse)).toBeLessThan(reviewer.least);
    expect(Math.min(...numbers.map((one) => cost(rolled, one)))).toBeLessThan(reviewer.least);
  });
  test('and a number is set against a number', () => {
    expect(cost(rolled, dearest)).toBeGreaterThan(reviewer.least);
    expect(judged(rolled, dearest)!.best).toMatchObject({ type: 'use' });
  });
});

test('a choice of a card is judged', () => {
  const state = reading(
    {
      pawns: [
        [11, 3],
        [98, 40],
      ],
    },
    cardOf('swap'),
  );
  const own = { seat: 0, pawn: 1 } as const;
  const good: Move = { type: 'obey', choice: { kind: 'swap', one: own, other: { seat: 1, pawn: 0 } } };
  const idle: Move = { type: 'obey', choice: { kind: 'swap', one: { seat: 0, pawn: 0 }, other: own } };
  expect(cost(state, good)).toBeLessThan(cost(state, idle));
  expect(described(state, good)).toBe('échanger 3 et 98');
});

test.each(VARIANTS)('applies to %s', (variant) => {
  const alone = variant.startsWith('solitaire');
  const config = {
    seats: alone ? 1 : 2,
    variants: [variant],
    waypoints: variant === 'waypoints' ? [31] : [],
  };
  const rolled = position({ config, pawns: [[14, 20]], dice: [3, 9] });
  const costs = primeClimb.options(primeClimb.view(rolled, 0)).map((one) => cost(rolled, one));
  expect(reviewer.applies(rolled.config)).toBe(true);
  expect(Math.min(...costs)).toBeCloseTo(0);
  expect(Math.max(...costs)).toBeGreaterThan(reviewer.least);
});

test('moves are told as a sum, a card or an amount', () => {
  const state = position({
    pawns: [
      [14, 20],
      [33, 37],
    ],
    dice: [3, 9],
  });
  expect(described(state, move('a - 3'))).toBe('14 − 3 = 11');
  expect(described(state, move('keeper b + 4'))).toBe('20 + 4 = 24 avec un Gardien');
  expect(described(state, { type: 'curse', card: 11, seat: 1 })).toContain('33 · 37');
});

describe('what a move has cost is said in turns', () => {
  const said = (missed: number, language: 'fr' | 'en', missedWin = false) =>
    reviewer.gain({ worth: -1, bestWorth: missed - 1, best: { type: 'end' }, missedWin }, language);
  test.each([
    [0.1, 'Un peu plus vite au but', 'A little sooner home'],
    [0.41, 'La moitié d’un tour plus tôt au but', 'Half a turn sooner home'],
    [1.1, 'Un tour plus tôt au but', 'One turn sooner home'],
    [1.4, 'Un tour et demi plus tôt au but', 'A turn and a half sooner home'],
    [2.6, '3 tours plus tôt au but', '3 turns sooner home'],
  ])('%d', (missed, fr, en) => {
    expect(said(missed, 'fr')).toBe(fr);
    expect(said(missed, 'en')).toBe(en);
  });
  test('a win that was missed is said as the game itself', () => {
    const rolled = position({
      pawns: [
        [99, 'out'],
        [94, 97],
      ],
      dice: [2, 5],
    });
    expect(reviewer.gain(judged(rolled, 'a - 5')!, 'en')).toBe('The game was won at once');
  });
  test('a worth by itself is not told', () => expect(reviewer.amount(0.4, 'fr')).toBeNull());
});

describe('a move is drawn', () => {
  const state = position({
    pawns: [
      [14, 20],
      [33, 37],
    ],
    dice: [3, 9],
    keepers: [[cardOf('shift', 4), cardOf('curse')]],
  });
  const drawn = (at: State, what: Move) => reviewer.draw(primeClimb.view(at, at.seat), what);
  test('a number: the way of the pawn, and a ring where it arrives', () =>
    expect(drawn(state, move('a - 3'))).toEqual({ cells: [11], ways: [{ from: 14, to: 11 }] }));
  test('a keeper likewise', () =>
    expect(drawn(state, move('keeper b + 4'))).toEqual({ cells: [24], ways: [{ from: 20, to: 24 }] }));
  test('a curse: the pawns of whoever is cursed', () =>
    expect(drawn(state, { type: 'curse', card: cardOf('curse'), seat: 1 })).toEqual({ cells: [33, 37] }));
  test('a swap: both circles', () => {
    const card = reading(
      {
        pawns: [
          [11, 3],
          [98, 40],
        ],
      },
      cardOf('swap'),
    );
    const choice = { kind: 'swap', one: { seat: 0, pawn: 1 }, other: { seat: 1, pawn: 0 } } as const;
    expect(drawn(card, { type: 'obey', choice })).toEqual({ cells: [3, 98], ways: [{ from: 3, to: 98 }] });
  });
  test('the end of a turn: nothing', () => expect(drawn(state, { type: 'end' })).toEqual({ cells: [] }));
});
