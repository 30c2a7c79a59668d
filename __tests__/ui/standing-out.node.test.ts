import { palette as pyramide } from '../../src/games/pyramide/table/colours';
import { contrast, READ } from '../../src/ui/contrast';
import { DARK, LIGHT, standingOut } from '../../src/ui/tokens';

const PALETTES = [
  ['by day', LIGHT],
  ['by night', DARK],
  ['at Pyramide’s table', pyramide(false)],
  ['at Pyramide’s table by night', pyramide(true)],
] as const;

describe.each(PALETTES)('%s', (_, palette) => {
  test('nothing changes where nobody asks for more contrast', () => {
    expect(standingOut(palette, 'usual')).toBe(palette);
  });
  test('more contrast: every edge is seen as well as words are', () => {
    const { border, dim, text, table, surface } = standingOut(palette, 'more');
    expect(dim).toBe(text);
    for (const back of [table, surface]) expect(contrast(border, back)).toBeGreaterThanOrEqual(READ);
  });
  test('forced colours: the mark of a turn and a clear edge are told apart by the browser’s own names', () => {
    const { good, clear, text } = standingOut(palette, 'forced');
    expect(new Set([good, clear, text]).size).toBe(3);
    // A browser overrides every other colour; these it knows.
    for (const colour of [good, clear, text])
      expect(colour).toMatch(/^var\(--(canvas|canvas-text|highlight)\)$/);
  });
});
