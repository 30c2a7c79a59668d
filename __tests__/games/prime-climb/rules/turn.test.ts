import { createDice, enter, undo, undoSeat, type Table, tableAt } from '../../../../src/engine';
import { defaults, primeClimb, roundsOf, type State } from '../../../../src/games/prime-climb/rules';
import { after, bumps, move, places, position, refusal, typesOf } from './support';

describe('who begins', () => {
  const opening = primeClimb.start(defaults(3));
  const order = (...rolls: number[][]) => ({ type: 'order', rolls }) as const;
  test('the highest roll', () => {
    const { state, events } = after(opening, order([5, 17, 9]));
    expect([state.phase, state.seat]).toEqual(['roll', 1]);
    expect(events).toEqual([{ type: 'ordered', rolls: [[5, 17, 9]], first: 1 }]);
  });
  test('those level at the top roll again, in the order of their seats', () =>
    expect(after(opening, order([15, 9, 15], [4, 4], [3, 8])).state.seat).toBe(2));
  test('a round too many, too few, or of the wrong seats is not believed', () => {
    for (const rolls of [
      [[15, 9, 15]],
      [[5, 17, 9], [3]],
      [[15, 9]],
      [
        [15, 9, 15],
        [4, 4, 3],
      ],
      [],
    ])
      expect(refusal(opening, order(...rolls))?.code).toBe('not-now');
  });
  test('chance rolls until one is highest', () => {
    const dice = createDice(4);
    for (let k = 0; k < 50; k++) {
      const rolled = primeClimb.chance(opening, dice);
      expect(primeClimb.refuse(opening, 'chance', rolled)).toBeNull();
      if (rolled.type === 'order') expect(roundsOf(3, rolled.rolls).left).toHaveLength(1);
    }
  });
  test('whoever was agreed on', () => {
    const agreed = primeClimb.start({ ...defaults(4), first: 3 });
    expect([agreed.phase, agreed.seat]).toEqual(['roll', 3]);
  });
  test('alone, nobody rolls for it', () => expect(primeClimb.start(defaults(1)).phase).toBe('roll'));
});

describe('the numbers', () => {
  test('are 1 to 10, a double four times', () => {
    const before = position({});
    expect(after(before, 'roll', 'dice 10 1').state.turn!.numbers).toEqual([10, 1]);
    expect(after(before, 'roll', 'dice 10 10').state.turn!.numbers).toEqual([10, 10, 10, 10]);
    expect(primeClimb.readMove({ type: 'dice', dice: [0, 5] })).toBeNull();
    expect(primeClimb.readMove({ type: 'dice', dice: [11, 5] })).toBeNull();
  });
  test.each(['a × 1', 'a ÷ 1', 'b × 7', 'b ÷ 7'])('%s changes nothing, and is legal', (way) => {
    const { state, events } = after(position({ pawns: [[20, 0]], dice: [1, 7] }), way);
    expect([places(state), typesOf(events)]).toEqual([[20, 0], ['stood']]);
  });
  test('all of them must be used, or none is left and the turn can end', () => {
    const rolled = position({ pawns: [[20, 0]], dice: [4, 4] });
    const three = after(rolled, 'a + 4', 'b + 4', 'a ÷ 4').state;
    expect(refusal(three, 'end')).toMatchObject({ code: 'numbers-left', numbers: { left: 1 } });
    expect(refusal(after(three, 'a - 4').state, 'end')).toBeNull();
  });
  test('options offer each number once, and end only after the last', () => {
    const rolled = position({ pawns: [[20, 0]], dice: [5, 5] });
    const offered = primeClimb.options(primeClimb.view(rolled, 0));
    // a + - × ÷, b + × ÷: 0 − 5 is below zero, 20 × 5 = 100 is not beyond.
    expect(offered).toHaveLength(7);
    expect(offered.every(({ type }) => type === 'use')).toBe(true);
    expect(primeClimb.options(primeClimb.view(rolled, 1))).toEqual([]);
  });
});

