import type { Shape } from './shape';

/** Upright, less height than this is too low for everything at once. */
export const TIGHT = 600;

/** The same window without the setting *large*: what pieces measure there, with it they measure a third more. */
export function asUsual(shape: Shape): Shape {
  const { pieces, wide, height, around } = shape;
  if (pieces === 1) return shape;
  const [scale, text] = [shape.scale / pieces, shape.text / pieces];
  const taller = wide ? height : height + around * (shape.scale - scale);
  return { ...shape, height: taller, tight: !wide && taller < TIGHT, scale, text, pieces: 1 };
}
