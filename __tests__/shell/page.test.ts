import { pageIn } from '../../src/shell/page';

const windowOf = (width: number, height: number) => ({ width, height });

describe('a table fits its window', () => {
  test.each([
    ['a phone', 390, 844, 1],
    ['a small phone', 320, 568, 1],
    ['a phone on its side', 844, 390, 1],
    ['a small phone on its side', 568, 320, 1],
    ['a tablet at twice the size', 1024, 1366, 2],
  ])('%s', (_, width, height, text) => {
    expect(pageIn(windowOf(width, height), text)).toEqual({
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
    ['a phone, large', 390, 844, 4 / 3],
    ['a phone at twice the size', 390, 844, 2],
    ['a phone on its side at twice the size', 844, 390, 2],
  ])('%s', (_, width, height, text) => {
    const page = pageIn(windowOf(width, height), text);
    expect(page.scrolls).toBe(true);
    expect(page.width).toBeGreaterThanOrEqual(Math.max(320, width));
    expect(page.height).toBeGreaterThan(height);
  });
  test('a low window has the hand under the board, as a phone has', () => {
    expect(pageIn(windowOf(320, 256), 1).wide).toBe(false);
  });
  test('what stands beside the table needs more room where words are larger', () => {
    const [usual, more] = [{}, { more: 300 }].map((needs) => pageIn(windowOf(844, 390), 2, needs).height);
    expect(more! - usual!).toBe(300);
    expect(pageIn(windowOf(844, 390), 1, { more: 300 }).scrolls).toBe(false);
  });
  test('a table that needs less keeps to its window, which a keyboard made low', () => {
    expect(pageIn(windowOf(390, 400), 1, { least: 330 }).scrolls).toBe(false);
  });
});
