import type { Actor } from '../../../../src/engine';
import {
  BOARD,
  isCorner,
  longestLine,
  sequenceNumbers,
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
  line,
  play,
  position,
  refusal,
  twin,
  typesOf,
} from './support';

const ranking = (state: State) => {
  const stage = sequenceNumbers.stage(state);
  return stage.kind === 'over' ? stage.ranking : null;
};
const pass = { type: 'pass' } as const;

describe('winning', () => {
  const five = line('across', at(3, 2));
  test.each([2, 3])('one sequence wins at once with %i seats, without a draw', (seats) => {
    const state = position({ config: { seats }, hands: [[cardFor(five[4]!)]], chips: [five.slice(0, 4)] });
    const { state: won, events } = after(state, 0, lay(five[4]!));
    expect(typesOf(events)).toEqual(['chip-laid', 'sequence', 'ended']);
    expect(won.result?.ending).toBe('sequences');
    expect(ranking(won)?.[0]).toEqual([0]);
    expect(refusal(won, 0, { type: 'draw' })).not.toBeNull();
  });
  test('with four seats the first does not, the second does, and both teammates win', () => {
    const state = position({ config: { seats: 4 }, hands: [[cardFor(five[4]!)]], chips: [five.slice(0, 4)] });
    const once = after(state, 0, lay(five[4]!)).state;
    expect(once.phase).toBe('draw');
    const other = line('down', at(4, 0));
    const again = position({
      config: { seats: 4 },
      seat: 2,
      hands: [[], [], [cardFor(other[0]!)], []],
      chips: [[...five, ...other.slice(1)]],
      sequences: once.sequences,
    });
    expect(ranking(after(again, 2, lay(other[0]!)).state)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
  test('three teams that agreed on one need one; otherwise two', () => {
    for (const target of [1, 2]) {
      const config = { seats: 6, teams: 3, target };
      const state = position({
        config,
        seat: 4,
        hands: [[], [], [], [], [cardFor(five[4]!)], []],
        chips: [[], five.slice(0, 4)],
      });
      const then = after(state, 4, lay(five[4]!)).state;
      expect(then.phase).toBe(target === 1 ? 'over' : 'draw');
      if (target === 1) expect(ranking(then)?.[0]).toEqual([1, 4]);
    }
  });
});

describe('passing', () => {
  const home = at(4, 4);
  const dead = [cardFor(home), cardFor(home, 'difference')];
  const covered = [[home], [twin(home)]];

  test('is refused while a card can be played, also a Plus', () => {
    expect(refusal(position({ hands: [['plus-1']] }), 0, pass)).toEqual({ code: 'can-play' });
  });
  test('a Minus that finds no chip to take cannot be played', () => {
    expect(refusal(position({ hands: [['minus-1']], chips: [[home]] }), 0, pass)).toBeNull();
    expect(refusal(position({ hands: [['minus-1']], chips: [[], [home]] }), 0, pass)).toEqual({
      code: 'can-play',
    });
  });
  test('a dead card is exchanged first; the new card may then be playable', () => {
    const state = position({ hands: [dead], chips: covered });
    expect(refusal(state, 0, pass)).toEqual({ code: 'dead-first' });
    const then = afterAll(
      state,
      [0, { type: 'dead', card: dead[0]! }],
      ['chance', { type: 'give', card: 'plus-1' }],
    );
    expect(refusal(then, 0, pass)).toEqual({ code: 'can-play' });
  });
  test('goes without a draw, and the next seat is in turn', () => {
    const state = { ...position({ hands: [dead, ['plus-1']], chips: covered }), exchanged: true };
    const { state: then, events } = after(state, 0, pass);
    expect(events).toEqual([{ type: 'passed', seat: 0 }]);
    expect([then.seat, then.phase, then.exchanged]).toEqual([1, 'turn', false]);
    expect(then.hands[0]).toEqual(dead);
    expect(then.deck).toEqual(state.deck);
  });
});

describe('three whole rounds without a chip laid or taken', () => {
  const round: readonly [number, Move][] = [
    [0, pass],
    [1, pass],
    [2, pass],
  ];
  const stuck = position({ config: { seats: 3 }, hands: [[], [], []] });

  test('end the game, and no sooner', () => {
    const almost = afterAll(stuck, ...round, ...round, [0, pass], [1, pass]);
    expect(almost.phase).toBe('turn');
    expect(after(almost, 2, pass).state.result?.ending).toBe('standstill');
  });
  test('after one round a card that serves may still come: dead cards go on being exchanged', () => {
    const [home, other] = [at(4, 4), at(6, 6)];
    const dead = [home, other].flatMap((cell) => [cardFor(cell), cardFor(cell, 'difference')]);
    const state = position({
      hands: [[dead[0]!], [dead[1]!]],
      chips: [
        [home, other],
        [twin(home), twin(other)],
      ],
    });
    const exchanges = (seat: number, card: string, got: string): [Actor, Move][] => [
      [seat, { type: 'dead', card }],
      ['chance', { type: 'give', card: got }],
    ];
    const round = afterAll(
      state,
      ...exchanges(0, dead[0]!, dead[2]!),
      [0, pass],
      ...exchanges(1, dead[1]!, dead[3]!),
      [1, pass],
    );
    const served = afterAll(round, ...exchanges(0, dead[2]!, 'plus-1'), [0, play('plus-1', at(1, 1))]);
    expect([round.idle, served.idle, served.phase]).toEqual([2, 0, 'draw']);
  });
  test('a chip laid in between begins the count again', () => {
    const state = position({ config: { seats: 3 }, hands: [[], [], [cardFor(at(4, 4))]] });
    const then = afterAll(
      state,
      [0, pass],
      [1, pass],
      [2, lay(at(4, 4))],
      ...drawing(2, 'minus-1'),
      ...round,
      ...round,
      [0, pass],
      [1, pass],
    );
    expect(then.phase).toBe('turn');
    expect(after(then, 2, pass).state.phase).toBe('over');
  });
  test('so does a chip taken', () => {
    const state = position({ hands: [['minus-1']], chips: [[], [at(4, 4)]], state: { idle: 5 } });
    expect(after(state, 0, play('minus-1', at(4, 4))).state.idle).toBe(0);
  });
  test('a card lost on a wrong cell is no chip laid', () => {
    const expert = { wrongCell: 'expert' } as const;
    const state = position({ config: expert, hands: [[cardFor(at(4, 4))]], state: { idle: 5 } });
    const { state: then, events } = after(state, 0, play(cardFor(at(4, 4)), at(5, 5)));
    expect(typesOf(events)).toEqual(['card-lost', 'ended']);
    expect(then.result?.ending).toBe('standstill');
    const sooner = after({ ...state, idle: 4 }, 0, play(cardFor(at(4, 4)), at(5, 5))).state;
    expect([sooner.phase, sooner.idle]).toEqual(['draw', 5]);
  });
});

describe('the ranking of a game nobody won', () => {
  const ended = (seats: number, chips: readonly number[][], sequences: State['sequences'] = []) => {
    let state = position({ config: { seats }, chips, sequences, hands: [] });
    for (let turn = 0; turn < 3 * seats; turn++) state = after(state, turn % seats, pass).state;
    return ranking(state);
  };
  const two = line('across', at(5, 2), 2);
  const three = line('rising', at(3, 5), 3);

  test('most sequences first, however long the others’ lines', () => {
    const five = line('across', at(2, 2));
    const eight = line('down', at(1, 0), 8);
    const theirs = { team: 0, cells: eight.slice(0, 5) };
    const ours = [five, line('down', at(2, 2))].map((cells) => ({ team: 1, cells }));
    expect(ended(4, [eight, five], [theirs, ours[0]!])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(ended(4, [eight, [...five, ...ours[1]!.cells]], [theirs, ...ours])).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });
  test('with as many sequences, the longest own unbroken line', () =>
    expect(ended(2, [two, three])).toEqual([[1], [0]]));
  test('with lines as long, nobody: it is a draw', () => {
    expect(ended(2, [two, line('down', at(7, 7), 2)])).toEqual([[0, 1]]);
    expect(ended(2, [])).toEqual([[0, 1]]);
    expect(ended(3, [two, three, line('down', at(5, 8), 2)])).toEqual([[1], [0, 2]]);
  });
  test('a corner lengthens a line, but is none by itself', () => {
    expect(ended(2, [two, [at(0, 1), at(0, 2)]])).toEqual([[1], [0]]);
    expect(
      longestLine(
        BOARD.map(() => null),
        0,
      ),
    ).toBe(0);
    expect(
      longestLine(
        BOARD.map((_, cell) => (cell === at(1, 1) ? 0 : null)),
        0,
      ),
    ).toBe(2);
  });
  test('a line broken by one chip counts in its parts', () => {
    const broken = line('across', at(5, 1), 7).filter((cell) => cell !== at(5, 4));
    expect(ended(2, [broken, line('down', at(1, 8), 4)])).toEqual([[1], [0]]);
  });
});

describe('the full board', () => {
  /** Pairs along the rows, shifted from row to row: no line of one colour is longer than three. */
  const colour = (cell: number) => (((cell % 10) + 2 * Math.floor(cell / 10)) % 4 < 2 ? 0 : 1);
  const last = at(4, 4);
  const full = (recoloured: readonly number[] = [], team = 0) =>
    position({
      hands: [['plus-1', 'minus-1'], ['minus-2']],
      chips: [0, 1].map((side) =>
        BOARD.flatMap((_, cell) => {
          if (isCorner(cell) || cell === last) return [];
          return (recoloured.includes(cell) ? team : colour(cell)) === side ? [cell] : [];
        }),
      ),
    });

  test('ends the game, though a Minus is still in hand', () => {
    const { state, events } = after(full(), 0, play('plus-1', last));
    expect(state.result?.ending).toBe('board-full');
    expect(typesOf(events)).toEqual(['chip-laid', 'ended']);
  });
  test('one free cell is not full', () => expect(sequenceNumbers.stage(full()).kind).toBe('play'));
  test('the longer line wins', () => {
    const line4 = line('across', at(7, 2), 4);
    expect(ranking(after(full(line4, 1), 0, play('plus-1', last)).state)).toEqual([[1], [0]]);
    expect(ranking(after(full(line4, 0), 0, play('plus-1', last)).state)).toEqual([[0], [1]]);
  });
  test('a sequence made by the last chip wins as a sequence', () => {
    const five = line('across', at(4, 2));
    expect(after(full(five, 0), 0, play('plus-1', last)).state.result).toMatchObject({
      ending: 'sequences',
      ranking: [[0], [1]],
    });
  });
});
