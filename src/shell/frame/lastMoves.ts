import type { Event, Seat } from '../../engine';

/** What somebody did last, on the board: it stays marked in their colour until one plays oneself. */
export interface LastMove {
  readonly seat: Seat;
  readonly cells: readonly number[];
}

/** The last move of everybody who has moved since, in the order in which they did. */
export function lastMovesOf<E extends Event>(
  since: readonly E[],
  moveOf: (event: E) => LastMove | null,
): readonly LastMove[] {
  const last = new Map<Seat, LastMove>();
  for (const event of since) {
    const move = moveOf(event);
    if (!move) continue;
    last.delete(move.seat);
    last.set(move.seat, move);
  }
  return [...last.values()];
}

/** The cells of these moves, each in the colour of whoever made it. */
export const coloursOf = (
  moves: readonly LastMove[],
  colourOf: (seat: Seat) => string,
): ReadonlyMap<number, string> =>
  new Map(moves.flatMap(({ seat, cells }) => cells.map((cell) => [cell, colourOf(seat)] as const)));
