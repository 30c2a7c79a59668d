import { SQUARE_KINDS, type SquareKind } from '../../../../src/games/pytagora/rules';
import { gridOfHand, layOut, PITCH } from '../../../../src/games/pytagora/table/children/layout';
import {
  layOutLargeSquares,
  layOutSquares,
  lookAt,
} from '../../../../src/games/pytagora/table/children/squaresRoom';
import { layOutQuestion } from '../../../../src/games/pytagora/table/children/tables';
import { layOutTables } from '../../../../src/games/pytagora/table/children/tablesRoom';
import { layOut as layOutCrossword } from '../../../../src/games/pytagora/table/crossword/layout';
import { shapeIn, WINDOWS } from '../../large-shapes';

const A_THIRD = 1.25;

describe.each(WINDOWS)('large, in a window of %s', (_name, width, height) => {
  const [usual, large] = [shapeIn(width, height, false), shapeIn(width, height, true)];
  const roomOf = (shape: typeof usual, kind: SquareKind) =>
    layOut(shape, { seats: 2, buttons: 0, two: kind === 'even-odd' }, (most) => layOutSquares(kind, most));

  test.each(SQUARE_KINDS)('the pieces of %s are a third larger, on the path and in the hand', (kind) => {
    const [before, after] = [roomOf(usual, kind), roomOf(large, kind)];
    const squares = layOutLargeSquares(kind, before.field, after.field, large.pieces);
    expect(squares.cell / layOutSquares(kind, before.field).cell).toBeCloseTo(4 / 3, 5);
    expect(gridOfHand(5, after).size / gridOfHand(5, before).size).toBeGreaterThanOrEqual(A_THIRD);
    expect(squares.width).toBeLessThanOrEqual(after.field.width);
    expect(squares.height).toBeLessThanOrEqual(after.field.height);
    // Three pieces each way, and the place that waits among them.
    expect(Math.min(squares.width, squares.height)).toBeGreaterThanOrEqual(2.7 * squares.cell);
    const look = lookAt(squares, kind, undefined);
    expect(look.x).toBeGreaterThanOrEqual(squares.width - squares.world.width);
    expect(look.y).toBeGreaterThanOrEqual(squares.height - squares.world.height);
  });
  test.each([3, 5, 9, 14])('a hand of %i has its room; what has none is turned over', (count) => {
    const room = roomOf(large, 'up-and-down');
    const { columns, size, page } = gridOfHand(count, room);
    const rows = Math.ceil(((page ?? count - 1) + 2) / columns);
    expect(columns * size * PITCH).toBeLessThanOrEqual(room.side + 1);
    expect(rows * size * PITCH).toBeLessThanOrEqual(room.hand + 1);
  });
  test('the question of the multiplication tables is larger, and has its room', () => {
    const sizeOf = (shape: typeof usual) => {
      const { field } = layOut(shape, { seats: 2, buttons: 54 }, (most) => layOutTables(most));
      const room = layOutTables(field, 3, shape.pieces);
      expect(room.head + room.question + room.meadow).toBeLessThanOrEqual(field.height);
      return layOutQuestion(2, { width: room.width, height: room.question }).size;
    };
    expect(sizeOf(large)).toBeGreaterThanOrEqual(sizeOf(usual));
  });
  test('the rack of the crossword is a third larger', () => {
    const [before, after] = [layOutCrossword(usual), layOutCrossword(large)];
    expect(after.piece / before.piece).toBeGreaterThanOrEqual(height < 500 ? 1.1 : A_THIRD);
  });
});
