import type { Seat } from '../../../engine';
import type { GameEvent, View } from '../rules';
import type { Place, Spiral } from './spiral';
import { rimOf } from './stand';

/** Whose turn it is, and the way so far; null before the dice are rolled. */
interface Moving {
  readonly seat: Seat;
  readonly turn: Pick<NonNullable<View['turn']>, 'path'> | null;
}

/** A pawn of this seat went from one circle to another. */
export interface WayStep {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The ways that are drawn: of the turn under way, and of what others did before it, which stands until a person rolls. */
export function waysOf(
  { seat, turn }: Moving,
  since: readonly GameEvent[],
  playing: boolean,
): readonly WayStep[] {
  const own = (turn?.path ?? []).map(({ from, to }) => ({ seat, from, to }));
  const steps = playing ? own : [...since.flatMap((event) => othersStep(event, turn ? seat : null)), ...own];
  return steps.filter(({ from, to }) => from !== to);
}

/** From rim to rim: a dot beside a number would be read as a part of it, -0 or 10-. */
export function wayBetween(spiral: Spiral, { from, to }: WayStep): readonly [Place, Place] {
  const [a, b] = [spiral.places[from]!, spiral.places[to]!];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (at: number): Place => ({ x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at });
  return [along(rimOf(spiral, from) / far), along(1 - rimOf(spiral, to) / far)];
}

/** Of who is on their turn the path is known already. */
function othersStep(event: GameEvent, moving: Seat | null): readonly WayStep[] {
  switch (event.type) {
    case 'moved':
      return event.seat === moving ? [] : [event];
    case 'carried':
    case 'bumped':
      return [event];
    default:
      return [];
  }
}
