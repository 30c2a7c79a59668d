/** A piece of coloured paper, where it comes to lie: parts of the width and height there are. */
export interface Scrap {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly long: number;
  readonly colour: string;
}

const COLOURS = ['#E9795D', '#FFCF4A', '#7FC796', '#6A4BB5', '#8DBDF5', '#D1533B', '#2A8152', '#E7A1C4'];

/** Spread evenly and without any order to be seen: the golden ratio, and what comes after it. */
const spread = (nth: number, step: number): number => (nth * step) % 1;

/** So many pieces, most of them high up and at the sides: words in the middle stay legible. */
export const scatter = (count: number): readonly Scrap[] =>
  Array.from({ length: count }, (_, nth) => {
    const across = spread(nth + 1, 0.6180339887);
    const down = spread(nth + 1, 0.7548776662);
    const edge = Math.abs(across - 0.5) * 2;
    return {
      x: across,
      y: down ** 1.4 * (0.35 + 0.65 * edge),
      turn: Math.round(spread(nth + 1, 0.5698402911) * 180),
      long: 8 + 5 * spread(nth + 1, 0.4301597089),
      colour: COLOURS[nth % COLOURS.length]!,
    };
  });
