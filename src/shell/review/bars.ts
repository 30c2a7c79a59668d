import type { ReviewedTurn } from './reviewGame';

export interface Bar {
  readonly x: number;
  readonly width: number;
  /** What was played, from zero: upwards, or downwards where ground was lost. */
  readonly top: number;
  readonly height: number;
  /** What was possible, where that was more. */
  readonly possible: { readonly top: number; readonly height: number } | null;
}

export interface Bars {
  readonly zero: number;
  readonly slot: number;
  readonly bars: readonly Bar[];
}

const WIDEST = 26;
/** Something that is worth nothing can still be seen and hit. */
const FLAT = 2;

/** A bar for each turn, all of them from zero, in so much room. */
export function layBars(
  turns: readonly Pick<ReviewedTurn, 'worth' | 'bestWorth'>[],
  { width, height }: { readonly width: number; readonly height: number },
  least: number,
): Bars {
  const highest = Math.max(0, ...turns.map(({ bestWorth }) => bestWorth));
  const lowest = Math.min(0, ...turns.map(({ worth }) => worth));
  const scale = highest === lowest ? 0 : height / (highest - lowest);
  const zero = highest === lowest ? height : highest * scale;
  const slot = width / Math.max(1, turns.length);
  const wide = Math.max(1, Math.min(WIDEST, slot * 0.74));
  const span = (from: number, to: number) => ({
    top: zero - Math.max(from, to) * scale,
    height: Math.abs(to - from) * scale,
  });
  const bars = turns.map(({ worth, bestWorth }, nth): Bar => {
    const played = span(0, worth);
    return {
      x: slot * (nth + 0.5) - wide / 2,
      width: wide,
      top: played.height < FLAT ? zero - FLAT : played.top,
      height: Math.max(FLAT, played.height),
      possible: bestWorth - worth < least ? null : span(Math.max(0, worth), Math.max(0, bestWorth)),
    };
  });
  return { zero, slot, bars };
}

/** The turn under a point. */
export const turnAt = (x: number, width: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.floor((x / width) * count)));
