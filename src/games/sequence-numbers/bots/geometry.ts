import {
  BOARD,
  CELLS_OF,
  isCorner,
  LENGTH_OF_TWO,
  resultOf,
  STRAIGHTS,
  stretches,
  WINDOWS,
  type Card,
} from '../rules';

/**
 * The board as flat arrays of whole numbers. A phone's VM has no compiler, so the innermost loops of a bot read arrays and
 * nothing else.
 */

/** What lies on a cell: a team's number, or one of these. */
export const EMPTY = -1;
export const CORNER = -2;

/** Cards by what they can do: 1–48 the number an equation leads to, then Plus and Minus. */
export const PLUS_CODE = 49;
export const MINUS_CODE = 50;
export const CODES = 51;

export function codeOf(card: Card): number {
  const result = resultOf(card);
  if (result !== null) return result;
  return card.startsWith('plus') ? PLUS_CODE : MINUS_CODE;
}

/** How many cards of each kind the whole deck holds: two, of every kind. */
export const COPIES = 2;

/**
 * The cells of every line of five, then those of every line of nine: five make a team's first sequence on a straight line, and
 * only nine its second.
 */
export const LINES: readonly (readonly number[])[] = WINDOWS.concat(
  STRAIGHTS.flatMap((cells) => stretches(cells, LENGTH_OF_TWO)),
);
/** How many of them are fives. */
export const FIVES = WINDOWS.length;

/** The straight line that each of them is a part of. */
export const STRAIGHT_OF: readonly (readonly number[])[] = LINES.map(([first, second]) =>
  STRAIGHTS.find((cells) => cells.includes(first!) && cells.includes(second!))!,
);

/** The lines through each cell, as places in `LINES`. */
export const LINES_AT: readonly (readonly number[])[] = BOARD.map((_, cell) =>
  LINES.flatMap((cells, line) => (cells.includes(cell) ? [line] : [])),
);

/** The other cell with the same number; a corner is its own. */
export const TWIN: readonly number[] = BOARD.map((number, cell) =>
  isCorner(cell) ? cell : CELLS_OF[number]!.find((other) => other !== cell)!,
);
