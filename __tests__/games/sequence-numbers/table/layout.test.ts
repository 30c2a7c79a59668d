import { layOut } from '../../../../src/games/sequence-numbers/table/layout';
import { shapeOf } from '../../../../src/shell/frame';

const SCREENS: readonly (readonly [name: string, width: number, height: number])[] = [
  ['a small phone', 360, 640],
  ['a phone', 390, 844],
  ['a long phone', 412, 915],
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 667, 375],
  ['a small tablet', 744, 1133],
  ['a tablet', 1024, 1366],
  ['a tablet on its side', 1366, 1024],
  ['half a tablet', 507, 1024],
  ['a square', 800, 800],
];
const TINY: readonly (readonly [name: string, width: number, height: number])[] = [
  ['the smallest phone', 320, 480],
  ['the smallest phone on its side', 480, 320],
  ['an old phone', 320, 568],
  ['an old phone on its side', 568, 320],
];
/** What is left of a screen without its margins and, upright, without the row of seats. */
const within = (width: number, height: number) => ({
  width: width - 16,
  height: height - 16 - (width > height ? 0 : 60),
});
const room = (width: number, height: number) => {
  const left = within(width, height);
  const shape = shapeOf(left.width, left.height, false);
  return { ...layOut(shape), wide: shape.wide };
};

/** Line, buttons and the gaps between everything. */
const REST = 66 + 54 + 52;

describe.each([...SCREENS, ...TINY])('%s, %d × %d', (_name, width, height) => {
  const { wide, board, side, card, piles, beforeRows } = room(width, height);
  const left = within(width, height);
  test('the hand lies beside the board when there is more width, under it when there is more height', () => {
    expect(wide).toBe(left.width > left.height);
  });
  test('board and hand fit', () => {
    if (wide) {
      expect(board + 16 + side).toBeLessThanOrEqual(left.width);
      expect(board).toBeLessThanOrEqual(left.height);
    } else {
      expect(Math.max(board, side)).toBeLessThanOrEqual(left.width);
      expect(board + REST + card + (piles ? 44 : 0)).toBeLessThanOrEqual(left.height);
    }
  });
  test('no length is negative', () => {
    expect(Math.min(board, side, card)).toBeGreaterThan(0);
    expect(beforeRows).toBeGreaterThanOrEqual(0);
  });
  test('a card can be hit by a thumb', () => expect(card).toBeGreaterThanOrEqual(44));
});

test.each(SCREENS)('on %s a cell can be hit, with the loupe', (_name, width, height) => {
  expect(room(width, height).board / 10).toBeGreaterThanOrEqual(28);
});