describe('bump', () => {
  test('both own pawns on one circle: the one moved last stays', () => {
    const rolled = position({ pawns: [[20, 22]], dice: [3, 1] });
    const last = after(rolled, 'a + 3', 'b + 1', 'end');
    expect([places(last.state), bumps(last.events)]).toEqual([[0, 23], ['0a 23 → 0']]);
    const other = after(rolled, 'b + 1', 'a + 3', 'end');
    expect([places(other.state), bumps(other.events)]).toEqual([[23, 0], ['0b 23 → 0']]);
  });
  test('who was bumped off a prime by the other own pawn earns nothing, who stays does', () => {
    const { state } = after(position({ pawns: [[10, 12]], dice: [3, 1] }), 'a + 3', 'b + 1', 'end');
    expect([places(state), state.earned]).toEqual([[0, 13], [1]]);
  });
  test('a number that changes nothing does not move a pawn', () => {
    // Nobody can share a circle but on Start, so the position is made by hand: 1 × on 20 leaves the opponent alone.
    const rolled = position({
      pawns: [
        [20, 50],
        [20, 0],
      ],
      dice: [1, 2],
    });
    expect(bumps(after(rolled, 'a × 1', 'b + 2', 'end').events)).toEqual([]);
    expect(bumps(after(rolled, 'a + 1', 'b + 2', 'end').events)).toEqual([]);
  });
  test('leaving a circle and coming back to it moves a pawn', () => {
    const rolled = position({
      pawns: [
        [20, 50],
        [20, 0],
      ],
      dice: [2, 2],
    });
    expect(bumps(after(rolled, 'a + 2', 'a - 2', 'b + 2', 'b + 2', 'end').events)).toEqual(['1a 20 → 0']);
  });
  test('nobody is bumped on Start', () => {
    const rolled = position({
      pawns: [
        [5, 50],
        [0, 0],
      ],
      dice: [5, 2],
    });
    expect(bumps(after(rolled, 'a - 5', 'b + 2', 'end').events)).toEqual([]);
  });
  test('both pawns can bump in one turn', () => {
    const rolled = position({
      pawns: [
        [20, 50],
        [25, 52],
      ],
      dice: [5, 2],
    });
    expect(bumps(after(rolled, 'a + 5', 'b + 2', 'end').events).sort()).toEqual(['1a 25 → 0', '1b 52 → 0']);
  });
  test('the winning pawn bumps nobody, the game is over', () => {
    const rolled = position({
      pawns: [
        [99, 'out'],
        [97, 0],
      ],
      dice: [2, 2],
    });
    expect(typesOf(after(rolled, 'a - 2', 'a + 2', 'a + 2').events)).toEqual([
      'moved',
      'moved',
      'moved',
      'arrived',
      'ended',
    ]);
  });
});

describe('draw', () => {
  test('leaving a prime and returning to it earns no card', () => {
    const rolled = position({ pawns: [[13, 20]], dice: [2, 2] });
    expect(after(rolled, 'a + 2', 'a - 2', 'b + 2', 'b + 2', 'end').state.phase).toBe('roll');
  });
  test('2, 3, 5 and 7 are no red circles', () =>
    expect(after(position({ pawns: [[1, 0]], dice: [4, 2] }), 'a + 4', 'a + 2', 'end').state.phase).toBe(
      'roll',
    ));
  test('a card that is not in the heap cannot be turned over', () => {
    const drew = after(position({ pawns: [[10, 0]], dice: [1, 2] }), 'a + 1', 'a + 2', 'end').state;
    const without = { ...drew, deck: drew.deck.slice(1) };
    expect(refusal(without, { type: 'turn-over', card: drew.deck[0]! })?.code).toBe('no-such-card');
  });
});

describe('the end', () => {
  const rolled = position({
    config: { seats: 4 },
    pawns: [
      [99, 'out'],
      [50, 3],
      ['out', 2],
      [30, 23],
    ],
    dice: [2, 5],
  });
  test('the winner, then pawns out, then how far they have come; those level share their rank', () => {
    const { state, events } = after(rolled, 'a + 2');
    expect(state.result).toEqual({ winner: 0, ranking: [[0], [2], [1, 3]], turns: 1 });
    expect(events[events.length - 1]).toEqual({ type: 'ended', result: state.result });
    expect(primeClimb.stage(state)).toEqual({ kind: 'over', ranking: [[0], [2], [1, 3]] });
  });
  test('one pawn at 101 is not enough', () =>
    expect(after(position({ pawns: [[99, 3]], dice: [2, 5] }), 'a + 2').state.phase).toBe('move'));
});

describe('taking back', () => {
  const tableOf = (state: State, ...written: string[]): Table =>
    written.reduce<Table>(
      (table, way) => {
        const now = table.state as State;
        const actor = primeClimb.stage(now).kind === 'chance' ? 'chance' : now.seat;
        const played = enter(table, { actor, move: move(way) });
        if (played.kind === 'refused') throw new Error(played.refusal.code);
        return played.table;
      },
      tableAt(primeClimb, state.config, state),
    );
  test('goes number by number, back to the roll and no further', () => {
    let table = tableOf(position({ pawns: [[10, 20]] }), 'roll', 'dice 3 4', 'a + 3', 'b × 4');
    expect(undoSeat(table)).toBe(0);
    table = undo(undo(table));
    expect([places(table.state as State), undoSeat(table)]).toEqual([[10, 20], null]);
  });
  test('is over with the turn, even alone', () => {
    const alone = position({ config: defaults(1) });
    const table = tableOf(alone, 'roll', 'dice 4 5', 'a + 4', 'a + 5', 'end');
    expect(undoSeat(table)).toBeNull();
  });
});
