import { atOnce, bestEnding } from './best';
import { pairIndex, type Course } from './course';
import { waysOf, type Ways } from './endings';
import { createRack, lawOf } from './reach';
import { ROLLS } from './rolls';
import { costPlain } from './values';

const racks = ROLLS.map(({ numbers, chance }) => ({ rack: createRack(numbers), chance }));

/** How many turns a curse costs whoever has these pawns: a turn that only subtracts and divides, in place of a good one. */
export function curseCost(course: Course, values: Float64Array, a: number, b: number): number {
  const cost = costPlain(values);
  const law = lawOf(true, true);
  let turns = 0;
  let ways: Ways | undefined;
  for (const { rack, chance } of racks) {
    ways = waysOf({ course, sprint: false, law, a, b, rack, last: null }, ways);
    // Stuck: a pawn has to go back to where it began.
    const stuck = Math.min(
      values[pairIndex(course.bumped[a]!, b)]!,
      values[pairIndex(a, course.bumped[b]!)]!,
    );
    turns += chance * (atOnce(bestEnding(ways, cost))?.cost ?? stuck);
  }
  return turns + 1 - values[pairIndex(a, b)]!;
}
