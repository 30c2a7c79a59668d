import {
  cellAt,
  judgeLay,
  REACH,
  spotOf,
  type Grid,
  type NewPiece,
  type PlacementCode,
} from '../../../../src/games/pytagora/rules';
import { across, down, faces, gridOf, judged } from './support';

const codeOf = (grid: Grid, pieces: readonly NewPiece[], shared?: number) => {
  const verdict = judged(grid, pieces, shared);
  return verdict.kind === 'lawful' ? 'lawful' : verdict.refusal.code;
};
const cellsOf = (grid: Grid, pieces: readonly NewPiece[]) => {
  const verdict = judged(grid, pieces);
  return verdict.kind === 'lawful' ? null : verdict.refusal.cells?.map(spotOf);
};

/** `7 × 3 = 21` across, its 7 at 0,0. */
const first = gridOf(across(0, 0, '7*3=21'));

describe('a lay that is lawful', () => {
  test.each<[string, Grid, NewPiece[]]>([
    ['the first equation lies anywhere', [], across(-17, 230, '7*3=21')],
    ['or reads downwards', [], down(4, 4, '7*3=21')],
    ['a line of its own, touching nothing', first, across(0, 2, '1+2=3')],
    ['down through a digit', first, down(0, -2, '3+_=10')],
    ['down through the ×', first, down(1, -1, '4_5=20')],
    ['down through the =', first, down(3, -3, '1+2_3')],
    ['down from a digit', first, down(2, 0, '_+4=7')],
    ['down onto a digit', first, down(4, -4, '1+1=_')],
    ['one piece from the hand and a shared =', first, down(4, -4, '1+1:_')],
    ['a corner touching only at a point', first, across(6, 1, '1+2=3')],
    ['parallel with one row between', first, across(1, -2, '1+2=3')],
  ])('%s', (_name, grid, pieces) => expect(codeOf(grid, pieces)).toBe('lawful'));

  test('the order in which pieces are named says nothing', () => {
    expect(codeOf([], [...across(0, 0, '7*3=21')].reverse())).toBe('lawful');
  });
  test('one new piece may finish an equation between pieces that lie', () => {
    const grid = gridOf(down(0, 0, '1+6=7'), down(2, 0, '2+3=5'), down(4, 4, '7+1=8'));
    // Row 4 holds 7 _ 5 _ 7: neither in one equation, nor without gaps between them.
    expect(codeOf(grid, across(0, 4, '_-_='))).toBe('unequal');
    const other = gridOf(down(0, 0, '1+6=7'), down(2, 0, '2+5=7'), down(4, 4, '0+1=1'));
    expect(codeOf(other, across(0, 4, '_-_=_'))).toBe('lawful');
  });
});

describe('a lay that is refused', () => {
  test.each<[string, PlacementCode | 'two-equals' | 'unequal', Grid, NewPiece[]]>([
    ['nothing at all', 'nothing-from-hand', first, []],
    ['a shared = alone', 'nothing-from-hand', first, across(9, 9, ':')],
    ['beyond the reach of the grid', 'too-far', [], across(REACH - 2, 0, '1+2=3')],
    ['on a piece', 'cell-taken', first, down(0, 0, '1+2=3')],
    ['two on one cell', 'cell-taken', [], [...across(0, 0, '1+2=3'), ...across(0, 0, '1')]],
    ['a shared piece that is no =', 'shared-equals-only', [], [{ x: 0, y: 0, face: '7', from: 'shared' }]],
    ['more shared = than there are', 'shared-equals-used-up', [], across(0, 0, '1:1:1')],
    ['round a corner', 'not-one-line', [], [...across(0, 0, '1+2=3'), ...down(4, 1, '1')]],
    ['with a gap', 'gap', [], across(0, 0, '1+_2=3')],
    ['a piece after an equation', 'lengthens-equation', first, across(6, 0, '0')],
    ['a piece before it', 'lengthens-equation', first, across(-1, 0, '1')],
    ['an equation that runs into another', 'lengthens-equation', first, across(-6, 0, '1+2=3+')],
    ['side by side', 'touches-neighbour', first, across(0, 1, '1+2=3')],
    ['side by side by one piece', 'touches-neighbour', first, across(5, 1, '1+2=3')],
    ['its end against the side of another', 'touches-neighbour', first, down(6, 0, '1+2=3')],
    ['down through a second =', 'two-equals', first, down(3, -3, '1=2_3')],
  ])('%s: %s', (_name, code, grid, pieces) => expect(codeOf(grid, pieces)).toBe(code));

  test('a piece that is not in the hand, as often as it is laid', () => {
    const lay = (hand: string) =>
      judgeLay({ grid: [], hand: faces(hand), sharedEquals: 0 }, across(0, 0, '2+2=4'));
    expect(lay('2+=4')).toMatchObject({ refusal: { code: 'piece-not-in-hand', cells: [cellAt(2, 0)] } });
    expect(lay('2+=24').kind).toBe('lawful');
  });
  test('a shared = does not stand for one in the hand', () => {
    const supply = { grid: [], hand: faces('2+24'), sharedEquals: 1 };
    expect(judgeLay(supply, across(0, 0, '2+2=4'))).toMatchObject({ refusal: { code: 'piece-not-in-hand' } });
    expect(judgeLay(supply, across(0, 0, '2+2:4')).kind).toBe('lawful');
    expect(judgeLay({ ...supply, sharedEquals: 0 }, across(0, 0, '2+2:4'))).toMatchObject({
      refusal: { code: 'shared-equals-used-up' },
    });
  });
  test('a run from another equation’s direction may be crossed once in each direction only', () => {
    const crossed = gridOf(across(0, 0, '7*3=21'), down(0, 0, '_-3=4'));
    expect(codeOf(crossed, down(0, 5, '5'))).toBe('lengthens-equation');
  });
});

describe('a refusal points at what is wrong', () => {
  test('the gap', () => expect(cellsOf([], across(0, 0, '1+_2=3'))).toEqual([{ x: 2, y: 0 }]));
  test('the equation that would grow', () => {
    expect(cellsOf(first, across(6, 0, '0'))).toEqual(first.map(({ x, y }) => ({ x, y })));
  });
  test('the neighbours', () => expect(cellsOf(first, across(5, 1, '1+2=3'))).toEqual([{ x: 5, y: 0 }]));
  test('the step that is not whole, in the cells of the grid', () => {
    expect(cellsOf([], down(3, 5, '8=7/2+1'))).toEqual([7, 8, 9].map((y) => ({ x: 3, y })));
  });
  test('a draft with a gap is unfinished, one that touches is wrong', () => {
    expect(judged([], across(0, 0, '1+_2=3'))).toMatchObject({ refusal: { unfinished: true } });
    expect(judged(first, across(0, 1, '1+2=3'))).not.toMatchObject({ refusal: { unfinished: true } });
  });
  test('the run is told even where it is refused, for the screen to light up', () => {
    expect(judged(first, down(0, -2, '3+_'))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'no-equals', unfinished: true },
      run: { way: 'down', faces: ['3', '+', '7'], crossings: [2] },
    });
  });
});

describe('cells', () => {
  test('every spot within reach has a number of its own, and ends of rows are no neighbours', () => {
    for (const [x, y] of [
      [0, 0],
      [-REACH, -REACH],
      [REACH, -REACH],
      [-REACH, REACH],
      [REACH, REACH],
      [3, -7],
    ] as const)
      expect(spotOf(cellAt(x, y))).toEqual({ x, y });
    expect(cellAt(-REACH, 1) - cellAt(REACH, 0)).toBe(2);
  });
});
