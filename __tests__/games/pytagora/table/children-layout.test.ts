import { shapeOf } from '../../../../src/shell/frame';
import { roomFor } from '../../../../src/ui';
import {
  defaultsFor,
  pytagora,
  SQUARE_KINDS,
  type SquareKind,
  type SquareState,
} from '../../../../src/games/pytagora/rules';
import {
  fitGroups,
  fitHand,
  gridOfHand,
  layOut,
  PITCH,
} from '../../../../src/games/pytagora/table/children/layout';
import { layOutBubble } from '../../../../src/games/pytagora/table/children/Bubble';
import type { Spot } from '../../../../src/games/pytagora/table/children/layout';
import { arrowTo, freeIn, meadowIn } from '../../../../src/games/pytagora/table/children/meadow';
import {
  cornerOf,
  layOutSquares,
  lookAt,
  seenWhole,
} from '../../../../src/games/pytagora/table/children/squaresRoom';
import { nearestTarget } from '../../../../src/games/pytagora/table/children/drag';
import { layEarlier, layOutTables } from '../../../../src/games/pytagora/table/children/tablesRoom';

const UP = defaultsFor('up-and-down', 2) as SquareState['config'];
/** Where the square goes on when everything before this place lies. */
const squareAt = (place: number) => {
  const start = pytagora.start(UP) as SquareState;
  const view = pytagora.view({ ...start, grown: [place - 1] }, 'table');
  return view.family === 'square' ? view.openings : [];
};

/** The room of a table in windows of these sizes. */
const SCREENS = [
  ['390 × 844', 374, 764],
  ['844 × 390', 828, 374],
  ['320 × 568', 312, 496],
  ['820 × 1180', 804, 1100],
  ['1440 × 900', 1424, 884],
] as const;

describe.each(SCREENS)('in a window of %s', (_name, width, height) => {
  const shape = shapeOf(width, height, false);
  const roomFor = (kind: SquareKind, seats = 2) =>
    layOut(shape, { seats, buttons: 0, two: kind === 'even-odd' }, (most) => layOutSquares(kind, most));

  test.each(SQUARE_KINDS)('what one plays with in %s is large enough', (kind) => {
    for (const seats of [2, 3, 4]) {
      const room = roomFor(kind, seats);
      const { cell } = layOutSquares(kind, room.field);
      // A square of ten is as wide as the screen; two squares of five one above the other leave the hand two rows on the smallest phone.
      expect(cell).toBeGreaterThanOrEqual(width < 330 ? 30 : 35);
      if (kind === 'even-odd' && width < height && width > 330) expect(cell).toBeGreaterThanOrEqual(44);
      if (kind === 'up-and-down') expect(cell).toBeGreaterThanOrEqual(width < 330 ? 48 : 62);
      expect(gridOfHand(10, room).size).toBeGreaterThanOrEqual(width < 330 ? 36 : seats > 2 ? 50 : 56);
    }
    if (width === 374) expect(gridOfHand(10, roomFor(kind)).size).toBe(kind === 'even-odd' ? 56 : 72);
  });
  test.each(SQUARE_KINDS)('the squares of %s stay on the field, and so do their questions', (kind) => {
    const { field } = roomFor(kind);
    const room = layOutSquares(kind, field);
    expect(room.width).toBeLessThanOrEqual(field.width);
    expect(room.height).toBeLessThanOrEqual(field.height);
    if (room.partly) return;
    const cells = kind === 'even-odd' ? 5 : 10;
    for (const { x, y } of room.squares) {
      expect(x + cells * room.cell).toBeLessThanOrEqual(room.width + 0.01);
      expect(y + cells * room.cell).toBeLessThanOrEqual(room.height + 0.01);
    }
    for (const { x, y, ...aside } of room.asides) {
      expect(x + aside.width).toBeLessThanOrEqual(room.width + 1);
      expect(y + aside.height).toBeLessThanOrEqual(room.height + 1);
      const bubble = layOutBubble(aside.width, 1, false);
      expect(bubble.width).toBeLessThanOrEqual(aside.width);
      expect(bubble.height).toBeLessThanOrEqual(aside.height);
      expect(bubble.piece).toBeGreaterThanOrEqual(20);
    }
  });
  test('wherever the path goes on, its place, what led to it and what comes next are in sight', () => {
    const room = layOutSquares('up-and-down', roomFor('up-and-down').field);
    for (let place = 1; place < 36; place += 1) {
      const [opening] = squareAt(place);
      const look = lookAt(room, 'up-and-down', opening);
      for (const at of [place - 1, place, Math.min(35, place + 1)]) {
        const { x, y } = cornerOf({ config: UP }, room, look, { square: 0, place: at });
        expect([place, at, x >= -1, y >= -1]).toEqual([place, at, true, true]);
        expect(x + room.cell).toBeLessThanOrEqual(room.width + 1);
        expect(y + room.cell).toBeLessThanOrEqual(room.height + 1);
      }
      // The sheep has room for its question beside the path.
      const seen = { x: -look.x, y: -look.y, width: room.width, height: room.height };
      const free = freeIn(meadowIn(10, room.cell), seen, room.cell);
      const bubble = layOutBubble(free.width, 1, false);
      expect(bubble.width).toBeLessThanOrEqual(free.width + 1);
      expect(bubble.piece).toBeGreaterThanOrEqual(20);
      expect(bubble.speaker).toBeGreaterThanOrEqual(44);
      expect(free.height - bubble.height).toBeGreaterThanOrEqual(48);
    }
  });
  test('the square that is closed is seen whole', () => {
    const room = layOutSquares('up-and-down', roomFor('up-and-down').field);
    const { x, y, scale } = seenWhole(room);
    for (let at = 0; at < 36; at += 1) {
      const corner = cornerOf({ config: UP }, room, { x: 0, y: 0 }, { square: 0, place: at });
      const [left, top] = [x + corner.x * scale, y + corner.y * scale];
      expect([at, left >= 0, top >= 0]).toEqual([at, true, true]);
      expect(left + room.cell * scale).toBeLessThanOrEqual(room.width + 0.01);
      expect(top + room.cell * scale).toBeLessThanOrEqual(room.height + 0.01);
    }
  });
  test('field, line, hand and buttons fit one above the other', () => {
    const room = layOut(shape, { seats: 2, buttons: 54 }, (most) => layOutTables(most));
    const used =
      width > height ? 60 + 58 + room.hand + 54 + 24 : room.field.height + 58 + room.hand + 54 + 24;
    expect(used).toBeLessThanOrEqual(height);
  });
  test.each([1, 5, 10, 11, 17, 24, 30])('a hand of %i is never clipped', (count) => {
    const room = roomFor('up-and-down', 4);
    const { columns, size } = fitHand(count, room.side, room.hand);
    expect(columns * size * PITCH).toBeLessThanOrEqual(room.side);
    expect(Math.ceil(count / columns) * size * PITCH).toBeLessThanOrEqual(room.hand);
    expect(size).toBeGreaterThanOrEqual(20);
  });
});

