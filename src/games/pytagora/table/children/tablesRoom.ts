import { SPACE } from '../../../../ui';
import type { Size } from './layout';

export interface TablesRoom extends Size {
  readonly head: number;
  readonly question: number;
  readonly meadow: number;
  /** The sheep stand in the meadow, or on a low screen beside the round. */
  readonly sheepInMeadow: number;
  readonly sheepInHead: number;
}

const HEAD = 40;
const LOW = 420;
const SHEEP = 84;
/** The more rows there are, the smaller the sheep that watch them. */
const FEW = 3;
const SMALL_SHEEP = 60;
const LARGEST_SHEEP = 150;
const WIDEST = 860;
/** On a low screen the hand stands beside the field and wants its share of the width. */
const ABREAST = 1.4;
/** Round and = beside the sheep. */
const HEAD_WORDS = 205;

/** The question takes as much as two lines of big pieces need; what earlier rounds laid takes the rest. */
export function layOutTables({ width: most, height }: Size, earlier = 0, pieces = 1): TablesRoom {
  const low = height < LOW;
  const width = Math.min(most, low && most > height * ABREAST ? height * ABREAST : WIDEST);
  const head = (low ? HEAD + 12 : HEAD) * pieces;
  const large = pieces > 1;
  const share = large ? LARGE_SHARE : 0.42;
  const wanted = Math.floor(Math.min((width / 6) * (large ? LARGE_QUESTION : 2.7), height * share));
  const rest = height - head - wanted - SPACE.s * 2;
  // Where pieces are large the question needs what would be too little for a meadow.
  const question = large && rest < LEAST_MEADOW ? Math.floor(height - head - SPACE.s) : wanted;
  const meadow = question === wanted ? rest : 0;
  const crowded = (low && earlier > 0) || meadow < (large ? LEAST_MEADOW * 2 : 0);
  return {
    width,
    height,
    head,
    question,
    meadow,
    sheepInMeadow: crowded
      ? 0
      : Math.min(LARGEST_SHEEP, meadow * 0.7, Math.max(earlier > FEW ? SMALL_SHEEP : SHEEP, meadow * 0.24)),
    sheepInHead: crowded ? Math.max(0, Math.min(head, (width - HEAD_WORDS * pieces - 58) / 3.3)) : 0,
  };
}

/** Three rows of pieces that are a third larger; what earlier rounds laid makes way for them. */
const LARGE_SHARE = 0.78;
const LARGE_QUESTION = 5.2;
const LEAST_MEADOW = 60;

/** Pieces of earlier rounds, and how high a row of them is. */
const LARGEST = 46;
/** Smaller ones cannot be read: where there is no room for all rows, the latest are shown. */
const SMALLEST = 16;
export const ROW_PITCH = 1.34;

interface Rows {
  readonly size: number;
  /** The latest so many, one column after the other. */
  readonly shown: number;
  readonly inColumn: number;
}

/** Rows of so many pieces and faces each in the meadow: in one column or in two, whichever shows more of them, or else larger ones. */
export function layEarlier(rows: readonly number[], { width, height }: Size): Rows {
  const most = Math.max(1, Math.floor(height / SMALLEST / ROW_PITCH));
  const laid = [1, 2].map((columns): Rows => {
    const shown = Math.min(rows.length, columns * most);
    const inColumn = Math.max(1, Math.ceil(shown / columns));
    const longest = Math.max(1, ...rows.slice(rows.length - shown));
    const across = (width - SPACE.m * (columns - 1)) / columns / (longest + 0.5);
    return { shown, inColumn, size: Math.floor(Math.min(LARGEST, across, height / inColumn / ROW_PITCH)) };
  });
  return laid.reduce((one, two) => {
    if (two.size < SMALLEST) return one;
    return two.shown > one.shown || (two.shown === one.shown && two.size > one.size) ? two : one;
  });
}
