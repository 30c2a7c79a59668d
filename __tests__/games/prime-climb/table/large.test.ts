import { closeUpOf, restingAt, WHOLE, type Mark } from '../../../../src/games/prime-climb/table/closeUp';
import { BUTTONS, layOut, NUMBERS } from '../../../../src/games/prime-climb/table/layout';
import { layCircles, toBeLarger, type Spiral } from '../../../../src/games/prime-climb/table/spiral';
import { shapeIn, WINDOWS } from '../../large-shapes';

const spiralOf = (width: number, height: number, large: boolean): Spiral => {
  const { boardWidth, boardHeight } = layOut(shapeIn(width, height, large));
  return layCircles(boardWidth, boardHeight);
};

/** A circle that is drawn larger than its place has a thinner rim. */
const discOf = ({ far, least }: Mark): number => far - (least > 0 ? 3 : 5);

describe.each(WINDOWS)('large, in a window of %s', (_name, width, height) => {
  const usual = spiralOf(width, height, false);
  const large = toBeLarger(spiralOf(width, height, true), usual.radius, 4 / 3);

  test('circles and pawns are a third larger where one’s own pawns stand, and those are in sight', () => {
    for (const pawns of [
      [0, 0],
      [12, 1],
      [57, 50],
      [101, 99],
    ]) {
      const { x, y, scale } = restingAt(large, pawns);
      expect((large.radius * scale) / usual.radius).toBeGreaterThanOrEqual(4 / 3 - 0.001);
      const place = large.places[pawns[0]!]!;
      expect(place.x * scale + x).toBeGreaterThanOrEqual(0);
      expect(place.x * scale + x).toBeLessThanOrEqual(large.width);
      expect(place.y * scale + y).toBeGreaterThanOrEqual(0);
      expect(place.y * scale + y).toBeLessThanOrEqual(large.height);
    }
  });
  test('what a pawn can reach is drawn a third larger, and all of it is in sight', () => {
    const to = [6, 11, 13, 18, 72];
    const usually = closeUpOf(usual, 12, to).marks;
    const { marks } = closeUpOf(large, 12, to);
    for (const circle of to) {
      const { x, y, far, figures } = marks.get(circle)!;
      expect(discOf(marks.get(circle)!) / discOf(usually.get(circle)!)).toBeGreaterThan(1.25);
      expect(figures / usually.get(circle)!.figures).toBeGreaterThan(1.2);
      expect([x - far >= -1, y - far >= -1, x + far <= large.width + 1, y + far <= large.height + 1]).toEqual(
        [true, true, true, true],
      );
    }
  });
  test('board, slot, line, numbers and buttons have room', () => {
    const shape = shapeIn(width, height, true);
    const { boardHeight, slot, line, text } = layOut(shape);
    const controls = slot + line + (NUMBERS + BUTTONS) * text + 3 * 8;
    expect(controls + (shape.wide ? 60 * shape.scale : boardHeight)).toBeLessThanOrEqual(shape.height);
  });
});

test('a spiral that is as large as it is to be is seen whole', () => {
  expect(restingAt(layCircles(804, 900), [3, 5])).toBe(WHOLE);
});
