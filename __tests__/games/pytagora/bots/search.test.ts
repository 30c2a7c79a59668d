import { bestLayNow, goodLaysNow, type Position } from '../../../../src/games/pytagora/bots/search';
import {
  judgeLay,
  laidOn,
  spotOf,
  cellAt,
  STEP,
  type Face,
  type Grid,
  type NewPiece,
  type Way,
} from '../../../../src/games/pytagora/rules';
import { bruteForce, everyScore } from '../../../../tools/verify-pytagora/brute';
import { divisionOf, positionOf } from '../../../../tools/verify-pytagora/positions';

const faces = (text: string): Face[] => text.split('') as Face[];

/** The table with this equation on it; pieces that lie there already are crossed. */
function withEquation(grid: Grid, text: string, x: number, y: number, way: Way): Grid {
  const lying = new Set(grid.map((piece) => cellAt(piece.x, piece.y)));
  const pieces = faces(text).flatMap((face, nth): NewPiece[] => {
    const cell = cellAt(x, y) + nth * STEP[way];
    return lying.has(cell) ? [] : [{ ...spotOf(cell), face, from: 'hand' }];
  });
  const verdict = judgeLay({ grid, hand: faces(text), sharedEquals: 0 }, pieces);
  if (verdict.kind !== 'lawful') throw new Error(`${text}: ${verdict.refusal.code}`);
  return laidOn(grid, pieces, verdict.run);
}

const position = (hand: string, grid: Grid = [], sharedEquals = 0): Position => ({
  grid,
  hand: faces(hand),
  sharedEquals,
});

describe('the best equation scores what brute force finds', () => {
  it.each([
    ['7 × 3 = 21', '7*3=21', 8],
    ['12 ÷ 3 = 4 rather than 12 = 3 × 4', '12/*3=4', 9],
    ['only × 1 is possible: 1 point less', '5*1=5', 5],
    ['the sides may not be the same thing twice', '53=53', null],
    ['5 = 5 + 0', '5=5+0', 5],
    ['no number begins with 0', '0=5+05', 5],
    ['nothing divides by 0, nor is 0 divided', '0/5=0', null],
    ['nothing is negative on the way', '3-5+4=2', 7],
    ['no = anywhere', '7*321', null],
  ])('%s', (_name, hand, score) => {
    const at = position(hand);
    expect(bestLayNow(at)?.score ?? null).toBe(score);
    expect(bruteForce(at)).toBe(score);
  });

  it('takes the shared =, or its own when asked to', () => {
    const at = position('7*3=21', [], 1);
    const sourceOf = (takes: 'own' | 'shared') =>
      bestLayNow(at, { takes })!.move.pieces.find(({ face }) => face === '=')!.from;
    expect([sourceOf('own'), sourceOf('shared')]).toEqual(['hand', 'shared']);
    expect(bestLayNow(position('7*321', [], 1))?.score).toBe(8);
  });

  it('crosses an operator, a digit, or the =', () => {
    const grid = withEquation([], '7*3=21', 0, 0, 'across');
    // 4 × 8 = 32, or the like, down through the ×.
    expect(bestLayNow(position('84=32', grid))?.score).toBe(9);
    expect(bestLayNow(position('5+49', grid))?.score).toBe(bruteForce(position('5+49', grid)));
  });

  it('crosses two equations in one', () => {
    let grid = withEquation([], '7*3=21', 0, 0, 'across');
    grid = withEquation(grid, '1+4=5', 5, 0, 'down');
    grid = withEquation(grid, '5+8=13', 5, 4, 'across');
    const at = position('9-64', grid);
    expect(bestLayNow(at)?.score ?? null).toBe(bruteForce(at));
  });

  it('lists good lays by descending score', () => {
    const scores = goodLaysNow(positionOf({ kind: 'classic', equations: 4, rack: 10 }, 3), 30).map(
      ({ score }) => score,
    );
    expect(scores).toHaveLength(30);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('keeps to the limits it is given', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const at = positionOf({ kind: 'classic', equations: 5, rack: 10 }, seed);
      for (const { move, items } of goodLaysNow(at, 10, { pieces: 5, crossings: 1 })) {
        expect(move.pieces.length).toBeLessThanOrEqual(5);
        expect(items.filter(({ kind }) => kind === 'crossing').length).toBeLessThanOrEqual(1);
      }
    }
  });
});

/** Every score the search can find, best first. */
const scoresOf = (at: Position): number[] =>
  [...new Set(goodLaysNow(at, Infinity).map(({ score }) => score))].sort((a, b) => b - a);

describe('× 1 and ÷ 1 score by what is reached', () => {
  it.each([
    ['5 ÷ 5 × 7 = 7, without any 1: a point less than 7 × 5 ÷ 5', '5/5*7=7', [10, 9]],
    ['8 ÷ 1 × 5 = 40: 10, and others by 12 and 11', '8/1*5=40', [12, 11, 10, 9, 8]],
    ['2 × 1 × 3 = 6: one × is by 1', '2*1*3=6', [8, 6]],
  ])('%s', (_name, hand, scores) => {
    expect(scoresOf(position(hand))).toEqual(scores);
    expect([...everyScore(position(hand))].sort((a, b) => b - a)).toEqual(scores);
  });

  it.each([
    { one: true, equations: 0, count: 5 },
    { one: false, equations: 0, count: 5 },
    { one: true, equations: 1, count: 4 },
    { one: false, equations: 1, count: 8 },
    { one: false, equations: 4, count: 5 },
  ])('÷ before ×, $equations equations, a 1: $one: every score there is', ({ count, ...wanted }) => {
    for (let seed = 1; seed <= count; seed++) {
      const at = divisionOf(wanted, seed);
      expect(at.hand.includes('1')).toBe(wanted.one);
      expect(scoresOf(at)).toEqual([...everyScore(at)].sort((a, b) => b - a));
    }
  });
});

describe('the search finds what brute force finds', () => {
  const kinds = ['classic', 'plus-or-minus'] as const;
  const wanted = kinds.flatMap((kind) =>
    [0, 1, 4, 8, 16].flatMap((equations) => [
      { kind, equations, rack: 5, count: 8 },
      { kind, equations, rack: 6, count: 6 },
      { kind, equations, rack: 7, count: equations < 4 ? 2 : 0 },
    ]),
  );

  it.each(wanted)('$kind, $equations equations, racks of $rack', ({ count, ...batch }) => {
    for (let seed = 1; seed <= count; seed++) {
      const at = positionOf(batch, 500 + seed);
      expect(bestLayNow(at)?.score ?? null).toBe(bruteForce(at));
    }
  });
});
