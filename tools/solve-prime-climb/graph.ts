import { circleOf, pairIndex, pairsOf, TURNED, type Course } from '../../src/games/prime-climb/bots/course';
import { eachEnding } from '../../src/games/prime-climb/bots/endings';
import { createRack, fillReach, lawOf } from '../../src/games/prime-climb/bots/reach';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';

/** A one-seat game without cards: which positions lead where. */
export interface Graph {
  readonly course: Course;
  readonly sprint: boolean;
  readonly pairs: number;
  readonly start: number;
  /** 1 where the game is won. */
  readonly won: Uint8Array;
  /** Positions that can come about and are not won, those with most behind them first. */
  readonly order: Uint16Array;
  /** What is behind both pawns together. */
  readonly progress: Int16Array;
  /** The distinct endings of position p and roll r lie in `ends` from `from[p * 55 + r]` to the next. */
  readonly from: Uint32Array;
  readonly ends: Uint16Array;
}

const LAW = lawOf(true, false);
const ROOM = 1 << 20;

export function graphOf(course: Course, sprint: boolean): Graph {
  const pairs = pairsOf(course);
  const won = new Uint8Array(pairs);
  const progress = new Int16Array(pairs);
  const standing = spotsOf(course);
  const live: number[] = [];
  for (const a of standing)
    for (const b of standing) {
      if (b > a) continue;
      const pair = pairIndex(a, b);
      progress[pair] = course.progress[a]! + course.progress[b]!;
      const isWon = sprint ? a === course.home || b === course.home : a === course.home && b === course.home;
      if (isWon) won[pair] = 1;
      else live.push(pair);
    }
  const order = Uint16Array.from(live.sort((a, b) => progress[b]! - progress[a]!));
  const start = pairIndex(course.start, course.start);
  return { course, sprint, pairs, start, won, order, progress, ...edgesOf(course, sprint, standing, pairs) };
}

/** Before it turns no pawn is on 101. */
const spotsOf = ({ name, spots }: Course): readonly number[] =>
  Array.from({ length: spots }, (_, spot) => spot).filter(
    (spot) => name !== 'there-and-back' || spot >= TURNED || circleOf(spot) < TURNED - 1,
  );

function edgesOf(course: Course, sprint: boolean, standing: readonly number[], pairs: number) {
  const racks = ROLLS.map(({ numbers }) => createRack(numbers));
  const reaches = racks.map((rack) => {
    const bySpot = new Map(standing.map((spot) => [spot, fillReach(course, spot, rack, LAW)] as const));
    return { rack, bySpot };
  });
  const from = new Uint32Array(pairs * ROLLS.length + 1);
  const seen = new Int32Array(pairs).fill(-1);
  let ends = new Uint16Array(ROOM);
  let length = 0;
  for (let a = 0; a < course.spots; a++)
    for (let b = 0; b <= a; b++)
      reaches.forEach(({ rack, bySpot }, roll) => {
        const row = pairIndex(a, b) * ROLLS.length + roll;
        const [reachA, reachB] = [bySpot.get(a), bySpot.get(b)];
        if (reachA && reachB && !(a === course.home && (sprint || b === course.home))) {
          const outset = { course, sprint, law: LAW, a, b, rack, last: null };
          eachEnding({ outset, a: reachA, b: reachB }, (ending) => {
            const pair = pairIndex(ending.a, ending.b);
            if (seen[pair] === row) return;
            seen[pair] = row;
            if (length === ends.length) ends = grown(ends);
            ends[length++] = pair;
          });
        }
        from[row + 1] = length;
      });
  return { from, ends: ends.subarray(0, length) };
}

function grown(array: Uint16Array): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(array.length * 2);
  larger.set(array);
  return larger;
}
