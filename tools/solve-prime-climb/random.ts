import { circleOf, isSafe, NOWHERE, targetIndex, type Course } from '../../src/games/prime-climb/bots/course';
import { createDice, type Dice } from '../../src/engine';

/** Turns that somebody needs who uses any number on any pawn in any lawful way. */
function randomTurns(course: Course, sprint: boolean, dice: Dice): number {
  const pawns = [course.start, course.start];
  const isHome = (pawn: number) => pawns[pawn] === course.home;
  const won = () => (sprint ? isHome(0) || isHome(1) : isHome(0) && isHome(1));
  for (let turns = 1; ; turns++) {
    const [one, other] = [1 + dice.below(10), 1 + dice.below(10)];
    const numbers = one === other ? [one, one, one, one] : [one, other];
    let last = 0;
    while (numbers.length > 0) {
      const uses: number[][] = [];
      numbers.forEach((number, nth) => {
        for (let pawn = 0; pawn < 2; pawn++)
          for (let operation = 0; operation < 4; operation++) {
            const to = course.targets[targetIndex(pawns[pawn]!, number) + operation]!;
            if (to !== NOWHERE) uses.push([nth, pawn, to]);
          }
      });
      const [nth, pawn, to] = dice.pick(uses) as [number, number, number];
      numbers.splice(nth, 1);
      pawns[pawn] = to;
      last = pawn;
      if (won()) return turns;
    }
    const circle = circleOf(pawns[0]!);
    if (circle === circleOf(pawns[1]!) && !isSafe(circle)) pawns[1 - last] = course.bumped[pawns[1 - last]!]!;
  }
}

export interface Mean {
  readonly mean: number;
  readonly error: number;
}

export function meanOf(counts: readonly number[]): Mean {
  const mean = counts.reduce((sum, one) => sum + one, 0) / counts.length;
  const variance = counts.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (counts.length - 1);
  return { mean, error: Math.sqrt(variance / counts.length) };
}

export function randomMean(course: Course, sprint: boolean, games: number): Mean {
  const dice = createDice(1);
  return meanOf(Array.from({ length: games }, () => randomTurns(course, sprint, dice)));
}
