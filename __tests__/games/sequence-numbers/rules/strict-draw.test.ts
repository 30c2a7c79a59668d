import { enter, undoSeat, type Actor } from '../../../../src/engine';
import {
  sequenceNumbers,
  type Config,
  type Move,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import {
  after,
  afterAll,
  at,
  cardFor,
  drawing,
  lay,
  position,
  refusal,
  tableAt,
  twin,
  typesOf,
} from './support';

const cells = [at(4, 4), at(2, 2), at(6, 6), at(7, 3)];
const more = [at(1, 1), at(5, 8), at(8, 5), at(3, 6)];
const later = more.map((cell) => cardFor(cell, 'difference'));
const leave: Move = { type: 'leave' };
const take: Move = { type: 'take' };

/** Every seat holds a card for its cell and one more. */
const strict = (config: Partial<Config>): State =>
  position({
    config: { strict: true, ...config },
    hands: cells.map((cell, seat) => [cardFor(cell), cardFor(more[seat]!)]).slice(0, config.seats ?? 2),
  });
const leaves = (seat: number): readonly (readonly [Actor, Move])[] => [
  [seat, lay(cells[seat]!)],
  [seat, leave],
];
const takes = (seat: number): readonly (readonly [Actor, Move])[] => [
  [seat, take],
  ['chance', { type: 'give', card: later[seat]! }],
];
const playsAndDraws = (seat: number): readonly (readonly [Actor, Move])[] => [
  [seat, lay(cells[seat]!)],
  ...drawing(seat, later[seat]!),
];

describe('a forgotten draw on a strict table', () => {
  const left = afterAll(strict({ seats: 3 }), ...leaves(0));

  test('the turn ends without a card, and says so', () => {
    const { state, events } = after(after(strict({ seats: 3 }), 0, lay(cells[0]!)).state, 0, leave);
    expect(events).toEqual([{ type: 'left-without-card', seat: 0 }]);
    expect([state.seat, state.phase, state.hands[0]!.length]).toEqual([1, 'turn', 1]);
  });
  test('the seat is on the stage as late, and is offered its card', () => {
    expect(sequenceNumbers.stage(left)).toMatchObject({
      eyes: 1,
      acting: [
        { seat: 1, role: 'turn' },
        { seat: 0, role: 'late' },
      ],
    });
    expect(sequenceNumbers.options(sequenceNumbers.view(left, 0))).toEqual([take]);
  });
  test('can be made good before the next seat plays', () => {
    const then = afterAll(left, ...takes(0));
    expect(then.hands[0]).toHaveLength(2);
    expect([then.seat, then.phase, then.late]).toEqual([1, 'turn', []]);
  });
  test('can be made good while the next seat has played but not drawn', () => {
    const then = afterAll(left, [1, lay(cells[1]!)], ...takes(0));
    expect(then.hands[0]).toHaveLength(2);
    expect([then.seat, then.phase]).toEqual([1, 'draw']);
    expect(refusal(then, 1, { type: 'draw' })).toBeNull();
  });
  test('is lost once the next seat has played and drawn', () => {
    const drew = after(afterAll(left, [1, lay(cells[1]!)], [1, { type: 'draw' }]), 'chance', {
      type: 'give',
      card: later[1]!,
    });
    expect(typesOf(drew.events)).toEqual(['drew', 'received', 'card-forgotten']);
    expect(refusal(drew.state, 0, take)).not.toBeNull();
    expect(sequenceNumbers.refuse(drew.state, 0, take)).toEqual({ code: 'nothing-forgotten' });
  });
  test('leaves the hand shorter for good', () => {
    const round = afterAll(
      left,
      ...playsAndDraws(1),
      ...playsAndDraws(2),
      [0, lay(more[0]!)],
      ...drawing(0, later[0]!),
    );
    expect(round.hands.map((hand) => hand.length)).toEqual([1, 2, 2]);
  });
  test('a next seat that exchanges a dead card has not yet played and drawn', () => {
    const dead = cardFor(cells[0]!, 'difference');
    const covered: State = {
      ...left,
      hands: [left.hands[0]!, [dead, ...left.hands[1]!], left.hands[2]!],
      deck: left.deck.filter((card) => card !== dead),
      chips: left.chips.map((chip, cell) => (cell === twin(cells[0]!) ? 0 : chip)),
    };
    const then = afterAll(
      covered,
      [1, { type: 'dead', card: dead }],
      ['chance', { type: 'give', card: 'plus-1' }],
    );
    expect(refusal(then, 0, take)).toBeNull();
  });
  test('a next seat that passes has neither played nor drawn', () => {
    const stuck: State = { ...left, hands: [left.hands[0]!, [], left.hands[2]!] };
    const then = afterAll(stuck, [1, { type: 'pass' }]);
    expect(refusal(then, 0, take)).toBeNull();
  });
});

describe('several forget', () => {
  test('a late seat that takes its card has played and drawn: the seat before it is too late', () => {
    const both = afterAll(strict({ seats: 3 }), ...leaves(0), ...leaves(1));
    expect(both.late).toEqual([0, 1]);
    const then = afterAll(both, ...takes(1));
    expect(then.late).toEqual([]);
    expect(then.hands.map((hand) => hand.length)).toEqual([1, 2, 2]);
  });
  test('of two that forgot, the first takes its card in time and the second keeps its own', () => {
    const both = afterAll(strict({ seats: 3 }), ...leaves(0), ...leaves(1), ...takes(0));
    expect(both.late).toEqual([1]);
    expect(afterAll(both, ...takes(1)).hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
  });
  test.each([2, 3])(
    'all of %i forget: the first to be in turn again takes its old card, and the last may still',
    (seats) => {
      const rounds = Array.from({ length: seats }, (_, seat) => leaves(seat)).flat();
      const all = afterAll(strict({ seats }), ...rounds);
      expect(all.seat).toBe(0);
      const then = afterAll(all, ...takes(0));
      // Seat 0 has drawn for its turn before theirs, and has not played since: nobody has been outrun.
      expect(then.late).toContain(seats - 1);
      expect(refusal(then, seats - 1, take)).toBeNull();
    },
  );
  test('but once that seat plays and draws, the last is too late', () => {
    const all = afterAll(
      strict({ seats: 2 }),
      ...leaves(0),
      ...leaves(1),
      ...takes(0),
      [0, lay(more[0]!)],
      ...drawing(0, 'plus-1'),
    );
    expect(all.late).toEqual([]);
    expect(all.hands.map((hand) => hand.length)).toEqual([2, 1]);
  });
  test('who plays again without its card has let it go', () => {
    const all = afterAll(strict({ seats: 2 }), ...leaves(0), ...leaves(1));
    const { state, events } = after(all, 0, lay(more[0]!));
    expect(typesOf(events)).toEqual(['card-forgotten', 'chip-laid']);
    expect(state.late).toEqual([1]);
  });
});

describe('the way back is closed', () => {
  test('leaving cannot be undone by the next seat, nor by the one that left', () => {
    let table = tableAt(strict({ seats: 2 }));
    for (const [actor, move] of leaves(0)) {
      const played = enter(table, { actor, move: move });
      if (played.kind === 'refused') throw new Error(played.refusal.code);
      table = played.table;
    }
    expect(undoSeat(table)).toBeNull();
  });
});

describe('a table that is not strict knows none of this', () => {
  const gentle = position({ config: { seats: 4 }, hands: cells.map((cell) => [cardFor(cell)]) });
  test('leaving is refused, and only the draw is offered', () => {
    const laid = after(gentle, 0, lay(cells[0]!)).state;
    expect(refusal(laid, 0, leave)).toEqual({ code: 'not-strict' });
    expect(sequenceNumbers.options(sequenceNumbers.view(laid, 0))).toEqual([{ type: 'draw' }]);
  });
  test.each<Move>([take, { type: 'report', team: 1 }, { type: 'pay', card: cardFor(cells[0]!) }])(
    '%p is refused',
    (move) => {
      expect(refusal(gentle, 0, move)).toEqual({ code: 'not-strict' });
      expect(refusal(gentle, 1, move)).not.toBeNull();
    },
  );
  test('nobody but the seat in turn acts', () => {
    expect(sequenceNumbers.stage(gentle)).toMatchObject({ acting: [{ seat: 0, role: 'turn' }] });
    expect(sequenceNumbers.options(sequenceNumbers.view(gentle, 1))).toEqual([]);
  });
});
