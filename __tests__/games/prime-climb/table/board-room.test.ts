import { layOut, takesNumbers, tallSlotOf } from '../../../../src/games/prime-climb/table/layout';
import { shapeOf } from '../../../../src/shell/frame';

test.each([
  ['the smallest phone', 312, 496],
  ['a phone', 374, 764],
  ['a phone on its side', 828, 374],
  ['a tablet', 1008, 1286],
  ['a tablet on its side', 1350, 1008],
])('board and controls share the room of %s', (_, width, height) => {
  const shape = shapeOf(width, height, false);
  const { boardWidth, boardHeight, side } = layOut(shape);
  expect(boardWidth).toBeGreaterThan(0);
  expect(boardHeight).toBeLessThanOrEqual(height);
  expect(shape.wide ? boardWidth + side : Math.max(boardWidth, side)).toBeLessThanOrEqual(width);
});

test.each([
  ['a phone on its side', 828, 374],
  ['a desktop', 1424, 884],
])(
  'beside the board of %s what three others did has the room that nothing else takes',
  (_, width, height) => {
    const room = layOut(shapeOf(width, height, false));
    const { slot, line } = room;
    expect(tallSlotOf(room)).toBeGreaterThanOrEqual(170);
    expect(60 + slot + line + 54 + 52 + 4 * 8).toBeLessThanOrEqual(height);
  },
);

test('beside a lesson on the smallest phone two rows of operations can be hit', () => {
  const room = layOut(shapeOf(312, 380, false));
  expect(takesNumbers(room)).toBe(true);
  expect((tallSlotOf(room) - 4) / 2).toBeGreaterThanOrEqual(44);
  expect(takesNumbers(layOut(shapeOf(312, 496, false)))).toBe(false);
});

test('beside a board on a desk, the longest words have three rows at twice the size, where seats and controls leave them', () => {
  const { line, slot, text } = layOut(shapeOf(1424, 884, false, { scale: 2.4, text: 2, pieces: 1 }));
  expect(line).toBeGreaterThanOrEqual(3 * 1.3 * 17 * 2.4);
  expect(60 * 2.4 + slot + line + (54 + 52) * text).toBeLessThan(884);
});
