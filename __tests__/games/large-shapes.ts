import { shapeOf, type Shape } from '../../src/shell/frame';
import { marginOf, pageIn } from '../../src/shell/page';
import { sizesFor } from '../../src/ui/theme';

/** The windows that every table is looked at in. */
export const WINDOWS: readonly (readonly [name: string, width: number, height: number])[] = [
  ['390 × 844', 390, 844],
  ['320 × 568', 320, 568],
  ['844 × 390', 844, 390],
  ['820 × 1180', 820, 1180],
  ['1440 × 900', 1440, 900],
];

/** The row of seats above an upright table and the gap under it, on a phone. */
const STRIP = 60;
const GAP = 4;

/** What a window leaves for a table, with the setting *large* or without it. */
export function shapeIn(width: number, height: number, large: boolean): Shape {
  const sizes = sizesFor(1, large, Math.min(width, height) >= 700 ? 1.2 : 1);
  const page = pageIn({ width, height }, sizes);
  const margins = 2 * marginOf(page);
  const strip = page.wide ? 0 : STRIP * sizes.scale + GAP;
  return shapeOf(page.width - margins, page.height - margins - strip, false, sizes);
}
