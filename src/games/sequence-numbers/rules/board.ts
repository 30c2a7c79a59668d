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

/** Across, down, and the two diagonals, as (row, column) steps. Every line reads left to right or top to bottom. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

export const LENGTH = 5;

/** Every five cells in a line, from the line's start; with the direction they run in. */
export type Window = {
  readonly cells: readonly number[];
  readonly direction: number;
};

export const WINDOWS: readonly Window[] = DIRECTIONS.flatMap(([down, right], direction) =>
  BOARD.flatMap((_, start) => {
    const row = Math.floor(start / SIDE);
    const column = start % SIDE;
    const endRow = row + down * (LENGTH - 1);
    const endColumn = column + right * (LENGTH - 1);
    if (endRow >= SIDE || endColumn >= SIDE || endColumn < 0) return [];
    const cells = Array.from({ length: LENGTH }, (_step, k) => start + k * (down * SIDE + right));
    return [{ cells, direction }];
  }),
);

/** The windows through each cell, earliest on its line first. */
export const WINDOWS_AT: readonly (readonly Window[])[] = BOARD.map((_, cell) =>
  WINDOWS.filter((window) => window.cells.includes(cell)),
);
