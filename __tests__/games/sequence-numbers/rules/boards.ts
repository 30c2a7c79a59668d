import type { Dice } from '../../../../src/engine';
import {
  BOARD,
  finishedBy,
  isCorner,
  isLocked,
  type Sequence,
} from '../../../../src/games/sequence-numbers/rules';
import { lockedByEye } from './by-eye';

type Chips = readonly (number | null)[];

/** A board under way: what the engine says of it, and what a person with a finger on the board says. */
export interface Board {
  readonly chips: Chips;
  readonly sequences: readonly Sequence[];
  readonly rough: ReadonlySet<number>;
}
export const EMPTY: Board = { chips: BOARD.map(() => null), sequences: [], rough: new Set() };

const withChip = (chips: Chips, cell: number, chip: number | null): Chips =>
  chips.map((other, place) => (place === cell ? chip : other));

export function lay(board: Board, cell: number, team: number): Board {
  const chips = withChip(board.chips, cell, team);
  return {
    chips,
    sequences: [...board.sequences, ...finishedBy(chips, board.sequences, team, cell)],
    rough: new Set([...board.rough, ...lockedByEye(board.chips, chips, team)]),
  };
}
export const take = (board: Board, cell: number): Board => ({
  ...board,
  chips: withChip(board.chips, cell, null),
});

/** Chips come at random, mostly of one team so that runs grow long, and what is not locked goes again now and then. */
export function randomSteps(dice: Dice, share: number): Board[] {
  const steps = [EMPTY];
  for (let turn = 0; turn < 220; turn++) {
    const board = steps[steps.length - 1]!;
    const cell = dice.below(BOARD.length);
    if (isCorner(cell) || isLocked(board.sequences, cell)) continue;
    if (board.chips[cell] === null) steps.push(lay(board, cell, dice.below(100) < share ? 0 : 1));
    else if (dice.below(3) === 0) steps.push(take(board, cell));
  }
  return steps;
}
