import { atOnce, bestEnding } from '../../src/games/prime-climb/bots/best';
import { courseNamed, pairIndex } from '../../src/games/prime-climb/bots/course';
import { waysOf, type Ways } from '../../src/games/prime-climb/bots/endings';
import { createRack, lawOf } from '../../src/games/prime-climb/bots/reach';
import { costPlain, valuesOf } from '../../src/games/prime-climb/bots/values';
import { createDice } from '../../src/engine';
import { PLAIN } from './plain';
import { meanOf } from './random';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';

const LAW = lawOf(true, false);

/** Plays the shipped table through the code of the app, and compares what it needs with what it says it needs. */
export function simulate({ name, course: courseName, sprint }: (typeof PLAIN)[number], games: number): void {
  const course = courseNamed(courseName);
  const values = valuesOf(course, sprint);
  const cost = costPlain(values);
  const dice = createDice(20);
  const counts: number[] = [];
  let reuse: Ways | undefined;
  const racks = new Map(ROLLS.map(({ numbers }) => [numbers.join(), createRack(numbers)] as const));
  for (let game = 0; game < games; game++) {
    let [a, b] = [course.start, course.start];
    for (let turns = 1; ; turns++) {
      const [one, other] = [1 + dice.below(10), 1 + dice.below(10)].sort((x, y) => y - x) as [number, number];
      const numbers = one === other ? [one, one, one, one] : [one, other];
      const outset = { course, sprint, law: LAW, a, b, rack: racks.get(numbers.join())!, last: null };
      reuse = waysOf(outset, reuse);
      const { ending } = atOnce(bestEnding(reuse, cost))!;
      [a, b] = [ending.a, ending.b];
      if (!ending.won) continue;
      counts.push(turns);
      break;
    }
  }
  const { mean, error } = meanOf(counts);
  const value = values[pairIndex(course.start, course.start)]!;
  const z = (mean - value) / error;
  console.log(
    `${name}: ${games} games ${mean.toFixed(4)} ± ${error.toFixed(4)}, table ${value.toFixed(4)}, z ${z.toFixed(2)}`,
  );
}
