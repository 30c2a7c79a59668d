import type { Seat } from '../../engine/core';
import { PAWNS, type PawnIndex, type View } from '../../engine/prime-climb';
import type { Place, Spiral } from './spiral';

/** A pawn as the board shows it. */
export interface Standing {
  readonly key: string;
  readonly seat: Seat;
  readonly pawn: PawnIndex;
  readonly at: number;
  readonly place: Place;
}

/** Pawns that share a circle stand around its middle, the seat in turn in front. */
function spread(count: number, nth: number, room: number): Place {
  if (count === 1) return { x: 0, y: 0 };
  const columns = count <= 2 ? 2 : count <= 6 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const row = Math.floor(nth / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return {
    x: ((nth % columns) - (inRow - 1) / 2) * room,
    y: (row - (rows - 1) / 2) * room * 0.8,
  };
}

/** Every pawn that is to be seen. One that has arrived stands on its end, out of everybody's way. */
export function standings(view: View, { places, radius }: Spiral): readonly Standing[] {
  const all = view.players.flatMap(({ pawns }, seat) =>
    PAWNS.map((pawn) => ({ key: `${seat}-${pawn}`, seat, pawn, at: pawns[pawn].at })),
  );
  return all.map((one) => {
    const here = all.filter(({ at }) => at === one.at);
    const off = spread(here.length, here.indexOf(one), radius * 1.05);
    const { x, y } = places[one.at]!;
    return { ...one, place: { x: x + off.x, y: y + off.y } };
  });
}
