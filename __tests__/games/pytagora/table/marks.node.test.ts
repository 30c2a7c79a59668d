import { cellAt, type PytagoraEvent } from '../../../../src/games/pytagora/rules';
import { INSET, cornerFor, smallOf } from '../../../../src/games/pytagora/table/crossword/inset';
import { ringAround, ringsFor } from '../../../../src/games/pytagora/table/crossword/rings';
import { laidIn } from '../../../../src/games/pytagora/table/crossword/marks';
import { speedAt } from '../../../../src/ui/edgeSpeed';
import { lastMovesOf } from '../../../../src/shell/frame/lastMoves';
import { across, gridOf } from '../rules/support';

const laidBy = (seat: number, cells: readonly number[]): PytagoraEvent => ({
  type: 'laid',
  seat,
  shared: 0,
  score: 5,
  way: 'across',
  cells,
  faces: [],
  crossings: [],
  items: [],
  points: 5,
});
const row = (y: number, from = 0) => Array.from({ length: 5 }, (_, nth) => cellAt(from + nth, y));

describe('rings', () => {
  const grid = gridOf(across(0, 0, '1+2=3'), across(0, 4, '2+2=4'));
  test('one round the last equation of every other seat since, clear of its pieces and knobs', () => {
    const rings = ringsFor(
      grid,
      lastMovesOf([laidBy(1, row(0)), laidBy(2, row(2)), laidBy(1, row(4))], laidIn),
      null,
    );
    expect(rings.map(({ seat, bounds }) => [seat, bounds.top])).toEqual([
      [2, 2],
      [1, 4],
    ]);
    const { x, y, width, height } = ringAround(rings[1]!.bounds);
    expect([x < 0, y < 4 * 44, x + width > 5 * 44 + 9, y + height > 5 * 44 + 9]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
  test('and one round what was laid just now', () => {
    const rings = ringsFor(grid, [{ seat: 1, cells: row(0) }], { seat: 0, cells: row(4) });
    expect(rings.map(({ seat }) => seat)).toEqual([1, 0]);
  });
  test('faces of neighbours do not lie on each other', () => {
    const [one, other] = ringsFor(
      grid,
      [1, 2].map((seat) => ({ seat, cells: row(0) })),
      null,
    );
    expect(one!.face).not.toEqual(other!.face);
  });
});

describe('the overview in a corner', () => {
  const seen = { width: 374, height: 400 };
  const camera = { x: 0, y: 0, scale: 1 };
  test('lies top right, unless pieces lie there', () => {
    const right = seen.width - INSET.width - INSET.edge;
    expect(cornerFor([{ x: 0, y: 0 }], camera, seen)).toEqual({ left: right, top: INSET.edge });
    expect(cornerFor([{ x: 7, y: 1 }], camera, seen)).toEqual({ left: INSET.edge, top: INSET.edge });
  });
  test('on the lowest board it is not there rather than over a piece', () => {
    const low = { width: 304, height: 180 };
    const row = Array.from({ length: 7 }, (_, x) => [1, 3].map((y) => ({ x, y }))).flat();
    expect(cornerFor(row, camera, low)).toBeNull();
    expect(cornerFor([{ x: 3, y: 2 }], camera, low)).not.toBeNull();
  });
  test('shows every piece, however far they reach', () => {
    for (const far of [3, 12, 60]) {
      const spots = [
        { x: -far, y: 0 },
        { x: far, y: 5 },
      ];
      const { x, y, cell } = smallOf(spots);
      for (const spot of spots) {
        expect(x + spot.x * cell).toBeGreaterThanOrEqual(0);
        expect(x + (spot.x + 1) * cell).toBeLessThanOrEqual(INSET.width);
        expect(y + (spot.y + 1) * cell).toBeLessThanOrEqual(INSET.height);
      }
    }
  });
});

test('a piece that is carried to an edge moves the table on, slowly at first, and not in the middle', () => {
  expect(speedAt(200, 400)).toBe(0);
  expect(speedAt(20, 400)).toBeGreaterThan(0);
  expect(speedAt(380, 400)).toBeLessThan(0);
  expect(speedAt(2, 400)).toBeGreaterThan(5 * speedAt(18, 400));
});
