import { pairIndex, courseOf, spotOf } from '../../bots/prime-climb/course';
import { planTurn, playableShifts } from '../../bots/prime-climb/plan';
import { costPlain, valuesOf } from '../../bots/prime-climb/values';
import type { View } from '../../engine/prime-climb';

/** Turns that the best play known still needs, the one under way among them. Thinks in slices. */
export function* turnsLeft(view: View): Generator<void, number, void> {
  const course = courseOf(view.config);
  const values = valuesOf(course, false);
  const [one, other] = view.players[view.seat]!.pawns;
  if (view.phase !== 'move') return values[pairIndex(spotOf(course, one), spotOf(course, other))]!;
  const plan = yield* planTurn(view, playableShifts(view), true, costPlain(values));
  return 1 + plan!.cost;
}
