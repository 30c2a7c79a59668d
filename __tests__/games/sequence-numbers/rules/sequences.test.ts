import {
  BOARD,
  isCorner,
  isLocked,
  sequenceNumbers,
  type GameEvent,
  type State,
} from '../../../../src/games/sequence-numbers/rules';
import { after, at, cardFor, lay, line, play, position, refusal, type Way } from './support';

const sequencesIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'sequence' ? [[...event.cells].sort((a, b) => a - b)] : []));
const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
const but = (cells: readonly number[], cell: number) =>
  cells.filter((other) => other !== cell && !isCorner(other));

/** Four seats, two to win, so that the game goes on after the first sequence. */
const four = { seats: 4 } as const;
/** The chip on `last` completes `cells`; seat 0 holds the card for it. */
const oneShort = (
  cells: readonly number[],
  last: number,
  more: Partial<Parameters<typeof position>[0]> = {},
): State => position({ config: four, hands: [[cardFor(last)]], chips: [but(cells, last)], ...more });

describe('five in a line are a sequence', () => {
  const starts: [Way, number][] = [
    ['across', at(3, 2)],
    ['across', at(9, 3)],
    ['down', at(2, 0)],
    ['down', at(5, 6)],
    ['falling', at(1, 2)],
    ['falling', at(5, 4)],
    ['rising', at(5, 3)],
    ['rising', at(9, 1)],
  ];
  describe.each(starts)('%s from cell %i', (way, start) => {
    const cells = line(way, start);
    test.each([0, 1, 2, 3, 4])('whichever chip is laid last (%i)', (place) => {
      const { events, state } = after(oneShort(cells, cells[place]!), 0, lay(cells[place]!));
      expect(sequencesIn(events)).toEqual([sorted(cells)]);
      expect(state.sequences).toEqual([{ team: 0, cells: expect.any(Array) }]);
    });
  });

  test('four are none', () => {
    const cells = line('across', at(3, 2), 4);
    expect(sequencesIn(after(oneShort(cells, cells[3]!), 0, lay(cells[3]!)).events)).toEqual([]);
  });
  test('five with another team’s chip between them are none', () => {
    const cells = line('across', at(3, 2));
    const state = position({
      config: four,
      hands: [[cardFor(cells[4]!)]],
      chips: [[...cells.slice(0, 2), cells[3]!], [cells[2]!]],
    });
    expect(sequencesIn(after(state, 0, lay(cells[4]!)).events)).toEqual([]);
  });
  test('a line does not run on over the edge of the board', () => {
    const cells = [at(3, 7), at(3, 8), at(3, 9), at(4, 0), at(4, 1)];
    expect(sequencesIn(after(oneShort(cells, at(4, 1)), 0, lay(at(4, 1))).events)).toEqual([]);
  });
  test('chips of two teammates make one sequence', () => {
    const cells = line('down', at(2, 2));
    const state = oneShort(cells, cells[0]!, { seat: 2, hands: [[], [], [cardFor(cells[0]!)], []] });
    expect(after(state, 2, lay(cells[0]!)).state.sequences).toEqual([{ team: 0, cells }]);
  });
  test('a chip laid by Plus finishes one too', () => {
    const cells = line('rising', at(6, 3));
    const state = oneShort(cells, cells[2]!, { hands: [['plus-1']] });
    expect(sequencesIn(after(state, 0, play('plus-1', cells[2]!)).events)).toEqual([sorted(cells)]);
  });
});

