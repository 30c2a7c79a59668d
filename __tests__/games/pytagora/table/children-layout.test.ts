import { shapeOf } from '../../../../src/shell/frame';
import { SQUARE_KINDS } from '../../../../src/games/pytagora/rules';
import {
  fitGroups,
  fitHand,
  layOut,
  layOutSquares,
  PITCH,
} from '../../../../src/games/pytagora/table/children/layout';
import { nearestTarget } from '../../../../src/games/pytagora/table/children/drag';
import { layOutTables } from '../../../../src/games/pytagora/table/children/tablesRoom';

const SCREENS = [
  ['a phone', 374, 764],
  ['a phone on its side', 828, 374],
  ['a small phone', 304, 470],
  ['a tablet', 1008, 1280],
] as const;

describe.each(SCREENS)('on %s', (_name, width, height) => {
  test.each(SQUARE_KINDS)('the squares of %s and the bag stay on the field', (kind) => {
    for (const seats of [2, 3, 4]) {
      const room = layOut(shapeOf(width, height, false), seats, (most) => layOutSquares(kind, most));
      const squares = layOutSquares(kind, room.field);
      expect(squares.width).toBeLessThanOrEqual(width);
      expect(squares.height).toBeLessThanOrEqual(height);
      const cells = kind === 'even-odd' ? 5 : 10;
      squares.squares.forEach(({ x, y }) => {
        expect(x + cells * squares.cell).toBeLessThanOrEqual(squares.width + 0.01);
        expect(y + cells * squares.cell).toBeLessThanOrEqual(squares.height + 0.01);
      });
      expect(squares.bag.x + squares.bag.size).toBeLessThanOrEqual(squares.width + 1);
      expect(squares.bag.y + squares.bag.size).toBeLessThanOrEqual(squares.height + 1);
      expect(squares.bag.size).toBeGreaterThanOrEqual(44);
    }
  });
  test('field, line, hand and buttons fit one above the other', () => {
    const room = layOut(shapeOf(width, height, false), 2, (most) => layOutTables(most));
    const used =
      width > height ? 60 + 58 + room.hand + 54 + 24 : room.field.height + 58 + room.hand + 54 + 24;
    expect(used).toBeLessThanOrEqual(height);
  });
  test.each([1, 5, 10, 11, 17, 24, 30])('a hand of %i is never clipped', (count) => {
    const room = layOut(shapeOf(width, height, false), 4, (most) => layOutSquares('up-and-down', most));
    const { columns, size } = fitHand(count, room.side, room.hand);
    expect(columns * size * PITCH).toBeLessThanOrEqual(room.side);
    expect(Math.ceil(count / columns) * size * PITCH).toBeLessThanOrEqual(room.hand);
    expect(size).toBeGreaterThanOrEqual(20);
  });
});

test('an equation stays on one line where that costs little', () => {
  expect(fitGroups(2, 374, 168).columns).toBe(2);
  expect(fitGroups(5, 374, 168).columns).toBeLessThan(5);
});

test('a dropped piece falls to the nearest place within reach', () => {
  const targets = [
    { id: 0, x: 0, y: 0, reach: 50 },
    { id: 1, x: 60, y: 0, reach: 50 },
  ];
  expect(nearestTarget(targets, 20, 0)).toBe(0);
  expect(nearestTarget(targets, 40, 10)).toBe(1);
  expect(nearestTarget(targets, 200, 0)).toBe(-1);
});
