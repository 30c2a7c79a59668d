import { stageOf, undo, undoSeat, type Actor } from '../../../../src/engine';
import { pytagora, ROUNDS, type Move, type TablesState } from '../../../../src/games/pytagora/rules';
import { after, digits, handOf, refusal, tables } from './support';

const answer = (text: string): Move => ({ type: 'answer', digits: digits(text) });
const decline: Move = { type: 'decline' };
const done: Move = { type: 'done' };
const ask = (text: string): [Actor, Move] => ['chance', { type: 'ask', digits: digits(text) as ['0', '0'] }];
const share = (text: string): [Actor, Move] => ['chance', { type: 'share', digits: digits(text) }];

describe('a round', () => {
  const state = tables('38', ['2455', '2466', '1111']);

  test('3 × 8 = 24 = 24: every seat that holds the digits may answer, clockwise from the round’s seat', () => {
    const { state: end } = after(
      state,
      [0, answer('24')],
      [0, done],
      [1, answer('24')],
      [1, done],
      [2, decline],
    );
    expect(end.rows[0]).toEqual({ asker: 0, digits: ['3', '8'], answered: [0, 1] });
    expect([handOf(end, 0), handOf(end, 1), handOf(end, 2)]).toEqual(['55', '66', '1111']);
    expect([end.equals, end.phase]).toEqual([16, 'share']);
  });
  test('an answer may be taken back until the seat is done', () => {
    const { table, events } = after(state, [0, answer('24')]);
    expect(events).toEqual([{ type: 'answered', seat: 0, result: 24 }]);
    expect([undoSeat(table), undo(table).state]).toEqual([0, state]);
    expect(undoSeat(after(state, [0, answer('24')], [0, done]).table)).toBeNull();
  });
  test('a seat answers once a round', () => {
    const { state: answered } = after(tables('11', ['11', '1']), [0, answer('1')]);
    expect(refusal(answered, 0, answer('1'))).toEqual({ code: 'not-now' });
  });
  test('0 and 1 count like any digit', () => {
    expect(handOf(after(tables('07', ['05', '1']), [0, answer('0')]).state, 0)).toBe('5');
    expect(handOf(after(tables('17', ['75', '1']), [0, answer('7')]).state, 0)).toBe('5');
  });
  test('then every seat draws a digit, and the next seat has its round', () => {
    const next = after(state, [0, decline], [1, decline], [2, decline], share('789'));
    expect([0, 1, 2].map((seat) => handOf(next.state, seat))).toEqual(['24557', '24668', '11119']);
    expect(next.events.filter(({ only }) => only !== undefined)).toHaveLength(3);
    const { state: asked } = after(next.state, ask('99'));
    expect([asked.rows[1]!.asker, asked.seat, asked.phase]).toEqual([1, 1, 'answer']);
  });
  test('the draw starts with the round’s seat', () => {
    const row = { asker: 2, digits: ['3', '8'] as const, answered: [] };
    const { state: drawn } = after(
      { ...state, rows: [...state.rows, ...state.rows, row], seat: 2 },
      [2, decline],
      [0, decline],
      [1, decline],
      share('789'),
    );
    expect([2, 0, 1].map((seat) => handOf(drawn, seat))).toEqual(['11117', '24558', '24669']);
  });
  test('who declines passes, and nobody is told more', () => {
    expect(after(state, [0, decline]).events).toEqual([{ type: 'passed', seat: 0 }]);
  });
});

describe('wrong answers are refused with the reason, and one may try again', () => {
  const state = tables('38', ['2345', '1']);
  test.each([
    ['32', { code: 'piece-not-in-hand' }, '24'],
    ['25', { code: 'wrong-result', numbers: { left: 3, right: 8, result: 24, answer: 25 } }, '2345'],
    ['42', { code: 'wrong-result', numbers: { left: 3, right: 8, result: 24, answer: 42 } }, '2345'],
    [
      '4',
      { code: 'wrong-result', numbers: { left: 3, right: 8, result: 24, answer: 4 }, unfinished: true },
      '2345',
    ],
    ['', { code: 'nothing-laid', unfinished: true }, '2345'],
  ])('%s', (text, refused, hand) => {
    const holding = { ...state, hands: [digits(hand), digits('1')] };
    expect(refusal(holding, 0, answer(text))).toEqual(refused);
    expect(refusal(state, 0, answer('24'))).toBeNull();
  });
  test('04 is no way to write 4', () => {
    expect(refusal(tables('22', ['04', '1']), 0, answer('04'))).toEqual({ code: 'leading-zero' });
  });
});

