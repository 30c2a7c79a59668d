import { atOnce, bestEnding } from '../../../../src/games/prime-climb/bots/best';
import {
  courseNamed,
  pairIndex,
  TURNED,
  type CourseName,
} from '../../../../src/games/prime-climb/bots/course';
import {
  readDigits,
  readScale,
  writeDigits,
  writeScale,
} from '../../../../src/games/prime-climb/bots/digits';
import { createRack, fillReach, lawOf } from '../../../../src/games/prime-climb/bots/reach';
import { costPlain, valuesOf } from '../../../../src/games/prime-climb/bots/values';
import { plainTurns } from '../../../../src/games/prime-climb/bots/values/plain-turns';
import { ROLLS } from '../../../../src/games/prime-climb/bots/rolls';

/** As solved, to six digits; and from how many positions a residual is taken (all of them, where they are few). */
const SOLVED: readonly (readonly [string, CourseName, boolean, number, number])[] = [
  ['climb', 'climb', false, 8.980493, 1],
  ['sprint', 'climb', true, 4.960176, 8],
  ['backwards', 'backwards', false, 8.028309, 8],
  ['backwards-sprint', 'backwards', true, 4.612398, 16],
  ['there-and-back', 'there-and-back', false, 15.196376, 60],
  ['there-and-back-sprint', 'there-and-back', true, 9.591289, 90],
];

const LAW = lawOf(true, false);

describe.each(SOLVED)('the values of %s', (name, courseName, sprint, start, every) => {
  const course = courseNamed(courseName);
  const values = valuesOf(course, sprint);
  const cost = costPlain(values);
  const { home } = course;
  const isWon = (a: number, b: number) => (sprint ? a === home || b === home : a === home && b === home);

  it('begin with what the solution says', () => {
    expect(Math.abs(values[pairIndex(course.start, course.start)]! - start)).toBeLessThan(1e-3);
  });

  it('are what one turn and the values after it make', () => {
    const rolls = ROLLS.map(({ numbers, chance }) => ({ rack: createRack(numbers), chance }));
    const reaches = rolls.map(({ rack }) =>
      Array.from({ length: course.spots }, (_, spot) => fillReach(course, spot, rack, LAW)),
    );
    let worst = 0;
    let nth = 0;
    for (let a = 0; a < course.spots; a++)
      for (let b = 0; b <= a; b++) {
        if (courseName === 'there-and-back' && (a === TURNED - 1 || b === TURNED - 1)) continue;
        if (isWon(a, b)) {
          expect(values[pairIndex(a, b)]).toBe(0);
          continue;
        }
        if (nth++ % every !== 0) continue;
        let turns = 1;
        rolls.forEach(({ rack, chance }, roll) => {
          const outset = { course, sprint, law: LAW, a, b, rack, last: null };
          const ways = { outset, a: reaches[roll]![a]!, b: reaches[roll]![b]! };
          turns += chance * atOnce(bestEnding(ways, cost))!.cost;
        });
        worst = Math.max(worst, Math.abs(turns - values[pairIndex(a, b)]!));
      }
    expect(worst).toBeLessThan(2e-3);
    if (courseName !== 'there-and-back') expect(worst).toBeLessThan(1e-3);
  });

  it('fall when a pawn comes home', () => {
    for (let spot = 0; spot < course.spots; spot++) {
      if (spot === home || (courseName === 'there-and-back' && spot === TURNED - 1)) continue;
      expect(values[pairIndex(spot, home)]!).toBeLessThan(values[pairIndex(spot, course.start)]!);
    }
  });

  it('are the mean of the distribution beside them', () => {
    const shares = plainTurns[name]!;
    const mean = shares.reduce((sum, share, turns) => sum + share * turns, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(Math.abs(mean - start)).toBeLessThan(5e-3);
  });
});

it('writes numbers that read back', () => {
  const numbers = [0, 1, 90, 91, 8280];
  expect([...readDigits(writeDigits(numbers, 2), 2)]).toEqual(numbers);
  expect(() => writeDigits([91 * 91], 2)).toThrow();
  const values = [0, 1.5, 7.25, 3];
  readScale(writeScale(values)).forEach((value, k) => expect(value).toBeCloseTo(values[k]!, 2));
});
