import { BOARD, CELLS_OF } from './board';
import { faceOf, type Card } from './cards';
import { isLocked } from './lines';
import type { Config, Sequence, Team } from './types';

/** What lies on the board: all that is needed to know what a card can do. */
export type Lying = {
  readonly chips: readonly (Team | null)[];
  readonly sequences: readonly Sequence[];
};

export const isFree = ({ chips }: Lying, cell: number): boolean => chips[cell] === null && BOARD[cell] !== 0;

const freeCells = (lying: Lying): number[] => BOARD.flatMap((_, cell) => (isFree(lying, cell) ? [cell] : []));

export const isBoardFull = (lying: Lying): boolean => !BOARD.some((_, cell) => isFree(lying, cell));

/** A card whose two cells are both covered. Plus and Minus are never dead. */
export function isDead(lying: Lying, card: Card): boolean {
  const face = faceOf(card);
  return face.kind === 'equation' && !CELLS_OF[face.result]!.some((cell) => isFree(lying, cell));
}

/** As expert an equation may be laid on any free cell, and is lost on a wrong one; but a dead card is exchanged or kept. */
export const canBeLost = (lying: Lying & { readonly config: Config }, card: Card): boolean =>
  lying.config.wrongCell === 'expert' && faceOf(card).kind === 'equation' && !isDead(lying, card);

/** Every cell this card can be played on by this team. */
export function cellsFor(lying: Lying, team: Team, card: Card): readonly number[] {
  const face = faceOf(card);
  switch (face.kind) {
    case 'equation':
      return CELLS_OF[face.result]!.filter((cell) => isFree(lying, cell));
    case 'plus':
      return freeCells(lying);
    case 'minus':
      return BOARD.flatMap((_, cell) => (isRemovable(lying, team, cell) ? [cell] : []));
  }
}

const isRemovable = ({ chips, sequences }: Lying, team: Team, cell: number): boolean => {
  const owner = chips[cell];
  return owner !== null && owner !== undefined && owner !== team && !isLocked(sequences, cell);
};
