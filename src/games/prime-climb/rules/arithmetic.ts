import { LAST } from './board';
import type { Operation } from './types';

export type NoStop = 'not-whole' | 'below-zero' | 'beyond';

export function resultOf(at: number, operation: Operation, by: number): number {
  switch (operation) {
    case '+':
      return at + by;
    case '-':
      return at - by;
    case '×':
      return at * by;
    case '÷':
      return at / by;
  }
}

/** Where a pawn comes to stand, or why there is no such circle. Every stop lies on the board, on the way too. */
export function stopAt(at: number, operation: Operation, by: number): number | NoStop {
  // Ruling: ×1, ÷1, 0 × n and 0 ÷ n are legal and change nothing.
  const to = resultOf(at, operation, by);
  if (!Number.isInteger(to)) return 'not-whole';
  if (to < 0) return 'below-zero';
  return to > LAST ? 'beyond' : to;
}
