import { circleOf, isSafe, SPOTS, type Course } from './course';
import { fillReach, moves, reaches, traceBack, type Law, type Rack, type Reach, type Use } from './reach';

/** A turn under way, as far as one's own two pawns go. */
export interface Outset {
  readonly course: Course;
  /** One pawn home wins. */
  readonly sprint: boolean;
  readonly law: Law;
  readonly a: number;
  readonly b: number;
  readonly rack: Rack;
  /** The pawn moved last so far, if the move has begun: of two on one circle it stays. */
  readonly last: 0 | 1 | null;
}

/**
 * A position in which the move can end. One and the same object is shown again and again while endings are visited: copy
 * what is to be kept.
 */
export interface Ending {
  /** Where the pawns are in the end, the bumped one too. */
  a: number;
  b: number;
  /** Keepers not used, as bits. */
  kept: number;
  won: boolean;
  /** Where they were led, and by which shares of the rack. */
  ledA: number;
  ledB: number;
  shareA: number;
  shareB: number;
  last: 0 | 1 | null;
}

export interface Ways {
  readonly outset: Outset;
  readonly a: Reach;
  readonly b: Reach;
}

export interface Step extends Use {
  readonly pawn: 0 | 1;
}

/**
 * The pawns do not get in each other's way before the move ends, so a turn falls apart into what one pawn can do with a
 * share of the rack and what the other can do with the rest: that keeps even nine keepers within reach.
 */
export function waysOf(outset: Outset, reuse?: Ways): Ways {
  const { course, a, b, rack, law } = outset;
  return {
    outset,
    a: fillReach(course, a, rack, law, reuse?.a),
    b: fillReach(course, b, rack, law, reuse?.b),
  };
}

export const createEnding = (): Ending => ({
  a: 0,
  b: 0,
  kept: 0,
  won: false,
  ledA: 0,
  ledB: 0,
  shareA: 0,
  shareB: 0,
  last: null,
});

type Visit = (ending: Ending) => void;

/** Whether endings that keep these keepers are worth a look. */
type Worth = (kept: number) => boolean;

/** Shows every ending that is worth it at least once, those that keep more before those that keep less. It yields often. */
export function* visitEndings(
  ways: Ways,
  visit: Visit,
  isWorth: Worth = () => true,
): Generator<void, void, void> {
  const { rack } = ways.outset;
  const ending = createEnding();
  visitWins(ways, ending, visit);
  const all = rack.keeperSets - 1;
  for (let numbers = 0; numbers < rack.numberSets; numbers++)
    for (let keepers = 0; keepers <= all; keepers++) {
      const shareA = numbers * rack.keeperSets + keepers;
      if (ways.a.lengths[shareA] === 0) continue;
      // Every set of the keepers that pawn a leaves, by counting up within its bits.
      const others = all & ~keepers;
      for (let subset = 0; ; subset = (subset - others) & others) {
        if (isWorth(others & ~subset))
          visitSplit(ways, shareA, (rack.numberSets - 1 - numbers) * rack.keeperSets + subset, ending, visit);
        if (subset === others) break;
      }
      yield;
    }
}

/** Without interruption, for tools and small racks. */
export function eachEnding(ways: Ways, visit: Visit): void {
  const visiting = visitEndings(ways, visit);
  while (!visiting.next().done);
}

/** The winning pawn need not use the rest, so a win may leave numbers over. */
function visitWins(ways: Ways, ending: Ending, visit: Visit): void {
  const { outset, a, b } = ways;
  const { course, rack, sprint } = outset;
  const shares = rack.numberSets * rack.keeperSets;
  const all = rack.keeperSets - 1;
  for (let shareA = 0; shareA < shares; shareA++) {
    if (sprint) {
      if (reaches(a, shareA, course.home)) showWin(outset, ending, visit, shareA, 0);
      if (reaches(b, shareA, course.home)) showWin(outset, ending, visit, 0, shareA);
      continue;
    }
    if (!reaches(a, shareA, course.home)) continue;
    for (let shareB = 0; shareB < shares; shareB++)
      if ((shareA & shareB & all) === 0 && reaches(b, shareB, course.home) && within(rack, shareA, shareB))
        showWin(outset, ending, visit, shareA, shareB);
  }
}

