import {
  cellAt,
  indexOf,
  otherWay,
  spotOf,
  STEP,
  WAYS,
  type Index,
  type Way,
} from '../../src/games/pytagora/rules/crossword/grid';
import { isDigit, type Face } from '../../src/games/pytagora/rules/crossword/pieces';
import { judgeLay, type NewPiece, type Supply } from '../../src/games/pytagora/rules/crossword/placement';
import { pointsOf } from './points';

/** Cells in a row that new pieces could fill up: null where one is to be laid, else what lies there. */
interface Stretch {
  readonly way: Way;
  readonly cell: number;
  readonly faces: readonly (Face | null)[];
}

/** The best score there is, or null. */
export function bruteForce(supply: Supply): number | null {
  const scores = everyScore(supply);
  return scores.size === 0 ? null : Math.max(...scores);
}

/**
 * Every score there is: every sequence of pieces on every stretch of every line. Nothing is shared with the search of the bots;
 * the engine judges whatever comes out even, and its points are reckoned again from the page.
 */
export function everyScore(supply: Supply): ReadonlySet<number> {
  const scores = new Set<number>();
  for (const stretch of stretchesOf(supply))
    everyEvenRun(supply, stretch, (run) => {
      const score = scoreOn(supply, stretch, run);
      if (score === null) return;
      const crossings = stretch.faces.filter((face) => face !== null).length;
      const reckoned = pointsOf(run.join('')) + crossings;
      if (score !== reckoned)
        throw new Error(`${run.join('')}: ${score} by the engine, ${reckoned} by the page`);
      scores.add(score);
    });
  return scores;
}

/** Stretches that read alike are one: what can be laid there is the same. */
function stretchesOf(supply: Supply): readonly Stretch[] {
  const index = indexOf(supply.grid);
  const most = supply.hand.length + Math.min(1, supply.sharedEquals);
  const different = new Map<string, Stretch>();
  const add = (stretch: Stretch | null): void => {
    const key = stretch?.faces.map((face) => face ?? '.').join('');
    if (stretch && key && !different.has(key)) different.set(key, stretch);
  };
  // No piece is anywhere near this line.
  const aside = cellAt(-200, -200);
  for (let size = 3; size <= most; size++) add(stretchAt(index, 'across', aside, size));
  const longest = most + supply.grid.length;
  for (const { x, y } of supply.grid)
    for (const way of WAYS)
      for (let before = 0; before <= most; before++)
        for (let size = before + 1; size <= before + longest; size++) {
          const stretch = stretchAt(index, way, cellAt(x, y) - before * STEP[way], size);
          const fresh = stretch?.faces.filter((face) => face === null).length ?? 0;
          if (fresh > most) break;
          add(stretch);
        }
  return [...different.values()];
}

/** The stretch, if the rules let new pieces fill it. */
function stretchAt(index: Index, way: Way, cell: number, size: number): Stretch | null {
  const step = STEP[way];
  const aside = STEP[otherWay(way)];
  if (index.has(cell - step) || index.has(cell + size * step)) return null;
  const faces: (Face | null)[] = [];
  for (let nth = 0; nth < size; nth++) {
    const here = cell + nth * step;
    const piece = index.get(here);
    if (piece ? piece[way] : index.has(here - aside) || index.has(here + aside)) return null;
    faces.push(piece?.face ?? null);
  }
  return faces.includes(null) ? { way, cell, faces } : null;
}

const NEARLY = 1e-6;
const NO_NUMBER = -1;
const NO_GOAL = -1;

/**
 * Every way to fill the stretch so that both sides come to the same in plain arithmetic, one piece after the other. A
 * side under way is the sum before this term, the term before this number, and the number.
 */
function everyEvenRun(
  { hand, sharedEquals }: Supply,
  { faces }: Stretch,
  take: (run: readonly Face[]) => void,
): void {
  const pieces = sharedEquals > 0 ? [...hand, '=' as const] : hand;
  const different = [...new Set(pieces)];
  const left = different.map((face) => pieces.filter((other) => other === face).length);
  const run: Face[] = [];

  function next(
    sum: number,
    isMinus: boolean,
    term: number,
    over: boolean,
    number: number,
    goal: number,
  ): void {
    const reached = over ? term / number : term * number;
    const value = isMinus ? sum - reached : sum + reached;
    if (run.length === faces.length) {
      if (goal !== NO_GOAL && number !== NO_NUMBER && Math.abs(value - goal) < NEARLY) take(run);
      return;
    }
    const follow = (face: Face): void => {
      run.push(face);
      if (isDigit(face)) {
        const longer = number === NO_NUMBER ? Number(face) : number * 10 + Number(face);
        // No number begins with 0.
        if (number !== 0) next(sum, isMinus, term, over, longer, goal);
      } else if (number !== NO_NUMBER) {
        if (face === '=') {
          if (goal === NO_GOAL && value >= 0) next(0, false, 1, false, NO_NUMBER, value);
        } else if (face === '*' || face === '/') next(sum, isMinus, reached, face === '/', NO_NUMBER, goal);
        else next(value, face === '-', 1, false, NO_NUMBER, goal);
      }
      run.pop();
    };
    const lying = faces[run.length];
    if (lying) return follow(lying);
    for (let nth = 0; nth < different.length; nth++) {
      if (left[nth] === 0) continue;
      left[nth]!--;
      follow(different[nth]!);
      left[nth]!++;
    }
  }
  next(0, false, 1, false, NO_NUMBER, NO_GOAL);
}

/** What the engine says: with an = of one's own if there is one, else with a shared one. */
function scoreOn(supply: Supply, { way, cell, faces }: Stretch, run: readonly Face[]): number | null {
  const own = supply.hand.includes('=');
  const pieces = run.flatMap((face, nth): NewPiece[] => {
    if (faces[nth] !== null) return [];
    const { x, y } = spotOf(cell + nth * STEP[way]);
    return [{ x, y, face, from: face === '=' && !own ? 'shared' : 'hand' }];
  });
  const verdict = judgeLay(supply, pieces);
  return verdict.kind === 'lawful' ? verdict.score.points : null;
}
