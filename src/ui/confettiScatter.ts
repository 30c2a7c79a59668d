/** A piece of coloured paper, where it comes to lie: parts of the width and height there are. */
export interface Scrap {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly long: number;
  readonly colour: string;
}

const COLOURS = ['#E9795D', '#FFCF4A', '#7FC796', '#6A4BB5', '#8DBDF5', '#D1533B', '#2A8152', '#E7A1C4'];

/** A part of 1 that follows from the number alone, without any order to be seen. */
function jumble(number: number): number {
  let bits = Math.imul(number + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca77);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae3d);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** In the middle nothing lies so high, where the words are, nor so low; at the sides it lies anywhere. */
const MIDDLE = { width: 0.72, top: 0.22, bottom: 0.66 } as const;

/** So many pieces, fewer the lower down. */
export const scatter = (count: number): readonly Scrap[] =>
  Array.from({ length: count }, (_, nth) => {
    // Evenly across, so that no side goes without.
    const across = (nth * 0.6180339887) % 1;
    const down = jumble(3 * nth);
    const edge = Math.abs(across - 0.5) * 2;
    return {
      x: across,
      y: edge > MIDDLE.width ? down ** 1.3 : MIDDLE.top + (MIDDLE.bottom - MIDDLE.top) * down,
      turn: Math.round(jumble(3 * nth + 1) * 180),
      long: 8 + 5 * jumble(3 * nth + 2),
      colour: COLOURS[Math.floor(jumble(7 * nth + 5) * COLOURS.length)]!,
    };
  });

/** So far from words a scrap's middle lies: half of its length, and a little. */
const CLEAR = 12;

/** All but what would lie on words of this width, in the middle and down to there. */
export const clearOf = (
  scraps: readonly Scrap[],
  paper: { readonly width: number; readonly height: number },
  words: { readonly width: number; readonly below: number },
): readonly Scrap[] =>
  scraps.filter(
    ({ x, y }) =>
      y * paper.height > words.below - CLEAR || Math.abs(x - 0.5) * paper.width > words.width / 2 + CLEAR,
  );
