import { courseNamed, SPOTS, TURNED } from '../../src/games/prime-climb/bots/course';
import { BASE, writeDigits } from '../../src/games/prime-climb/bots/digits';
import { createRack, fillReach, lawOf } from '../../src/games/prime-climb/bots/reach';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';
import { writeModule } from './write';

/**
 * How likely a roll can bring a pawn from one circle to another, whatever part of it is used on that pawn. The way the pawns
 * go hardly matters here, so one table serves all.
 */
export function writeHits(command: string): void {
  const course = courseNamed('climb');
  const codes: number[] = [];
  for (let from = 0; from < TURNED; from++) {
    const chances = new Float64Array(TURNED);
    for (const { numbers, chance } of ROLLS) {
      const rack = createRack(numbers);
      const { ways } = fillReach(course, from, rack, lawOf(true, false));
      for (let to = 0; to < TURNED; to++) {
        let can = false;
        for (let share = 1; share < rack.numberSets; share++) can ||= ways[share * SPOTS + to] !== 0;
        if (can) chances[to]! += chance;
      }
    }
    chances.forEach((chance) => codes.push(Math.round(chance * (BASE - 1))));
  }
  writeModule('hits', command, [
    '',
    '/** How likely a roll can bring a pawn from one circle to another, one digit each, by rows of where it comes from. */',
    'export const hits =',
    `  '${writeDigits(codes, 1)}';`,
  ]);
}
