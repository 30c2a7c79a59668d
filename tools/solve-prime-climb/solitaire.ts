import { pairIndex, type Course } from '../../src/games/prime-climb/bots/course';
import { extendTurns, type Extension } from '../../src/games/prime-climb/bots/keeper-turns';
import { ROLLS } from '../../src/games/prime-climb/bots/rolls';
import { createDice, type Dice } from '../../src/engine';
import { fitLinear } from './fit';
import { bagOf, leastAfter, prospectsOf, spotsIn, type Bag, type Prospects } from './keeping';

/**
 * Turns expected in a solitaire with n keepers, whichever they are: each turn is solved exactly, but which keepers are held
 * is drawn anew for every roll instead of being part of the position. With few keepers every position is solved; with more
 * of them, which takes long, some are, and the rest follow from the byKeepers with fewer keepers.
 */
export interface Task {
  readonly course: Course;
  /** Turns without any cards, to begin with. */
  readonly plain: Float64Array;
  /** Numbers of keepers for which every position is solved: 0 up to, and without, this. */
  readonly solved: number;
  readonly sweeps: number;
  readonly samples: number;
  /**
   * How the turns with more keepers follow from those with fewer: by a line, which fits better, or in proportion, which can
   * promise nothing absurd where few positions of many were solved.
   */
  readonly follows: 'line' | 'part';
  /** What an earlier run came to, to go on from. */
  readonly from?: Solved;
}

export interface Solved {
  readonly byKeepers: readonly Float64Array[];
  readonly extension: Extension;
}

const KEEPERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** A first guess: what each keeper saves of the turns, and what holding any does. */
const GUESS = { each: 0.13, any: 0.3 };
const FOLLOWS = 0.8;
/** Few positions are solved with many keepers, so more hands of keepers can be tried. */
const HANDS = 3;
const AVERAGED = 4;

type Pair = readonly [number, number];

export function solveSolitaire({ course, plain, solved, sweeps, samples, follows, from }: Task): Solved {
  const dice = createDice(7);
  const pairs = livePairs(course);
  const byKeepers = Array.from(
    { length: solved },
    (_, n) =>
      from?.byKeepers[n] ??
      plain.map((turns) =>
        turns === 0 ? 0 : Math.max(1, turns * (1 - GUESS.each * n) - (n > 0 ? GUESS.any : 0)),
      ),
  );
  let extension: Extension = [
    [1 - FOLLOWS, FOLLOWS],
    [1 - FOLLOWS, FOLLOWS],
  ];
  let prospects: Prospects | undefined;
  const start = pairIndex(course.start, course.start);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    // Later sweeps are averaged: what is left then is mostly the luck of the hands that were drawn.
    const rate = sweep < sweeps - AVERAGED ? 1 : 1 / (AVERAGED + 2 - (sweeps - sweep));
    for (let n = solved - 1; n >= 0; n--) {
      prospects = prospectsOf(course, extendTurns(byKeepers, extension), prospects);
      const turns = backUp(course, n, pairs, prospects, dice, 1);
      pairs.forEach(
        ([a, b], k) =>
          (byKeepers[n]![pairIndex(a, b)]! += rate * (turns[k]! - byKeepers[n]![pairIndex(a, b)]!)),
      );
      console.log(`  sweep ${sweep + 1}, ${n} keepers: ${byKeepers[n]![start]!.toFixed(3)} from the start`);
    }
    for (let more = 0; more < extension.length; more++) {
      const n = solved + more;
      prospects = prospectsOf(course, extendTurns(byKeepers, extension), prospects);
      const some = dice.shuffle(pairs).slice(0, more === 0 ? samples : samples >> 1);
      const turns = backUp(course, n, some, prospects, dice, HANDS);
      const known = extendTurns(byKeepers, extension)[n - 1]!;
      const before = some.map(([a, b]) => known[pairIndex(a, b)]!);
      const weights = follows === 'line' ? lineThrough(before, turns) : partOf(before, turns);
      extension = extension.map((old, k) => (k === more ? weights : old));
      console.log(
        `  ${n} keepers: ${weights.map((weight) => weight.toFixed(3)).join(' + ')} times those with one less`,
      );
    }
  }
  return { byKeepers, extension };
}

const lineThrough = (before: readonly number[], turns: readonly number[]): readonly number[] =>
  fitLinear(
    before.map((one) => [1, one]),
    turns,
  );

/** All but the turn to come shrinks by the same part. */
function partOf(before: readonly number[], turns: readonly number[]): readonly number[] {
  const [part] = fitLinear(
    before.map((one) => [one - 1]),
    turns.map((one) => one - 1),
  );
  return [1 - part!, part!];
}

function livePairs(course: Course): readonly Pair[] {
  const spots = spotsIn(course);
  return spots.flatMap((a) =>
    spots.filter((b) => b <= a && !(a === course.home && b === course.home)).map((b): Pair => [a, b]),
  );
}

/** One turn from each of these positions with n keepers, drawn for each roll. */
function backUp(
  course: Course,
  n: number,
  pairs: readonly Pair[],
  prospects: Prospects,
  dice: Dice,
  hands: number,
): readonly number[] {
  const turns = pairs.map(() => 1);
  for (const { numbers, chance } of ROLLS)
    for (let hand = 0; hand < hands; hand++) {
      const bag: Bag = bagOf(course, numbers, dice.shuffle(KEEPERS).slice(0, n));
      pairs.forEach(
        ([a, b], k) => (turns[k]! += (chance / hands) * leastAfter(course, bag, prospects, a, b)),
      );
    }
  return turns;
}
