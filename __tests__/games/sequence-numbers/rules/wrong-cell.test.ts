import { enter, undoSeat } from '../../../../src/engine';
import {
  BOARD,
  cellsFor,
  faceOf,
  sequenceNumbers,
  type Card,
} from '../../../../src/games/sequence-numbers/rules';
import { after, afterAll, at, cardFor, drawing, play, position, refusal, tableAt, twin } from './support';

const home = at(4, 4);
const wrong = at(4, 5);
const sum = cardFor(home);
const difference = cardFor(home, 'difference');

describe('a wrong cell, played to try again', () => {
  const state = position({ hands: [[sum, difference], []] });

  test.each([
    [sum, 1],
    [difference, -1],
  ])('%s is refused with the sum spelled out', (card: Card, sign) => {
    const face = faceOf(card);
    if (face.kind !== 'equation') throw new Error('an equation was expected');
    expect(refusal(state, 0, play(card, wrong))).toEqual({
      code: 'wrong-cell',
      cells: [wrong],
      numbers: { left: face.left, right: face.right, sign, result: BOARD[home], cell: BOARD[wrong] },
    });
  });
  test('leaves the seat to try again with the same hand', () => {
    expect(refusal(state, 0, play(sum, wrong))).not.toBeNull();
    expect(refusal(state, 0, play(sum, home))).toBeNull();
  });
  test('a corner is refused as a corner, a covered cell as covered', () => {
    const covered = position({ hands: [[sum]], chips: [[], [wrong]] });
    expect(refusal(covered, 0, play(sum, at(0, 0)))).toMatchObject({ code: 'corner' });
    expect(refusal(covered, 0, play(sum, wrong))).toMatchObject({ code: 'occupied' });
  });
});

describe('a wrong cell among experts', () => {
  const state = position({ config: { wrongCell: 'expert' }, hands: [[sum, difference], []] });

  test('the card is lost and no chip is laid; the seat still draws', () => {
    const { state: then, events } = after(state, 0, play(sum, wrong));
    expect(events).toEqual([{ type: 'card-lost', seat: 0, card: sum, cell: wrong }]);
    expect(then.chips.every((chip) => chip === null)).toBe(true);
    expect(then.hands[0]).toEqual([difference]);
    expect(then.piles[0]).toEqual([sum]);
    const next = afterAll(then, ...drawing(0, 'plus-1'));
    expect(next.hands[0]).toEqual([difference, 'plus-1']);
    expect([next.seat, next.phase]).toEqual([1, 'turn']);
  });
  test('cannot be taken back, or the cell could be guessed for free', () => {
    const played = enter(tableAt(state), { actor: 0, move: play(sum, wrong) });
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    expect(undoSeat(played.table)).toBeNull();
  });
  test('the right cell is as good as ever', () => {
    expect(after(state, 0, play(sum, home)).state.chips[home]).toBe(0);
  });
  test('corners and covered cells are still refused: nobody loses a card by a slip there', () => {
    const covered = position({ config: { wrongCell: 'expert' }, hands: [[sum]], chips: [[], [wrong]] });
    expect(refusal(covered, 0, play(sum, at(9, 9)))).toMatchObject({ code: 'corner' });
    expect(refusal(covered, 0, play(sum, wrong))).toMatchObject({ code: 'occupied' });
  });
  test('a dead card cannot be spent on a mistake: it is exchanged or kept', () => {
    const dead = position({
      config: { wrongCell: 'expert' },
      hands: [[sum, difference]],
      chips: [[home], [twin(home)]],
    });
    BOARD.forEach((_number, cell) => expect(refusal(dead, 0, play(sum, cell))).not.toBeNull());
    expect(refusal(dead, 0, play(sum, wrong))).toEqual({
      code: 'dead-card',
      cells: [wrong],
      numbers: { result: BOARD[home] },
    });
    expect(refusal(dead, 0, { type: 'dead', card: sum })).toBeNull();
    // Nor once the turn's exchange is over: then it is kept, and the seat passes.
    const exchanged = { ...dead, exchanged: true };
    expect(refusal(exchanged, 0, play(sum, wrong))).toMatchObject({ code: 'dead-card' });
    expect(refusal(exchanged, 0, { type: 'pass' })).toBeNull();
    expect(sequenceNumbers.view(dead, 0).atRisk).toEqual([]);
  });
  test('is never suggested', () => {
    const suggested = sequenceNumbers.options(sequenceNumbers.view(state, 0));
    const cells = suggested.flatMap((move) => (move.type === 'play' ? [move.cell] : []));
    expect(new Set(cells)).toEqual(new Set(cellsFor(state, 0, sum)));
  });
});