describe('a corner counts as everybody’s chip', () => {
  test.each<[Way, number]>([
    ['across', at(0, 0)],
    ['across', at(0, 5)],
    ['across', at(9, 0)],
    ['across', at(9, 5)],
    ['down', at(0, 0)],
    ['down', at(5, 0)],
    ['down', at(0, 9)],
    ['down', at(5, 9)],
    ['falling', at(0, 0)],
    ['falling', at(5, 5)],
    ['rising', at(4, 5)],
    ['rising', at(9, 0)],
  ])('four chips and the corner, %s from %i', (way, start) => {
    const cells = line(way, start);
    expect(cells.filter(isCorner)).toHaveLength(1);
    const last = cells.find((cell) => !isCorner(cell))!;
    expect(sequencesIn(after(oneShort(cells, last), 0, lay(last)).events)).toEqual([sorted(cells)]);
  });

  test('several teams use one corner', () => {
    const across = line('across', at(0, 0));
    const down = line('down', at(0, 0));
    const state = position({
      config: four,
      seat: 1,
      hands: [[], [cardFor(down[4]!)]],
      chips: [but(across, -1), but(down, down[4]!)],
      sequences: [{ team: 0, cells: across }],
    });
    const { state: then } = after(state, 1, lay(down[4]!));
    expect(then.sequences.map(({ team }) => team)).toEqual([0, 1]);
  });
  test('one team uses one corner for two sequences: a corner is not the shared chip', () => {
    const across = line('across', at(0, 0));
    const down = line('down', at(0, 0));
    const state = oneShort([...across, ...down], down[4]!, { sequences: [{ team: 0, cells: across }] });
    const { state: then } = after(state, 0, lay(down[4]!));
    expect(then.sequences.map(({ cells }) => cells)).toEqual([across, down]);
    expect(then.phase).toBe('over');
  });
  test('a corner is never locked nor covered', () => {
    const across = line('across', at(0, 0));
    const { state } = after(oneShort(across, across[4]!), 0, lay(across[4]!));
    expect(isLocked(state.sequences, at(0, 0))).toBe(false);
    expect(state.chips[at(0, 0)]).toBeNull();
  });
});

describe('a finished sequence', () => {
  const cells = line('across', at(3, 2));
  const { state } = after(oneShort(cells, cells[4]!), 0, lay(cells[4]!));
  test('is locked against Minus, and only its chips are', () => {
    const opponent: State = { ...state, phase: 'turn', seat: 1, hands: [[], ['minus-1'], [], []] };
    cells.forEach((cell) =>
      expect(refusal(opponent, 1, play('minus-1', cell))).toMatchObject({ code: 'locked' }),
    );
    BOARD.forEach((_, cell) => expect(isLocked(state.sequences, cell)).toBe(cells.includes(cell)));
    expect(sequenceNumbers.options(sequenceNumbers.view(opponent, 1))).toEqual([{ type: 'pass' }]);
  });
});

describe('one chip finishes several at once', () => {
  const across = line('across', at(4, 2));
  const down = line('down', at(2, 4));
  const crossing = at(4, 4);

  test('across and down: both count, and two win', () => {
    const { state, events } = after(oneShort([...across, ...down], crossing), 0, lay(crossing));
    expect(sequencesIn(events)).toEqual([sorted(across), sorted(down)]);
    expect(state).toMatchObject({ phase: 'over', result: { ending: 'sequences', ranking: [[0], [1]] } });
  });
  test('all four ways through one chip', () => {
    const ways = [across, down, line('falling', at(2, 2)), line('rising', at(6, 2))];
    expect(sequencesIn(after(oneShort(ways.flat(), crossing), 0, lay(crossing)).events)).toHaveLength(4);
  });
  test('two on one line, with the chip in the middle of nine', () => {
    const nine = line('across', at(4, 0), 9);
    const { events } = after(oneShort(nine, crossing), 0, lay(crossing));
    expect(sequencesIn(events)).toEqual([nine.slice(0, 5), nine]);
  });
  test('an old sequence may be crossed in one chip', () => {
    const state = oneShort([...across, ...down], down[0]!, { sequences: [{ team: 0, cells: across }] });
    expect(sequencesIn(after(state, 0, lay(down[0]!)).events)).toEqual([sorted(down)]);
  });
  test('with two at once a game to one is won once', () => {
    const state = position({ hands: [[cardFor(crossing)]], chips: [but([...across, ...down], crossing)] });
    const { events } = after(state, 0, lay(crossing));
    expect(events.filter((event) => event.type === 'ended')).toHaveLength(1);
  });
});
