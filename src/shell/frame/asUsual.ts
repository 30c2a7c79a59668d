import type { Shape } from './shape';

/** Upright, less height than this is too low for everything at once. */
export const TIGHT = 600;

/** On a phone the seats on top take so much; they grow with the words. */
const STRIP = 60;

/** The same window without the setting *large*: what pieces measure there, with it they measure a third more. */
export function asUsual(shape: Shape): Shape {
  const { pieces, wide, height } = shape;
  if (pieces === 1) return shape;
  const [scale, text] = [shape.scale / pieces, shape.text / pieces];
  const taller = wide ? height : height + STRIP * (shape.scale - scale);
  return { ...shape, height: taller, tight: !wide && taller < TIGHT, scale, text, pieces: 1 };
}
