import type { Seat } from '../../../../engine';
import type { Digit } from '../crossword/pieces';
import type { Row, TablesState } from './types';

/** One round for each × of the box. */
export const ROUNDS = 7;

export const resultOf = ({ digits: [left, right] }: Pick<Row, 'digits'>): number =>
  Number(left) * Number(right);

/** No result has more digits: 9 × 9 = 81. */
export const MOST_DIGITS = 2;

/** The digits of a whole number, as pieces. */
export const digitsOf = (number: number): Digit[] => String(number).split('') as Digit[];

const digitsIn = (row: Row): Digit[] => [
  ...row.digits,
  ...row.answered.flatMap(() => digitsOf(resultOf(row))),
];

/** All digits that lie on the table. */
export const lyingDigits = ({ rows, returned }: Pick<TablesState, 'rows' | 'returned'>): Digit[] =>
  rows.slice(returned).flatMap(digitsIn);

/** How many = lie in rows. */
export const lyingEquals = ({ rows, returned }: Pick<TablesState, 'rows' | 'returned'>): number =>
  rows.slice(returned).reduce((sum, { answered }) => sum + answered.length, 0);

/** The row of the round under way. */
export const currentRow = ({ rows }: Pick<TablesState, 'rows'>): Row => rows[rows.length - 1]!;

/** The seat of the round to come: clockwise, one round each in turn. */
export const askerOf = ({ first, rows, config }: Pick<TablesState, 'first' | 'rows' | 'config'>): Seat =>
  (first + rows.length) % config.seats;

/** The seats from this one on, clockwise. */
export const clockwiseFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, step) => (seat + step) % seats);
