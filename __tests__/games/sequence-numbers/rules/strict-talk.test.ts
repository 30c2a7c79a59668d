import { enter, undo, undoSeat } from '../../../../src/engine';
import { sequenceNumbers, type Move, type State } from '../../../../src/games/sequence-numbers/rules';
import { after, afterAll, at, cardFor, drawing, lay, position, refusal, tableAt } from './support';

const cells = [at(4, 4), at(2, 2), at(6, 6), at(7, 3)];
const spare = [at(1, 1), at(5, 8), at(8, 5), at(3, 6)];
const four = position({
  config: { seats: 4, strict: true },
  hands: cells.map((cell, seat) => [cardFor(cell), cardFor(spare[seat]!)]),
});
const report = (team: number): Move => ({ type: 'report', team });
const pay = (seat: number): Move => ({ type: 'pay', card: cardFor(spare[seat]!) });

/** Both members of the first team have paid, the second of them just now, in its own turn. */
const bothPaid = afterAll(
  four,
  [1, report(0)],
  [0, pay(0)],
  [0, lay(cells[0]!)],
  ...drawing(0, 'plus-1'),
  [1, lay(cells[1]!)],
  ...drawing(1, 'plus-2'),
  [2, pay(2)],
);

describe('table talk on a strict table', () => {
  test.each([0, 1, 2, 3])('seat %i may report either team', (seat) => {
    [0, 1].forEach((team) => expect(refusal(four, seat, report(team))).toBeNull());
  });
  test('it is told to all who reported whom', () => {
    expect(after(four, 1, report(0)).events).toEqual([{ type: 'reported', by: 1, team: 0 }]);
  });
  test('it may be reported while the chip lies and the card is not yet drawn', () => {
    const laid = after(four, 0, lay(cells[0]!)).state;
    const then = after(laid, 3, report(0)).state;
    expect([then.phase, then.fined]).toEqual(['draw', [0, 2]]);
  });
  test('every member owes one card, the other team none', () => {
    expect(after(four, 1, report(0)).state.fined).toEqual([0, 2]);
    expect(after(four, 1, report(1)).state.fined).toEqual([1, 3]);
  });
  test('the fine comes before anything else in the turn', () => {
    const fined = after(four, 1, report(0)).state;
    expect(refusal(fined, 0, lay(cells[0]!))).toEqual({ code: 'pay-first' });
    expect(refusal(fined, 0, { type: 'pass' })).toEqual({ code: 'pay-first' });
    expect(sequenceNumbers.options(sequenceNumbers.view(fined, 0))).toEqual(
      fined.hands[0]!.map((card) => ({ type: 'pay', card })),
    );
  });
  test('the seat chooses the card; it goes on its pile and is not replaced', () => {
    const { state, events } = after(after(four, 1, report(0)).state, 0, pay(0));
    expect(events).toEqual([{ type: 'fine-paid', seat: 0, card: cardFor(spare[0]!) }]);
    expect(state.hands[0]).toEqual([cardFor(cells[0]!)]);
    expect(state.piles[0]).toEqual([cardFor(spare[0]!)]);
    expect([state.seat, state.phase, state.fined]).toEqual([0, 'turn', [2]]);
  });
  test('it is paid once, and only a card of one’s own', () => {
    const fined = after(four, 1, report(0)).state;
    expect(refusal(fined, 0, pay(2))).toEqual({ code: 'not-in-hand' });
    const paid = after(fined, 0, pay(0)).state;
    expect(refusal(paid, 0, { type: 'pay', card: cardFor(cells[0]!) })).toEqual({ code: 'no-fine' });
  });
  test('a teammate pays at its own turn, and both hands stay shorter for good', () => {
    const round = afterAll(bothPaid, [2, lay(cells[2]!)], ...drawing(2, 'minus-1'));
    expect(round.hands.map((hand) => hand.length)).toEqual([1, 2, 1, 2]);
    expect(round.fined).toEqual([]);
  });
  test('a teammate cannot pay before its turn', () => {
    expect(refusal(after(four, 1, report(0)).state, 2, pay(2))).toEqual({ code: 'not-now' });
  });
  test('a second report waits until the first fine is paid', () => {
    const once = after(four, 1, report(0)).state;
    expect(refusal(once, 3, report(0))).toEqual({ code: 'already-fined' });
    expect(refusal(once, 3, report(1))).toBeNull();
    const half = after(once, 0, pay(0)).state;
    expect(refusal(half, 3, report(0))).toEqual({ code: 'already-fined' });
  });
  test('an empty hand has nothing to pay with, and does not stop the game', () => {
    const empty: State = { ...four, hands: [[], ...four.hands.slice(1)], fined: [0] };
    expect(refusal(empty, 0, { type: 'pass' })).toBeNull();
    expect(sequenceNumbers.options(sequenceNumbers.view(empty, 0))).toEqual([{ type: 'pass' }]);
  });
  test('paying the last card leaves nothing to play: the seat passes', () => {
    const last: State = { ...four, hands: [[cardFor(spare[0]!)], ...four.hands.slice(1)], fined: [0] };
    const paid = after(last, 0, pay(0)).state;
    expect(refusal(paid, 0, { type: 'pass' })).toBeNull();
  });
  test('a report can be taken back until the next move', () => {
    const played = enter(tableAt(four), { actor: 0, move: report(1) });
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    expect(undoSeat(played.table)).toBe(0);
    expect(undo(played.table).state).toEqual(four);
    // Once the seat has played and drawn, it stands.
    let table = played.table;
    for (const [actor, move] of [[0, lay(cells[0]!)] as const, ...drawing(0, 'plus-1')]) {
      const then = enter(table, { actor, move });
      if (then.kind === 'refused') throw new Error(then.refusal.code);
      table = then.table;
    }
    expect(undoSeat(table)).toBeNull();
  });
  test('taken back after a chip was laid, the chip still lies', () => {
    const laid = after(four, 0, lay(cells[0]!)).state;
    const played = enter(tableAt(laid), { actor: 0, move: report(1) });
    if (played.kind === 'refused') throw new Error(played.refusal.code);
    expect(undo(played.table).state).toEqual(laid);
  });
  test('five reports in a row cost one card each, not the whole hand', () => {
    let state = four;
    let reports = 0;
    for (let again = 0; again < 5; again++) {
      if (refusal(state, 1, report(0)) !== null) continue;
      state = afterAll(state, [1, report(0)], [0, pay(0)]);
      reports++;
    }
    expect(reports).toBe(1);
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 2, 2, 2]);
  });
  test('who was the last to pay is not fined again in the same turn', () => {
    expect(refusal(bothPaid, 1, report(0))).toEqual({ code: 'reported-lately' });
    const laid = after(bothPaid, 2, lay(cells[2]!)).state;
    expect(refusal(laid, 1, report(0))).toEqual({ code: 'reported-lately' });
    const over = afterAll(laid, ...drawing(2, 'minus-1'));
    expect(refusal(over, 1, report(0))).toBeNull();
  });
  test('a fine that nothing is left to pay with lapses with the turn', () => {
    const empty: State = { ...four, hands: [[], ...four.hands.slice(1)], fined: [0], reported: [0] };
    const then = after(empty, 0, { type: 'pass' }).state;
    expect([then.fined, then.reported]).toEqual([[], []]);
    expect(refusal(then, 1, report(0))).toBeNull();
  });
  test('seats that play alone have nobody to talk to', () => {
    const alone = position({ config: { strict: true }, hands: [[cardFor(cells[0]!)], []] });
    expect(refusal(alone, 0, report(1))).toEqual({ code: 'team-of-one' });
    expect(sequenceNumbers.stage(alone)).toMatchObject({ acting: [{ seat: 0, role: 'turn' }] });
  });
  test('witnesses are on the stage, and are offered the teams they can report', () => {
    const stage = sequenceNumbers.stage(four);
    expect(stage.kind === 'play' && stage.acting.map(({ seat, role }) => [seat, role])).toEqual([
      [0, 'turn'],
      [1, 'witness'],
      [2, 'witness'],
      [3, 'witness'],
    ]);
    expect(sequenceNumbers.options(sequenceNumbers.view(four, 3))).toEqual([report(0), report(1)]);
    expect(sequenceNumbers.options(sequenceNumbers.view({ ...four, fined: [0, 2] }, 3))).toEqual([report(1)]);
  });
});
