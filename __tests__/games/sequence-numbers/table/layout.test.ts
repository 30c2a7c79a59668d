import { handHeight } from '../../../../src/games/sequence-numbers/table/layout';
import { layOut } from '../../../../src/games/sequence-numbers/table/room';
import { shapeOf } from '../../../../src/shell/frame';
import { marginOf } from '../../../../src/shell/page';

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
/** What is left of a screen without its margins and, upright, without the row of seats and the gap under it. */
const within = (width: number, height: number) => {
  const margins = 2 * marginOf({ width });
  return { width: width - margins, height: height - margins - (width > height ? 0 : 64) };
};
const room = (width: number, height: number) => {
  const left = within(width, height);
  const shape = shapeOf(left.width, left.height, false);
  return { ...layOut(shape), wide: shape.wide };
};

/** Two rows of small words, and two with what others did above them. */
const LINE = { tight: 44, usual: 58 };
const BUTTONS = 52;
const GAP = 8;

describe.each([...SCREENS, ...TINY])('%s, %d × %d', (_name, width, height) => {
  const { wide, board, side, card, piles, beforeRows, tight } = room(width, height);
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
      const under = LINE[tight ? 'tight' : 'usual'] + handHeight(card) + BUTTONS + 3 * GAP;
      expect(board + under + (piles ? 32 + GAP : 0)).toBeLessThanOrEqual(left.height);
    }
  });
  test('no length is negative', () => {
    expect(Math.min(board, side, card)).toBeGreaterThan(0);
    expect(beforeRows).toBeGreaterThanOrEqual(0);
  });
  test('a card can be hit by a thumb', () => expect(card).toBeGreaterThanOrEqual(44));
});

test.each([...SCREENS, ['an old phone', 320, 568] as const])(
  'on %s a cell is thirty points wide, and a phone’s as wide as the screen allows',
  (_name, width, height) => {
    const { board } = room(width, height);
    // A phone on its side is not tall enough for more.
    expect(board / 10).toBeGreaterThanOrEqual(height < 376 ? 28 : 30);
    if (width < height && width <= 412) expect(board).toBeGreaterThanOrEqual(Math.min(width - 16, 304));
  },
);

test('under a bar of twenty points the smallest phone still has cells of thirty', () => {
  const { width, height } = within(320, 568 - 20);
  expect(layOut(shapeOf(width, height, false)).board / 10).toBeGreaterThanOrEqual(29.8);
});

test('what others did takes three rows of a phone at the most, and two of the smallest', () => {
  expect(room(390, 844).beforeRows).toBe(2);
  expect(room(320, 568).beforeRows).toBe(1);
});