test('six earlier rounds lie in two columns where they are larger so, and each is shown', () => {
  const meadow = { width: 340, height: 76 };
  const six = layEarlier([3, 3, 7, 3, 4, 3], meadow);
  expect(six).toMatchObject({ shown: 6, inColumn: 3 });
  expect(six.size).toBeGreaterThanOrEqual(18);
  expect(layEarlier([3, 3], meadow).size).toBeGreaterThan(25);
  // Two columns of long rows would be smaller than one.
  expect(layEarlier([9, 9], { width: 340, height: 200 }).inColumn).toBe(2);
});

describe('the arrow', () => {
  const tip = (place: number, direction: 1 | -1 = 1) => {
    const points = arrowTo(36, place, direction, 62);
    const [before, last] = points.slice(-2) as [Spot, Spot];
    return [Math.sign(last.x - before.x), Math.sign(last.y - before.y)];
  };
  test.each([
    [1, [1, 0]],
    [5, [1, 0]],
    [9, [0, 1]],
    [10, [0, 1]],
    [13, [0, 1]],
    [20, [-1, 0]],
    [30, [0, -1]],
  ])('shows at place %i which way the row goes', (place, way) => {
    expect(tip(place)).toEqual(way);
  });
  test('goes the other way round at the other end', () => {
    expect(tip(33, -1)).toEqual([0, 1]);
    expect(tip(25, -1)).toEqual([1, 0]);
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

test('a row has room for its pieces where a browser takes each of them a sixtieth of a point wider', () => {
  const tight: string[] = [];
  for (let size = 20; size <= 124; size += 1)
    for (let columns = 1; columns <= 11; columns += 1) {
      const wide = columns * (Math.ceil(size * PITCH * 60) / 60);
      const room = roomFor(columns, size * PITCH);
      if (wide > room || room > wide + 1) tight.push(`${columns} × ${size}`);
    }
  expect(tight).toEqual([]);
});
