import { createDice, openTable, play as playAt, undo, undoSeat } from '../../../../src/engine';
import {
  BOARD,
  CORNERS,
  defaults,
  sequenceNumbers,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import {
  after,
  afterAll,
  at,
  cardFor,
  drawing,
  line,
  play,
  position,
  refusal,
  tableAt,
  twin,
} from './support';

const home = at(4, 4);
const sum = cardFor(home);
const difference = cardFor(home, 'difference');
const spare = cardFor(at(1, 1));

describe('an equation', () => {
  const state = position({ hands: [[sum, spare], []] });

  test.each([home, twin(home)])('lays a chip on cell %i, which bears its result', (cell) => {
    const { state: then, events } = after(state, 0, play(sum, cell));
    expect(then.chips[cell]).toBe(0);
    expect(then.chips.filter((chip) => chip !== null)).toHaveLength(1);
    expect(then.piles[0]).toEqual([sum]);
    expect(then.hands[0]).toEqual([spare]);
    expect(events).toEqual([{ type: 'chip-laid', seat: 0, card: sum, cell }]);
  });
  test('needs the cell free', () => {
    const taken = position({ hands: [[sum]], chips: [[], [home]] });
    expect(refusal(taken, 0, play(sum, home))).toEqual({ code: 'occupied', cells: [home] });
    expect(refusal(taken, 0, play(sum, twin(home)))).toBeNull();
  });
  test('cannot be played twice in one turn', () => {
    const { state: then } = after(state, 0, play(sum, home));
    expect(refusal(then, 0, play(spare, at(1, 1)))).toMatchObject({ code: 'not-now' });
  });
  test('must be in the hand', () => {
    expect(refusal(state, 0, play(difference, home))).toMatchObject({ code: 'not-in-hand' });
  });
  test('teammates lay chips of one colour', () => {
    const team = position({ config: { seats: 4 }, seat: 2, hands: [[], [], [sum], []] });
    expect(after(team, 2, play(sum, home)).state.chips[home]).toBe(0);
  });
});

describe('Plus', () => {
  const state = position({ hands: [['plus-1', sum], []], chips: [[], [home]] });
  test.each([at(0, 1), at(5, 5), at(9, 8)])('lays a chip on free cell %i, whatever its number', (cell) => {
    expect(after(state, 0, play('plus-1', cell)).state.chips[cell]).toBe(0);
  });
  test.each(CORNERS)('is refused on corner %i', (corner) => {
    expect(refusal(state, 0, play('plus-1', corner))).toEqual({ code: 'corner', cells: [corner] });
  });
  test('is refused on a chip', () => {
    expect(refusal(state, 0, play('plus-1', home))).toMatchObject({ code: 'occupied' });
  });
});

describe('Minus', () => {
  const locked = line('across', at(7, 2));
  const state = position({
    config: { seats: 4 },
    hands: [['minus-1', sum], [], ['minus-2'], []],
    chips: [[at(2, 2)], [home, ...locked, at(7, 7)]],
    sequences: [{ team: 1, cells: locked }],
  });

  test('takes off one chip of an opponent, and leaves the cell free', () => {
    const { state: then, events } = after(state, 0, play('minus-1', home));
    expect(then.chips[home]).toBeNull();
    expect(then.piles[0]).toEqual(['minus-1']);
    expect(events).toEqual([{ type: 'chip-taken', seat: 0, card: 'minus-1', cell: home, from: 1 }]);
  });
  test('leaves nothing else to do that turn: no chip on the cell, no dead card, only the draw', () => {
    const { state: then } = after(state, 0, play('minus-1', home));
    expect(refusal(then, 0, play(sum, home))).toMatchObject({ code: 'not-now' });
    expect(refusal(then, 0, { type: 'dead', card: sum })).toMatchObject({ code: 'not-now' });
    expect(refusal(then, 0, { type: 'pass' })).toMatchObject({ code: 'not-now' });
    expect(sequenceNumbers.options(sequenceNumbers.view(then, 0))).toEqual([{ type: 'draw' }]);
  });
  test('does not take one of one’s own', () => {
    expect(refusal(state, 0, play('minus-1', at(2, 2)))).toEqual({ code: 'own-chip', cells: [at(2, 2)] });
  });
  test('does not take one of a teammate', () => {
    const mate = { ...state, seat: 2 };
    expect(refusal(mate, 2, play('minus-2', at(2, 2)))).toMatchObject({ code: 'own-chip' });
  });
  test.each(locked)('does not take chip %i of a finished sequence', (cell) => {
    expect(refusal(state, 0, play('minus-1', cell))).toEqual({ code: 'locked', cells: [cell] });
  });
  test('takes the sixth chip of that line, which is in no sequence', () => {
    expect(refusal(state, 0, play('minus-1', at(7, 7)))).toBeNull();
  });
  test('is refused where nothing lies', () => {
    expect(refusal(state, 0, play('minus-1', at(5, 5)))).toMatchObject({ code: 'nothing-there' });
    expect(refusal(state, 0, play('minus-1', at(0, 0)))).toMatchObject({ code: 'corner' });
  });
  test('of three opponents’ colours takes whichever is pointed at', () => {
    const three = position({
      config: { seats: 3 },
      hands: [['minus-1']],
      chips: [[], [at(1, 1)], [at(2, 2)]],
    });
    expect(after(three, 0, play('minus-1', at(2, 2))).events[0]).toMatchObject({ from: 2 });
    expect(after(three, 0, play('minus-1', at(1, 1))).events[0]).toMatchObject({ from: 1 });
  });
});

describe('the draw', () => {
  const played = after(position({ hands: [[sum, spare], []] }), 0, play(sum, home)).state;
  test('gives one card, known to its seat alone, and the next seat is in turn', () => {
    const { state: then, events } = after(after(played, 0, { type: 'draw' }).state, 'chance', {
      type: 'give',
      card: difference,
    });
    expect(then.hands[0]).toEqual([spare, difference]);
    expect(then.deck).not.toContain(difference);
    expect([then.seat, then.phase]).toEqual([1, 'turn']);
    expect(events).toEqual([
      { type: 'drew', seat: 0 },
      { type: 'received', card: difference, only: 0 },
    ]);
  });
  test('cannot be skipped: the seat stays in turn until it draws', () => {
    expect(sequenceNumbers.stage(played)).toMatchObject({ kind: 'play', acting: [{ seat: 0 }], eyes: 0 });
    expect(refusal(played, 1, play(spare, at(1, 1)))).not.toBeNull();
    expect(refusal(played, 0, { type: 'pass' })).not.toBeNull();
  });
  test('chance cannot give a card that lies elsewhere', () => {
    const due = after(played, 0, { type: 'draw' }).state;
    [sum, spare].forEach((card) => expect(refusal(due, 'chance', { type: 'give', card })).not.toBeNull());
  });
  test('piles and last cards are open to all, hands to their seat alone', () => {
    const seen = sequenceNumbers.view(played, 1);
    expect(seen.piles).toEqual([[sum], []]);
    expect([seen.hand, seen.handSizes]).toEqual([[], [1, 0]]);
    expect(sequenceNumbers.view(played, 'table').hand).toBeNull();
    expect(JSON.stringify(seen)).not.toContain(`"${spare}"`);
  });
});

describe('the dead card', () => {
  const covered = [home, twin(home)];
  const state = position({
    hands: [[sum, difference, spare, 'plus-1', 'minus-1'], []],
    chips: [[home], [twin(home)]],
  });

  test('is shown, discarded and replaced, and the turn goes on', () => {
    const { state: shown, events } = after(state, 0, { type: 'dead', card: sum });
    expect(events).toEqual([{ type: 'dead-card', seat: 0, card: sum }]);
    const { state: then } = after(shown, 'chance', { type: 'give', card: 'plus-2' });
    expect(then.hands[0]).toEqual([difference, spare, 'plus-1', 'minus-1', 'plus-2']);
    expect(then.piles[0]).toEqual([sum]);
    expect([then.seat, then.phase]).toEqual([0, 'turn']);
    expect(refusal(then, 0, play(spare, at(1, 1)))).toBeNull();
  });
  test('a second one in the same turn is refused', () => {
    const then = afterAll(
      state,
      [0, { type: 'dead', card: sum }],
      ['chance', { type: 'give', card: 'plus-2' }],
    );
    expect(refusal(then, 0, { type: 'dead', card: difference })).toEqual({ code: 'one-dead-a-turn' });
    expect(sequenceNumbers.options(sequenceNumbers.view(then, 0)).map((move) => move.type)).not.toContain(
      'dead',
    );
  });
  test('may be exchanged again in the next turn', () => {
    const other = cardFor(at(2, 7));
    const then = afterAll(
      { ...state, hands: [state.hands[0]!, [other]] },
      [0, { type: 'dead', card: sum }],
      ['chance', { type: 'give', card: 'plus-2' }],
      [0, play(spare, at(1, 1))],
      ...drawing(0, cardFor(at(8, 3))),
      [1, play(other, at(2, 7))],
      ...drawing(1, cardFor(at(6, 5))),
    );
    expect(refusal(then, 0, { type: 'dead', card: difference })).toBeNull();
  });
  test('comes first, and is refused after the card is played', () => {
    const then = after(state, 0, play(spare, at(1, 1))).state;
    expect(refusal(then, 0, { type: 'dead', card: sum })).toMatchObject({ code: 'not-now' });
  });
  test.each(covered)('is not dead while cell %i is free', (free) => {
    const half = {
      ...state,
      chips: BOARD.map((_, cell) => (covered.includes(cell) && cell !== free ? 1 : null)),
    };
    expect(refusal(half, 0, { type: 'dead', card: sum })).toEqual({
      code: 'not-dead',
      numbers: { result: BOARD[home] },
    });
  });
  test.each(['plus-1', 'minus-1'])('%s is never dead', (card) => {
    expect(refusal(state, 0, { type: 'dead', card })).toEqual({ code: 'never-dead' });
  });
  test('lives again when Minus frees its cell', () => {
    const freed = after({ ...state, hands: [['minus-1', sum], []] }, 0, play('minus-1', twin(home))).state;
    const turn: State = { ...freed, phase: 'turn' };
    expect(refusal(turn, 0, { type: 'dead', card: sum })).toMatchObject({ code: 'not-dead' });
    expect(refusal(turn, 0, play(sum, twin(home)))).toBeNull();
  });
});

describe('taking back', () => {
  test('a chip may be taken back until the card is drawn, and laid elsewhere', () => {
    const dice = createDice(4);
    const before = tableAt(position({ hands: [[sum], []] }));
    const laid = playAt(before, 0, play(sum, home), dice);
    if (laid.kind === 'refused') throw new Error(laid.refusal.code);
    expect(undoSeat(laid.table)).toBe(0);
    expect(undo(laid.table).state).toBe(before.state);
    const drawn = playAt(laid.table, 0, { type: 'draw' }, dice);
    if (drawn.kind === 'refused') throw new Error(drawn.refusal.code);
    expect(undoSeat(drawn.table)).toBeNull();
    expect(undo(drawn.table)).toBe(drawn.table);
  });
  test('nobody takes back the deal', () => {
    const table = openTable(sequenceNumbers, defaults(2), createDice(9));
    expect(undoSeat(table)).toBeNull();
  });
});
