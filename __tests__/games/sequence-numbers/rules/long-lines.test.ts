import {
  finishedBy,
  isCorner,
  LENGTH,
  SIDE,
  BOARD,
  type Sequence,
  type Team,
} from '../../../../src/games/sequence-numbers/rules';
import { at, line, type Way } from './support';

type Chips = (Team | null)[];
const chipsOn = (cells: readonly number[]): Chips =>
  BOARD.map((_, cell) => (cells.includes(cell) && !isCorner(cell) ? 0 : null));

/** Lays chips one after the other and says which fives were finished by each, as places on the line. */
function build(
  cells: readonly number[],
  order: readonly number[],
  had: readonly Sequence[] = [],
): number[][] {
  const laid: number[] = had.flatMap((sequence) => [...sequence.cells]);
  const sequences = [...had];
  for (const place of order) {
    laid.push(cells[place]!);
    sequences.push(...finishedBy(chipsOn(laid), sequences, 0, cells[place]!));
  }
  return sequences.slice(had.length).map((sequence) => sequence.cells.map((cell) => cells.indexOf(cell)));
}
const from = (start: number) => [start, start + 1, start + 2, start + 3, start + 4];
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('lines longer than five, laid in every way the board allows', () => {
  const lines: [Way, number, number][] = [
    ['across', at(4, 0), 10],
    ['down', at(0, 4), 10],
    ['falling', at(0, 0), 10],
    ['rising', at(9, 0), 10],
  ];
  test.each(lines)('%s from %i: 5 to 8 are one, 9 and 10 are two', (way, start, length) => {
    const cells = line(way, start, length);
    // On the long diagonals the ends are corners, which lie there already.
    const order = upTo(length).filter((place) => !isCorner(cells[place]!));
    const reach = isCorner(cells[0]!) ? 1 : 0;
    const counts = order.map((_, laid) => build(cells, order.slice(0, laid + 1)).length);
    const expected = order.map((place) => {
      const run = place + 1 + (reach === 1 && place === SIDE - 2 ? 1 : 0);
      return run < LENGTH ? 0 : run < 9 ? 1 : 2;
    });
    expect(counts).toEqual(expected);
  });
});

describe('which chips are locked', () => {
  const row = line('across', at(4, 0), 10);
  test.each<[string, number[], number[][]]>([
    ['left to right', upTo(10), [from(0), upTo(9)]],
    ['right to left', upTo(10).reverse(), [from(5), upTo(10).slice(1)]],
    ['six at once: the five nearest the line’s start', [1, 2, 3, 5, 6, 4], [from(1)]],
    ['seven at once', [1, 2, 3, 5, 6, 7, 4], [from(1)]],
    ['eight at once', [1, 2, 3, 5, 6, 7, 8, 4], [from(1)]],
    ['nine at once', [0, 1, 2, 3, 5, 6, 7, 8, 4], [from(0), upTo(9)]],
    ['five, then four more with the gap filled last', [0, 1, 2, 3, 4, 6, 7, 8, 9, 5], [from(0), upTo(10)]],
    ['the same from the other end', [5, 6, 7, 8, 9, 0, 1, 2, 3, 4], [from(5), upTo(10)]],
    ['five in the middle, and then on both sides', [2, 3, 4, 5, 6, 1, 0, 7, 8, 9], [from(2), upTo(9)]],
    ['a tenth beside nine makes no third, and is not locked', upTo(10), [from(0), upTo(9)]],
  ])('%s', (_name, order, expected) => expect(build(row, order)).toEqual(expected));

  test('a diagonal that rises starts at its left end, at the bottom', () => {
    const cells = line('rising', at(7, 0), 8);
    expect(build(cells, [1, 2, 3, 5, 6, 4])).toEqual([from(1)]);
    expect(cells[1]).toBe(at(6, 1));
  });
  test('with a corner at the start, the corner is taken', () => {
    expect(build(line('across', at(0, 0), 10), [1, 2, 4, 5, 3])).toEqual([from(0)]);
  });
  test('also when another sequence used that corner', () => {
    const other: Sequence = { team: 0, cells: line('down', at(0, 0)) };
    expect(build(line('across', at(0, 0), 10), [1, 2, 4, 5, 3], [other])).toEqual([from(0)]);
  });
  test('the five nearest the start, also where one of them is locked by a crossing sequence', () => {
    const other: Sequence = { team: 0, cells: line('down', at(4, 1)) };
    expect(build(row, [2, 3, 5, 6, 4], [other])).toEqual([from(1)]);
  });
  test('along the edge from corner to corner there is room for two', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(build(line('across', at(0, 0), 10), places)).toEqual([from(0), upTo(10)]);
    expect(build(line('across', at(9, 0), 10), [...places].reverse())).toEqual([from(5), upTo(10)]);
    expect(build(line('down', at(0, 9), 10), [5, 6, 7, 8, 1, 2, 3, 4])).toEqual([from(5), upTo(10)]);
  });
  test('another team’s sequences do not stand in the way', () => {
    const theirs: Sequence = { team: 1, cells: line('down', at(0, 0)) };
    const chips = chipsOn(line('across', at(0, 0)));
    expect(finishedBy(chips, [theirs], 0, at(0, 2))).toHaveLength(1);
  });
});