describe('before the bag or the = run out', () => {
  const row = { asker: 0, digits: ['3', '8'] as const, answered: [0, 1, 2] };
  const lying = tables('38', ['24', '24', '24'], { rows: [row, row, { ...row, answered: [] }] });
  const declined = (state: TablesState) => after(state, [0, decline], [1, decline], [2, decline]);

  test('three = left for three seats are enough for another round', () => {
    const { state } = declined({ ...lying, equals: 3 });
    expect([state.equals, state.returned, state.phase]).toEqual([3, 0, 'share']);
  });
  test('with two, the = of all rounds come back onto the table, and their digits into the bag', () => {
    const { state, events } = declined({ ...lying, equals: 2 });
    expect([state.equals, state.returned, state.phase]).toEqual([2 + 6, 3, 'share']);
    expect(state.bag).toHaveLength(lying.bag.length + 3 * 2 + 6 * 2);
    expect(events).toContainEqual({ type: 'returned', digits: 18, equals: 6 });
  });
  test('with four digits in the bag, one for each seat and one to ask with, too', () => {
    const { state } = declined({ ...lying, bag: digits('5678') });
    expect([state.bag.length, state.equals]).toEqual([4 + 18, 18 + 6]);
    expect(declined({ ...lying, bag: digits('56789') }).state.returned).toBe(0);
  });
  test('what has come back does not come back again', () => {
    const once = declined({ ...lying, equals: 2 }).state;
    const again = declined({ ...once, phase: 'answer', seat: 0, rows: [...once.rows, row], equals: 2 }).state;
    expect([again.equals, again.returned]).toEqual([2 + 3, 4]);
  });
  test('the eighteen = are enough for four seats that always answer', () => {
    let state = tables('11', ['1', '1', '1', '1']);
    for (let round = 1; state.phase !== 'over'; round++) {
      expect(state.equals).toBeGreaterThanOrEqual(4);
      for (let turn = 0; turn < 4; turn++)
        state = after(
          { ...state, hands: state.hands.map(() => digits('1')) },
          [state.seat, answer('1')],
          [state.seat, done],
        ).state;
      if (state.phase === 'over') expect(round).toBe(ROUNDS);
      else state = after({ ...state, bag: digits('111111') }, share('1111'), ask('11')).state;
    }
  });
});

describe('the whole game', () => {
  /** Everybody declines, whatever is asked. */
  function declined(seats: number): TablesState[] {
    const config = { kind: 'tables', seats, first: 0 } as const;
    const dice = {
      below: () => 0,
      pick: <T>(list: readonly T[]) => list[0]!,
      shuffle: <T>(list: readonly T[]) => [...list],
    };
    let state = pytagora.start(config) as TablesState;
    const states = [state];
    for (;;) {
      const stage = pytagora.stage(state);
      if (stage.kind === 'over') return states;
      const move: Move = stage.kind === 'chance' ? pytagora.chance(state, dice) : decline;
      const actor: Actor = stage.kind === 'chance' ? 'chance' : stage.acting[0].seat;
      state = after(state, [actor, move]).state;
      states.push(state);
    }
  }
  test.each([2, 3, 4])('%i seats: seven rounds, one each in turn, and no draw after the last', (seats) => {
    const end = declined(seats).pop()!;
    expect(end.rows.map(({ asker }) => asker)).toEqual(
      Array.from({ length: ROUNDS }, (_, round) => round % seats),
    );
    expect(end.hands.map((hand) => hand.length)).toEqual(
      Array.from({ length: seats }, () => 10 + ROUNDS - 1),
    );
    expect(end.ranking).toEqual([Array.from({ length: seats }, (_, seat) => seat)]);
  });
  test('four seats leave five digits before the seventh round: what lies goes back first', () => {
    const states = declined(4);
    const before = states.find(({ returned }) => returned > 0)!;
    expect([before.phase, before.rows.length, before.returned, before.bag.length]).toEqual([
      'share',
      6,
      6,
      5 + 12,
    ]);
    expect(declined(3).some(({ returned }) => returned > 0)).toBe(false);
  });
  test('fewest digits wins, ties share', () => {
    const last = tables('38', ['24', '111', '11']);
    const rows = Array.from({ length: ROUNDS }, () => last.rows[0]!);
    const { state, table } = after(
      { ...last, rows },
      [0, answer('24')],
      [0, done],
      [1, decline],
      [2, decline],
    );
    expect(state.ranking).toEqual([[0], [2], [1]]);
    expect(stageOf(table).kind).toBe('over');
    const tied = after({ ...last, rows }, [0, decline], [1, decline], [2, decline]).state;
    expect(tied.ranking).toEqual([[0, 2], [1]]);
  });
});
