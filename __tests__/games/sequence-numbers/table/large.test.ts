import { cardWidth, fitFace } from '../../../../src/games/sequence-numbers/table/faces';
import { handHeight } from '../../../../src/games/sequence-numbers/table/layout';
import { layOut } from '../../../../src/games/sequence-numbers/table/room';
import { shapeIn, WINDOWS } from '../../large-shapes';

const LINE = 58;
const TIGHT_LINE = 44;
const BUTTONS = 52;
const GAP = 8;

describe.each(WINDOWS)('large, in a window of %s', (_name, width, height) => {
  const shape = shapeIn(width, height, true);
  const usual = layOut(shapeIn(width, height, false));
  const large = layOut(shape);

  test('cells and chips are a third larger', () => {
    expect(large.board / usual.board).toBeCloseTo(4 / 3, 1);
  });
  test('so is what is printed on a card', () => {
    const face = ({ side, card, rows }: typeof large, pieces: number) =>
      fitFace(cardWidth(side, Math.ceil(5 / rows), card), card, pieces).size;
    expect(face(large, 4 / 3) / face(usual, 1)).toBeGreaterThanOrEqual(1.25);
  });
  test('four cells of the board and more are seen each way, and all of the rest has room', () => {
    const cell = large.board / 10;
    expect(Math.min(large.window.width, large.window.height)).toBeGreaterThanOrEqual(4 * cell);
    const hand = handHeight(large.card, large.rows);
    const { text, scale, low } = shape;
    const line = large.tight ? TIGHT_LINE : LINE;
    if (shape.wide) {
      expect(large.window.width + 16 + large.side).toBeLessThanOrEqual(shape.width + 1);
      expect((60 + BUTTONS) * scale + (low ? 44 : LINE) * text + hand + 3 * GAP).toBeLessThanOrEqual(
        shape.height,
      );
      return;
    }
    expect(large.window.width).toBeLessThanOrEqual(shape.width);
    expect(large.window.height + line * text + hand + BUTTONS * scale + 3 * GAP).toBeLessThanOrEqual(
      shape.height,
    );
  });
});
