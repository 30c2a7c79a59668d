import type { Seat } from '../../../engine';
import { PAWNS, type PawnIndex, type View } from '../rules';
import type { Place, Spiral } from './spiral';

/** A pawn as the board shows it. */
export interface Standing {
  readonly key: string;
  readonly seat: Seat;
  readonly pawn: PawnIndex;
  readonly at: number;
  readonly place: Place;
  /** How far to the right of its seat's other pawn it stands, where the two stand side by side on one circle; else 0. */
  readonly beside: number;
}

/** From one to the next, in parts of a circle's radius. */
const SPACING = 1.05;

type Named = Omit<Standing, 'place' | 'beside'>;

/** Pawns that share a circle stand around its middle in rows. The two of one seat are never parted. */
function rowsOf(here: readonly Named[]): readonly (readonly Named[])[] {
  const columns = here.length <= 4 ? 2 : 4;
  const rows: Named[][] = [[]];
  for (const seat of new Set(here.map((one) => one.seat))) {
    const own = here.filter((one) => one.seat === seat);
    const row = rows[rows.length - 1]!;
    if (row.length + own.length > columns) rows.push(own);
    else row.push(...own);
  }
  return rows;
}

/** Where in its rows this one stands, seen from the middle. */
function spread(rows: readonly (readonly Named[])[], one: Named, room: number): Place {
  const row = rows.findIndex((some) => some.includes(one));
  const inRow = rows[row]!;
  return {
    x: (inRow.indexOf(one) - (inRow.length - 1) / 2) * room,
    y: (row - (rows.length - 1) / 2) * room * 0.8,
  };
}

/** Half of what a pawn takes, and how far its head is above its place, in parts of a circle's radius. */
const PAWN = { aside: 0.75, above: 1.3, below: 0.7 } as const;

/** Many on a circle at the edge of the board step inwards together. */
function inside(
  { places, radius, width, height }: Spiral,
  at: number,
  rows: readonly (readonly Named[])[],
): Place {
  const { x, y } = places[at]!;
  const half = ((Math.max(...rows.map((row) => row.length)) - 1) / 2) * SPACING + PAWN.aside;
  const tall = ((rows.length - 1) / 2) * SPACING * 0.8;
  return {
    x: Math.max(half * radius, Math.min(width - half * radius, x)),
    y: Math.max((tall + PAWN.above) * radius, Math.min(height - (tall + PAWN.below) * radius, y)),
  };
}

/** Every pawn that is to be seen. One that has arrived stands on its end, out of everybody's way. */
export function standings(view: View, spiral: Spiral): readonly Standing[] {
  const room = spiral.radius * SPACING;
  const all = view.players.flatMap(({ pawns }, seat) =>
    PAWNS.map((pawn): Named => ({ key: `${seat}-${pawn}`, seat, pawn, at: pawns[pawn].at })),
  );
  return all.map((one) => {
    const here = all.filter(({ at }) => at === one.at);
    const rows = rowsOf(here);
    const off = spread(rows, one, room);
    const twin = here.find(({ seat, pawn }) => seat === one.seat && pawn !== one.pawn);
    const { x, y } = inside(spiral, one.at, rows);
    return {
      ...one,
      place: { x: x + off.x, y: y + off.y },
      beside: twin ? off.x - spread(rows, twin, room).x : 0,
    };
  });
}
