import { seenBy, stageOf, undo, undoSeat } from '../../../../src/engine';
import { pytagora, type CrosswordState, type CrosswordView } from '../../../../src/games/pytagora/rules';
import { across, after, crossword, down, faces, give, gridOf, handOf, lay, refusal } from './support';

const dealt = crossword({ hands: ['73214*=+85', '12345678+='] });
const layFirst = lay(across(0, 0, '7*3=21'));
const viewOf = (state: CrosswordState, eyes: number | 'table') => pytagora.view(state, eyes) as CrosswordView;

describe('the opening', () => {
  const config = { kind: 'classic', seats: 3, target: 35, first: 'chance', helper: false } as const;
  test('chance decides who begins, deals ten each, and that seat is in turn', () => {
    const opening = pytagora.start(config) as CrosswordState;
    expect(opening.phase).toBe('first');
    const hands = ['0000000111', '1111122222', '2223333333'].map(faces);
    const { state, events, table } = after(
      opening,
      ['chance', { type: 'first', seat: 2 }],
      ['chance', { type: 'deal', hands }],
    );
    expect(events).toEqual([{ type: 'dealt', first: 2 }]);
    expect(state.bag).toHaveLength(126 - 3 - 30);
    expect(stageOf(table)).toEqual({ kind: 'play', acting: [{ seat: 2, role: 'turn' }], eyes: 2 });
  });
  test('the youngest begins when the set-up says who that is', () => {
    expect(pytagora.start({ ...config, first: 1 })).toMatchObject({ phase: 'deal', seat: 1 });
  });
});

describe('laying', () => {
  test('lay 7 × 3 = 21: 8 points, told item by item, and the pieces leave the hand', () => {
    const { state, events } = after(dealt, [0, layFirst]);
    expect([state.scores, handOf(state, 0), state.phase]).toEqual([[8, 0], '4+85', 'refill']);
    expect(events).toEqual([
      expect.objectContaining({ type: 'laid', seat: 0, points: 8, score: 8, shared: 0, way: 'across' }),
    ]);
    expect(viewOf(state, 'table').last[0]).toMatchObject({
      points: 8,
      faces: faces('7*3=21'),
      crossings: [],
    });
  });
  test('it can be taken back until new pieces are asked for', () => {
    const { table } = after(dealt, [0, layFirst]);
    expect(undoSeat(table)).toBe(0);
    expect(undo(table).state).toBe(dealt);
    expect(undoSeat(after(dealt, [0, layFirst], [0, { type: 'refill' }], give('000000')).table)).toBeNull();
  });
  test('the hand is filled up to ten, seen by its seat alone, and the turn passes', () => {
    const { state, events } = after(dealt, [0, layFirst], [0, { type: 'refill' }], give('000999'));
    expect([handOf(state, 0), state.seat, state.phase]).toEqual(['4+85000999', 1, 'turn']);
    expect(seenBy(1, events)).toEqual([{ type: 'drew', seat: 0, count: 6 }]);
    expect(seenBy(0, events)).toContainEqual({ type: 'received', pieces: faces('000999'), only: 0 });
  });
  test('a bag that runs out fills it as far as it lasts', () => {
    const low = { ...dealt, bag: faces('05') };
    const refilled = after(low, [0, layFirst], [0, { type: 'refill' }]);
    expect(refilled.state.owed).toEqual({ count: 2, why: 'refill' });
    expect(handOf(after(low, [0, layFirst], [0, { type: 'refill' }], give('50')).state, 0)).toBe('4+8550');
    const empty = after({ ...dealt, bag: [] }, [0, layFirst], [0, { type: 'refill' }]);
    expect([empty.state.phase, empty.state.seat, undoSeat(empty.table)]).toEqual(['turn', 1, null]);
  });
  test('a shared = is used up for good and counts as a piece', () => {
    const { state, events } = after(crossword({ hands: ['1+23'] }), [0, lay(across(0, 0, '1+2:3'))]);
    expect([state.sharedEquals, state.scores[0], handOf(state, 0)]).toEqual([1, 5, '']);
    expect(events[0]).toMatchObject({ shared: 1 });
  });
  test('crossing marks the crossed piece for both directions', () => {
    const grid = gridOf(across(0, 0, '7*3=21'));
    const { state } = after(crossword({ grid, hands: ['-43='] }), [0, lay(down(0, 0, '_-4=3'))]);
    expect(state.grid[0]).toEqual({ x: 0, y: 0, face: '7', across: true, down: true });
    expect(state.scores[0]).toBe(6);
  });
});

