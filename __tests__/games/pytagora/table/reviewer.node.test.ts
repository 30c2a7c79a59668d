import { cellAt, pytagora, type CrosswordView, type Move } from '../../../../src/games/pytagora/rules';
import { ringsOf, sightOf } from '../../../../src/games/pytagora/table/crossword/lookBack';
import { reviewer } from '../../../../src/games/pytagora/table/reviewer';
import { across, crossword, down, gridOf } from '../rules/support';

const state = crossword({ grid: gridOf(across(0, 0, '7*3=21')), hands: ['5+=8149', '12'] });
const view = pytagora.view(state, 0) as CrosswordView;
const lay: Move = { type: 'lay', pieces: down(2, -2, '5+_=8') };

describe('an equation is drawn', () => {
  const drawn = reviewer.draw(view, lay);
  test('as its pieces, where they were laid', () =>
    expect(drawn.pieces).toEqual([
      { cell: cellAt(2, -2), face: '5' },
      { cell: cellAt(2, -1), face: '+' },
      { cell: cellAt(2, 1), face: '=' },
      { cell: cellAt(2, 2), face: '8' },
    ]));
  test('with a ring that takes in the piece it crosses', () => {
    expect(drawn.cells).toContain(cellAt(2, 0));
    expect(ringsOf({ played: drawn, best: null })).toEqual([
      { kind: 'played', left: 2, right: 2, top: -2, bottom: 2 },
    ]);
  });
  test('and a swap leaves the table bare', () =>
    expect(reviewer.draw(view, { type: 'swap' })).toEqual({ cells: [] }));
});

test('what was missed is said in points', () => {
  const missed = (worth: number, bestWorth: number, language: 'fr' | 'en') =>
    reviewer.gain({ worth, best: lay, bestWorth }, language);
  expect(missed(7, 14, 'fr')).toBe('7 points de plus');
  expect(missed(7, 8, 'fr')).toBe('1 point de plus');
  expect(missed(7, 14, 'en')).toBe('7 points more');
  expect(missed(7, 8, 'en')).toBe('1 point more');
  expect(reviewer.amount(7, 'fr')).toBe('7 points');
});

test('swapping and passing are told as such', () => {
  expect(reviewer.describe(view, { type: 'swap' }, 'fr')).toBe('échange de pièces');
  expect(reviewer.describe(view, { type: 'pass' }, 'en')).toBe('passed');
});

describe('the camera of a look back', () => {
  const BOARD = { width: 374, height: 300 };
  const wide = Array.from({ length: 30 }, (_, x) => ({ x, y: 0 }));
  const inSight = (camera: { x: number; scale: number }, x: number) =>
    camera.x + x * 44 * camera.scale >= 0 && camera.x + (x + 1) * 44 * camera.scale <= BOARD.width;
  test('shows a small table whole', () => {
    const camera = sightOf([{ x: 0, y: 0 }], [{ x: 4, y: 0 }], BOARD);
    expect([0, 4].every((x) => inSight(camera, x))).toBe(true);
    expect(camera.scale * 44).toBeGreaterThan(30);
  });
  test('goes close to the moves where the whole could not be read', () => {
    const camera = sightOf(
      wide,
      [
        { x: 20, y: 0 },
        { x: 25, y: 0 },
      ],
      BOARD,
    );
    expect(camera.scale * 44).toBeCloseTo(30);
    expect([20, 25].every((x) => inSight(camera, x))).toBe(true);
    expect(inSight(camera, 0)).toBe(false);
  });
  test('grows with a large screen', () => {
    const large = { width: 950, height: 870 };
    expect(sightOf([{ x: 0, y: 0 }], [{ x: 4, y: 0 }], large).scale * 44).toBeGreaterThan(60);
    // And where the whole could not be read from farther away, it goes close.
    expect(sightOf(wide, [{ x: 20, y: 0 }], large).scale * 44).toBeGreaterThan(40);
  });
  test('shows both moves, however far apart they are', () => {
    const camera = sightOf(
      wide,
      [
        { x: 0, y: 0 },
        { x: 16, y: 0 },
      ],
      BOARD,
    );
    expect([0, 16].every((x) => inSight(camera, x))).toBe(true);
  });
});
