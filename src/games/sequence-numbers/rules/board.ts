/**
 * Ruling: 10 × 10 cells, the four corners free, 1–48 twice each. The two copies of a number are at least five cells apart;
 * any five in a line hold five different numbers, at most two of them from one band.
 */
export const SIDE = 10;
export const CELLS = SIDE * SIDE;
export const FREE = 0;
export const HIGHEST = 48;

// prettier-ignore
export const BOARD: readonly number[] = [
  FREE,  2, 42, 30, 20, 38, 31,  5,  7, FREE,
    18,  4, 34, 44, 15, 29, 11, 35, 39, 13,
    41, 47, 16, 25,  9, 21, 41, 14, 25, 32,
    48, 36, 35, 17, 37, 24, 12, 10, 45, 40,
    31, 23, 45, 22, 40,  3, 19, 28,  1, 33,
     3, 43,  8, 33, 30, 48, 23,  5,  8, 46,
     6, 32, 26, 46, 18,  7, 34, 38, 42, 20,
    19,  4, 21,  1, 27, 16, 44, 14, 36, 27,
    24, 13, 28, 11, 47, 29,  9, 43, 17,  2,
  FREE, 10, 37, 39, 15, 22, 12,  6, 26, FREE,
];

export const CORNERS: readonly number[] = [0, SIDE - 1, CELLS - SIDE, CELLS - 1];
export const isCorner = (cell: number): boolean => BOARD[cell] === FREE;

/** The two cells of each number, by number. */
export const CELLS_OF: readonly (readonly number[])[] = Array.from({ length: HIGHEST + 1 }, (_, number) =>
  number === FREE ? [] : BOARD.flatMap((n, cell) => (n === number ? [cell] : [])),
);

/** 1–12, 13–24, 25–36, 37–48: each band has its own tint. */
export const bandOf = (number: number): number => Math.floor((number - 1) / 12);

/**
 * Across, down, and the two diagonals, as (row, column) steps. Ruling: a line starts at its left end, a column at its top; so
 * a diagonal that rises starts at the bottom.
 */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [-1, 1],
];

export const LENGTH = 5;

const isOnBoard = (row: number, column: number): boolean =>
  row >= 0 && row < SIDE && column >= 0 && column < SIDE;

/** Every straight line from edge to edge, from its start. On the short diagonals there is no room for a sequence. */
export const STRAIGHTS: readonly (readonly number[])[] = DIRECTIONS.flatMap(([down, right]) =>
  BOARD.flatMap((_, start) => {
    let row = Math.floor(start / SIDE);
    let column = start % SIDE;
    if (isOnBoard(row - down, column - right)) return [];
    const cells: number[] = [];
    for (; isOnBoard(row, column); row += down, column += right) cells.push(row * SIDE + column);
    return cells.length > 1 ? [cells] : [];
  }),
);

/** The straight lines through each cell. */
export const STRAIGHTS_AT: readonly (readonly (readonly number[])[])[] = BOARD.map((_, cell) =>
  STRAIGHTS.filter((cells) => cells.includes(cell)),
);

/** Every so many cells in a row on a straight line, earliest first. */
export const stretches = (cells: readonly number[], length: number): (readonly number[])[] =>
  Array.from({ length: Math.max(0, cells.length - length + 1) }, (_, from) =>
    cells.slice(from, from + length),
  );

/** Every five cells in a line. */
export const WINDOWS: readonly (readonly number[])[] = STRAIGHTS.flatMap((cells) => stretches(cells, LENGTH));
