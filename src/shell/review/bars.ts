import type { ReviewedTurn } from './reviewGame';

interface Bar {
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
  /** How long all of them are: longer than their room, they slide through it. */
  readonly long: number;
  readonly bars: readonly Bar[];
}

const WIDEST = 26;
/** A finger tells bars this far apart from each other; they are five points wide then. */
const NARROWEST = 7;
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
  const slot = Math.max(NARROWEST, width / Math.max(1, turns.length));
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
  return { zero, slot, long: slot * turns.length, bars };
}

type Row = Pick<Bars, 'slot' | 'long'>;

const within = (most: number, wanted: number): number => Math.max(0, Math.min(most, wanted));

/** How far a row has slid through so much room, where this bar of it is to stand under this point. */
export const slidUnder = ({ slot, long }: Row, width: number, at: number, x: number): number =>
  within(Math.max(0, long - width), (at + 0.5) * slot - x);

/** As far as it was, or as much farther as is needed to have this bar and the next ones in sight. */
export function slidInSight({ slot, long }: Row, width: number, at: number, slid: number): number {
  const beside = Math.min(width / 3, BESIDE * slot);
  const least = (at + 1) * slot + beside - width;
  const most = at * slot - beside;
  return within(Math.max(0, long - width), Math.max(least, Math.min(most, slid)));
}
const BESIDE = 3;

/** The turn under a point of a row that has slid so far. */
export const turnAt = (x: number, { slot }: Row, slid: number, count: number): number =>
  within(count - 1, Math.floor((x + slid) / slot));

/** No finger goes to the very edge of a screen. */
const END = 10;

/** Where a finger went down, and on which turn. */
export interface Held {
  readonly x: number;
  readonly turn: number;
}

/**
 * The turn that a finger has gone to: both edges of the room are the ends of the game, however long it is. The row slides along, so that
 * the turn stands under the finger all the way.
 */
export function scrubbedTo(x: number, { x: from, turn }: Held, width: number, count: number): number {
  const last = count - 1;
  const part =
    x < from ? (x - END) / Math.max(1, from - END) - 1 : (x - from) / Math.max(1, width - END - from);
  return within(last, Math.round(turn + part * (x < from ? turn : last - turn)));
}
