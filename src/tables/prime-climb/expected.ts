import { courseOf, pairIndex, spotOf } from '../../bots/prime-climb/course';
import { planTurn, playableShifts } from '../../bots/prime-climb/plan';
import { costPlain, valuesOf } from '../../bots/prime-climb/values';
import type { View } from '../../engine/prime-climb';

/** Each keeper more takes four times as long; with these a phone needs some 60 ms, in slices. */
const TRIED = 4;

/** Turns that perfect play would need from here without another card, the turn under way among them. Thinks in slices. */
export function* turnsLeft(view: View): Generator<void, number, void> {
  const course = courseOf(view.config);
  const values = valuesOf(course, false);
  if (view.phase !== 'move') {
    const [one, other] = view.players[view.seat]!.pawns;
    const after = values[pairIndex(spotOf(course, one), spotOf(course, other))]!;
    return view.phase === 'roll' ? after : 1 + after;
  }
  const plan = yield* planTurn(view, playableShifts(view).slice(0, TRIED), true, costPlain(values));
  return 1 + plan!.cost;
}