describe('swapping', () => {
  const swapped = after(dealt, [0, { type: 'swap' }]);
  test('costs 5, also below 0; the whole hand goes back and as many are drawn', () => {
    expect([swapped.state.scores[0], handOf(swapped.state, 0)]).toEqual([-5, '']);
    expect(swapped.state.bag).toHaveLength(dealt.bag.length + 10);
    expect(swapped.events).toEqual([{ type: 'swapped', seat: 0, count: 10, penalty: 5, score: -5 }]);
  });
  test('the turn goes on with the new hand', () => {
    const { state } = after(dealt, [0, { type: 'swap' }], give('73214*=+85'));
    expect([state.seat, state.phase, state.bag.length]).toEqual([0, 'turn', dealt.bag.length]);
    expect(after(state, [0, layFirst]).state.scores[0]).toBe(3);
  });
  test('once a turn; then one passes without a second penalty', () => {
    const { state } = after(dealt, [0, { type: 'swap' }], give('0000000999'));
    expect(refusal(state, 0, { type: 'swap' })).toEqual({ code: 'one-swap-a-turn' });
    const passed = after(state, [0, { type: 'pass' }]);
    expect([passed.state.scores[0], passed.state.seat, passed.state.swapped]).toEqual([-5, 1, false]);
    expect(passed.events).toEqual([{ type: 'passed', seat: 0 }]);
  });
  test('no pass before it, as long as the bag lasts', () => {
    expect(refusal(dealt, 0, { type: 'pass' })).toEqual({ code: 'swap-first' });
  });
  test('a seat that could lay may still say it cannot', () => {
    expect(refusal(dealt, 0, { type: 'swap' })).toBeNull();
  });
  test('with an empty bag there is none, and passing is free', () => {
    const empty = { ...dealt, bag: [] };
    expect(refusal(empty, 0, { type: 'swap' })).toEqual({ code: 'bag-empty' });
    expect(after(empty, [0, { type: 'pass' }]).state.scores).toEqual([0, 0]);
  });
});

describe('the end', () => {
  test('who reaches the target wins at once, without refilling', () => {
    const near = { ...dealt, scores: [27, 34] };
    const { state, events, table } = after(near, [0, layFirst]);
    expect(state.result).toEqual({ ending: 'target', ranking: [[0], [1]] });
    expect(events.map(({ type }) => type)).toEqual(['laid', 'ended']);
    expect([stageOf(table).kind, undoSeat(table)]).toEqual(['over', null]);
  });
  test('one point short is not enough', () => {
    expect(after({ ...dealt, scores: [26, 34] }, [0, layFirst]).state.result).toBeNull();
  });
  const stuck = crossword({ seats: 3, hands: ['1', '2', '3'], bag: '', state: { scores: [12, 20, 20] } });
  const pass = { type: 'pass' } as const;
  test('every seat in a row passes with the bag empty: the highest score wins, ties share', () => {
    const { state } = after(stuck, [0, pass], [1, pass], [2, pass]);
    expect(state.result).toEqual({ ending: 'all-passed', ranking: [[1, 2], [0]] });
  });
  test('an equation in between starts the count anew', () => {
    const holding = { ...stuck, hands: ['1+2=3', '2', '3'].map(faces) };
    const { state } = after(
      { ...holding, seat: 1 },
      [1, pass],
      [2, pass],
      [0, lay(across(0, 0, '1+2=3'))],
      [0, { type: 'refill' }],
      [1, pass],
      [2, pass],
    );
    expect([state.phase, state.passes, state.seat]).toEqual(['turn', 2, 0]);
  });
  test('three rounds in which every seat swaps and still passes end it too', () => {
    let state = crossword({ hands: ['0', '0'] });
    for (let turn = 0; turn < 6; turn++) {
      expect(state.phase).toBe('turn');
      state = after(state, [state.seat, { type: 'swap' }], give('0'), [state.seat, pass]).state;
    }
    const result = { ending: 'no-equation', ranking: [[0, 1]] };
    expect(state).toMatchObject({ phase: 'over', scores: [-15, -15], result });
  });
});

describe('what eyes see', () => {
  test('a seat its hand, the table none; of the bag only how many', () => {
    expect([viewOf(dealt, 1).hand, viewOf(dealt, 'table').hand]).toEqual([dealt.hands[1], null]);
    expect(viewOf(dealt, 0)).toMatchObject({ handSizes: [10, 10], bagSize: dealt.bag.length });
    expect(viewOf(dealt, 0)).not.toHaveProperty('bag');
  });
  test('a seat out of turn hears only that', () => {
    expect(refusal(dealt, 1, layFirst)).toEqual({ code: 'not-your-turn' });
    expect(pytagora.refuse(dealt, 1, layFirst)).toEqual({ code: 'not-now' });
  });
});
