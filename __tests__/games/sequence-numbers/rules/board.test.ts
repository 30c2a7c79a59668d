import {
  bandOf,
  BOARD,
  CELLS_OF,
  CORNERS,
  FREE,
  HIGHEST,
  isCorner,
  SIDE,
  STRAIGHTS,
  STRAIGHTS_AT,
  WINDOWS,
} from '../../../../src/games/sequence-numbers/rules';
import { at, line, type Way } from './support';

const numbers = Array.from({ length: 48 }, (_, index) => index + 1);
const rowOf = (cell: number) => Math.floor(cell / 10);
const columnOf = (cell: number) => cell % 10;
const isOnEdge = (cell: number) => [rowOf(cell), columnOf(cell)].some((place) => place === 0 || place === 9);

/** Counted here by hand, so that the engine's own list of lines is tested too. */
const fives: number[][] = (['across', 'down', 'falling', 'rising'] as Way[]).flatMap((way) =>
  BOARD.flatMap((_, start) => {
    const cells = line(way, start);
    const end = cells[4]!;
    const [down, right] = { across: [0, 4], down: [4, 0], falling: [4, 4], rising: [-4, 4] }[way];
    const fits = rowOf(end) === rowOf(start) + down! && columnOf(end) === columnOf(start) + right!;
    return fits && end >= 0 && end < 100 ? [cells] : [];
  }),
);

describe('the board', () => {
  test('is 10 × 10 with four free corners', () => {
    expect(BOARD).toHaveLength(100);
    expect(SIDE).toBe(10);
    const free = BOARD.flatMap((number, cell) => (number === FREE ? [cell] : []));
    expect(free).toEqual([at(0, 0), at(0, 9), at(9, 0), at(9, 9)]);
    expect(CORNERS).toEqual(free);
    expect(free.every(isCorner)).toBe(true);
  });

  test('holds 1 to 48, each twice', () => {
    expect(HIGHEST).toBe(48);
    const printed = BOARD.filter((number) => number !== FREE).sort((a, b) => a - b);
    expect(printed).toEqual(numbers.flatMap((number) => [number, number]));
    numbers.forEach((number) => {
      expect(CELLS_OF[number]).toHaveLength(2);
      CELLS_OF[number]!.forEach((cell) => expect(BOARD[cell]).toBe(number));
    });
  });

  test.each(numbers)('the two %i lie far apart', (number) => {
    const [one, other] = CELLS_OF[number]!;
    const rows = Math.abs(rowOf(one!) - rowOf(other!));
    const columns = Math.abs(columnOf(one!) - columnOf(other!));
    // Out of reach of one another: no sequence could hold both.
    expect(Math.max(rows, columns)).toBeGreaterThanOrEqual(5);
  });

  test('has 192 fives in a line, and the engine knows them all', () => {
    // 10 rows and 10 columns of 6, and 6 × 6 on either diagonal.
    expect(fives).toHaveLength(60 + 60 + 36 + 36);
    const written = (cells: readonly number[]) => cells.join(' ');
    expect(WINDOWS.map(written).sort()).toEqual(fives.map(written).sort());
  });

  test('every line of five holds five different numbers', () => {
    for (const cells of fives) {
      const printed = cells.map((cell) => BOARD[cell]!).filter((number) => number !== FREE);
      expect([cells, new Set(printed).size]).toEqual([cells, printed.length]);
    }
  });

  test('no line of five favours a band: at most two of its numbers are from one', () => {
    for (const cells of fives) {
      for (let band = 0; band < 4; band++) {
        const ofBand = cells.filter((cell) => !isCorner(cell) && bandOf(BOARD[cell]!) === band);
        expect([cells, band, ofBand.length <= 2]).toEqual([cells, band, true]);
      }
    }
  });

  test.each([
    [1, 0],
    [12, 0],
    [13, 1],
    [24, 1],
    [25, 2],
    [36, 2],
    [37, 3],
    [48, 3],
  ])('%i is in band %i', (number, band) => expect(bandOf(number)).toBe(band));

  test('a straight line starts at its left end, a column at its top, and goes from edge to edge', () => {
    for (const cells of STRAIGHTS) {
      const [start, end] = [cells[0]!, cells[cells.length - 1]!];
      const isColumn = columnOf(start) === columnOf(end);
      expect([cells, isColumn ? rowOf(start) < rowOf(end) : columnOf(start) < columnOf(end)]).toEqual([
        cells,
        true,
      ]);
      expect([cells, [start, end].every(isOnEdge)]).toEqual([cells, true]);
    }
    // 10 rows, 10 columns, and 17 either way that are longer than one cell.
    expect(STRAIGHTS).toHaveLength(10 + 10 + 17 + 17);
  });
  test('the straight lines through a cell are all there', () => {
    BOARD.forEach((_, cell) =>
      expect(STRAIGHTS_AT[cell]).toEqual(STRAIGHTS.filter((cells) => cells.includes(cell))),
    );
  });
});
