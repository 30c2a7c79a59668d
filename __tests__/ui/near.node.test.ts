import { bringing, carriedOver, heldIn, isPartly, nearTo, seenAt, wholeIn } from '../../src/ui/near';

const framed = { world: { width: 500, height: 500 }, window: { width: 375, height: 300 } };
const cell = (column: number, row: number) => ({ x: column * 50, y: row * 50, width: 50, height: 50 });
const isSeen = (camera: ReturnType<typeof nearTo>, spot: ReturnType<typeof cell>) => {
  const { x, y, width, height } = seenAt(camera, spot);
  return x >= 0 && y >= 0 && x + width <= 375 && y + height <= 300;
};

test('a board that fits its window is not pushed along', () => {
  expect(isPartly({ world: framed.window, window: framed.window })).toBe(false);
  expect(isPartly(framed)).toBe(true);
});
test('it begins where the play is, and shows nothing beyond its edge', () => {
  expect(isSeen(nearTo(framed, [cell(9, 9)]), cell(9, 9))).toBe(true);
  expect(nearTo(framed, [cell(9, 9)])).toEqual({ scale: 1, x: -125, y: -200 });
  expect(nearTo(framed, [cell(0, 0)])).toEqual({ scale: 1, x: 0, y: 0 });
});
test('of several that have no room together the latest are seen', () => {
  const camera = nearTo(framed, [cell(0, 0), cell(9, 5), cell(5, 9)]);
  expect([cell(0, 0), cell(9, 5), cell(5, 9)].map((one) => isSeen(camera, one))).toEqual([false, true, true]);
});
test('whoever walks it with the keys sees the cell they come to, and it moves no more than that', () => {
  const camera = bringing(framed, { x: 0, y: 0, scale: 1 }, cell(3, 6));
  expect(camera).toEqual({ scale: 1, x: 0, y: -50 });
});
test('seen whole it lies in the middle of its window', () => {
  expect(wholeIn(framed)).toEqual({ scale: 0.6, x: 37.5, y: 0 });
  expect(heldIn(framed, { x: 900, y: -900, scale: 1 })).toEqual({ scale: 1, x: 0, y: -200 });
});
test('while something is carried all of it is seen, or as much as is no smaller than it is to be', () => {
  const now = nearTo(framed, [cell(9, 9)]);
  expect(carriedOver(framed, now, 0.5)).toEqual(wholeIn(framed));
  const camera = carriedOver(framed, now, 0.8);
  expect(camera.scale).toBe(0.8);
  expect(isSeen(camera, cell(9, 9))).toBe(true);
});