function showWin(
  { course, a, b, rack }: Outset,
  ending: Ending,
  visit: Visit,
  shareA: number,
  shareB: number,
): void {
  const all = rack.keeperSets - 1;
  ending.a = ending.ledA = shareA > 0 || a === course.home ? course.home : a;
  ending.b = ending.ledB = shareB > 0 || b === course.home ? course.home : b;
  ending.kept = all & ~(shareA | shareB);
  ending.won = true;
  ending.shareA = shareA;
  ending.shareB = shareB;
  ending.last = shareB > 0 ? 1 : 0;
  visit(ending);
}

/** Whether the rack has the numbers of both shares. */
function within(rack: Rack, shareA: number, shareB: number): boolean {
  let numbersA = Math.floor(shareA / rack.keeperSets);
  let numbersB = Math.floor(shareB / rack.keeperSets);
  for (const count of rack.counts) {
    if ((numbersA % (count + 1)) + (numbersB % (count + 1)) > count) return false;
    numbersA = Math.floor(numbersA / (count + 1));
    numbersB = Math.floor(numbersB / (count + 1));
  }
  return true;
}

function visitSplit(ways: Ways, shareA: number, shareB: number, ending: Ending, visit: Visit): void {
  const { a: reachA, b: reachB, outset } = ways;
  const { course, rack, sprint } = outset;
  const fromA = shareA * SPOTS;
  const fromB = shareB * SPOTS;
  const lengthA = reachA.lengths[shareA]!;
  const lengthB = reachB.lengths[shareB]!;
  const { home } = course;
  ending.kept = (rack.keeperSets - 1) & ~(shareA | shareB);
  ending.won = false;
  ending.shareA = shareA;
  ending.shareB = shareB;
  for (let k = 0; k < lengthA; k++) {
    const ledA = reachA.spots[fromA + k]!;
    for (let m = 0; m < lengthB; m++) {
      const ledB = reachB.spots[fromB + m]!;
      // Wins have been shown.
      if (sprint ? ledA === home || ledB === home : ledA === home && ledB === home) continue;
      ending.ledA = ending.a = ledA;
      ending.ledB = ending.b = ledB;
      ending.last = shareB > 0 ? 1 : 0;
      if (circleOf(ledA) === circleOf(ledB) && !isSafe(circleOf(ledA))) visitShared(ways, ending, visit);
      else visit(ending);
    }
  }
}

/** Both own pawns on one circle: the one moved last stays. If both were moved, either order will do. */
function visitShared({ outset, a, b }: Ways, ending: Ending, visit: Visit): void {
  const { bumped } = outset.course;
  const { ledA, ledB, shareA, shareB } = ending;
  const movesA = moves(a, shareA, ledA);
  const movesB = moves(b, shareB, ledB);
  if (movesA || (!movesB && outset.last === 0)) {
    ending.b = bumped[ledB]!;
    ending.last = 0;
    visit(ending);
    ending.b = ledB;
  }
  if (movesB || (!movesA && outset.last === 1)) {
    ending.a = bumped[ledA]!;
    ending.last = 1;
    visit(ending);
    ending.a = ledA;
  }
}

/** A sequence of uses that leads to this ending. */
export function stepsTo(ways: Ways, { ledA, ledB, shareA, shareB, last }: Readonly<Ending>): readonly Step[] {
  const stepsA = traceBack(ways.a, shareA, ledA).map((use): Step => ({ pawn: 0, ...use }));
  const stepsB = traceBack(ways.b, shareB, ledB).map((use): Step => ({ pawn: 1, ...use }));
  return last === 0 ? [...stepsB, ...stepsA] : [...stepsA, ...stepsB];
}
