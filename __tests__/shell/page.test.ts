import { pageIn } from '../../src/shell/page';

const USUAL = { text: 1, pieces: 1 };
const TWICE = { text: 2, pieces: 1 };
const windowOf = (width: number, height: number) => ({ width, height });

describe('a table fits its window', () => {
  test.each([
    ['a phone', 390, 844, 1, 1],
    ['a small phone', 320, 568, 1, 1],
    ['a phone on its side', 844, 390, 1, 1],
    ['a small phone on its side', 568, 320, 1, 1],
    ['a tablet at twice the size', 1024, 1366, 2, 1],
    ['a phone, large', 390, 844, 4 / 3, 4 / 3],
    ['the smallest phone, large', 320, 568, 4 / 3, 4 / 3],
    ['an older phone, large', 375, 667, 4 / 3, 4 / 3],
    ['a phone on its side, large', 844, 390, 4 / 3, 4 / 3],
    ['a tablet, large', 820, 1180, 4 / 3, 4 / 3],
    ['a phone, large, where the device has its words small', 390, 844, 1.1, 4 / 3],
  ])('%s', (_, width, height, text, pieces) => {
    expect(pageIn(windowOf(width, height), { text, pieces })).toEqual({
      width,
      height,
      wide: width > height,
      scrolls: false,
    });
  });
});

describe('a page is larger than a window that is too small for a table, and then it scrolls', () => {
  test.each([
    ['a low window', 320, 256, 1],
    ['a tiny window', 195, 422, 1],
    ['a phone whose words the device makes a third larger', 390, 844, 4 / 3],
    ['a phone at twice the size', 390, 844, 2],
    ['a phone on its side at twice the size', 844, 390, 2],
  ])('%s', (_, width, height, text) => {
    const page = pageIn(windowOf(width, height), { text, pieces: 1 });
    expect(page.scrolls).toBe(true);
    expect(page.width).toBeGreaterThanOrEqual(Math.max(320, width));
    expect(page.height).toBeGreaterThan(height);
  });
  test('at twice the size, with large or without, a page is as high', () => {
    const [usual, large] = [1, 4 / 3].map((pieces) => pageIn(windowOf(390, 844), { text: 2, pieces }));
    expect(large).toEqual(usual);
  });
  test('a low window has the hand under the board, as a phone has', () => {
    expect(pageIn(windowOf(320, 256), USUAL).wide).toBe(false);
  });
  test('what stands beside the table needs more room where words are larger', () => {
    const [usual, more] = [{}, { more: 300 }].map((needs) => pageIn(windowOf(844, 390), TWICE, needs).height);
    expect(more! - usual!).toBe(300);
    expect(pageIn(windowOf(844, 390), USUAL, { more: 300 }).scrolls).toBe(false);
  });
  test('a table of many words is higher where the device has them larger, and not for the setting', () => {
    const over = (text: number, pieces: number) =>
      pageIn(windowOf(320, 568), { text, pieces }, { forWords: 320 }).height -
      pageIn(windowOf(320, 568), { text, pieces }).height;
    expect(over(2, 1)).toBeGreaterThan(200);
    expect(over(4 / 3, 4 / 3)).toBe(0);
  });
  test('a table that needs less keeps to its window, which a keyboard made low', () => {
    expect(pageIn(windowOf(390, 400), USUAL, { least: 330 }).scrolls).toBe(false);
  });
});
