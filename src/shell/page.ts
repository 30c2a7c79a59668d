import { createContext } from 'react';
import { useWindowDimensions } from 'react-native';
import type { Box } from './box';
import { SPACE, useTheme, type Theme } from '../ui';

/** The page that a table lies on: as large as the window, or larger, and then it is pushed along. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** Wider than tall: the hand stands beside the board. */
  readonly wide: boolean;
  readonly scrolls: boolean;
}

/** A table has no room in less than this; larger words need more of it. */
const LEAST = {
  tall: { width: 320, height: 500, text: 620 },
  wide: { width: 560, height: 300, text: 320 },
} as const;
/** Where it is to be pushed along, it may as well be as high as on the smallest phone. */
const SMALLEST_PHONE = 568;
/** On a phone words that are larger take nothing from the board: what they need is added. A higher screen has it to spare. */
const PHONE = { height: 844, text: 330 } as const;
/**
 * Where the setting *large* alone makes words larger, what they need is taken from the board, which is seen through a window then: a
 * page need not be pushed along for it on any phone, the smallest among them. Of what larger words need, this much less.
 */
const SPARED = { tall: 416, wide: 120 } as const;
/** Twice the size: there a page is as high as the words of the device ask for, whatever made them so large. */
const LARGEST_TEXT = 2;

/** So much of the window something lies over that stays in sight while the page is pushed along. */
export const CoveredTop = createContext(0);

/** On a phone the seats above a table take so much, with words as large as usual; in a lesson what it says, and its button. */
export const AROUND = { seats: 60, lesson: 190 } as const;

/** What stands around this table, and grows with the words. */
export const AroundTable = createContext<number>(AROUND.seats);

/** What a page may be told of the table on it. */
export interface PageNeeds {
  /** The least height that the table needs, where it is less than others do: a keyboard may stand on the rest. */
  readonly least?: number | undefined;
  /** What stands on the page beside the table, and grows with its words. */
  readonly more?: number | undefined;
  /** So much more the table itself needs where the device has words twice as large. */
  readonly forWords?: number | undefined;
  /** So much more it needs where it is no higher than the least, because something stands beside it: a lesson. */
  readonly forLesson?: ForLesson | undefined;
}

/** Upright, and on its side. */
export interface ForLesson {
  readonly tall?: number;
  readonly wide?: number;
}

/** What a game says of its table. */
export const needsOf = ({ table }: Box, view: unknown): PageNeeds => ({
  least: table.least?.(view),
  forWords: table.forWords,
});

/** Narrower than this the board needs what the edge of the page would take. */
const NARROW = 360;

/** Between the table and the edge of the page, all round. */
export const marginOf = ({ width }: { readonly width: number }): number =>
  width < NARROW ? SPACE.xs : SPACE.s;

type Sizes = Pick<Theme, 'text' | 'pieces'>;

/** How far it is the setting that makes words larger: 1 where it does so alone, 0 where they are as large as they can be. */
function bySetting({ text, pieces }: Sizes): number {
  if (pieces <= 1) return 0;
  return Math.min(1, (LARGEST_TEXT - text) / (LARGEST_TEXT - pieces));
}

/** In a low or tiny window, or with very large words, nothing is lost: the page is as large as it has to be. */
export function pageIn(
  window: { readonly width: number; readonly height: number },
  sizes: Sizes,
  { least, more = 0, forWords = 0, forLesson = {} }: PageNeeds = {},
): PageSize {
  const wide = window.width > window.height && window.width >= LEAST.wide.width;
  const kind = wide ? 'wide' : 'tall';
  const larger = Math.max(0, sizes.text - 1);
  const spared = bySetting(sizes);
  const width = wide ? window.width : Math.max(window.width, LEAST.tall.width);
  const words = larger * (LEAST[kind].text - spared * SPARED[kind]);
  const needed = neededIn(window.height, {
    table: (wide ? undefined : least) ?? LEAST[kind].height + (forLesson[kind] ?? 0),
    words,
    // A wide screen, and a table that needs less than others, add nothing.
    added: wide || least !== undefined ? 0 : larger * PHONE.text * (1 - spared),
  });
  // Half of it where a keyboard may stand: there one scrolls to what one types.
  const forTable = forWords * (1 - spared) * (least === undefined ? 1 : 0.5);
  const all = needed + larger * (more * (1 + spared) + forTable);
  const fits = window.height >= all;
  const smallest = wide || fits ? 0 : Math.max(width + 1, least ?? SMALLEST_PHONE + words);
  const height = fits ? window.height : Math.max(all, smallest);
  return { width, height, wide: width > height, scrolls: width > window.width || height > window.height };
}

interface Needed {
  readonly table: number;
  readonly words: number;
  readonly added: number;
}

const neededIn = (height: number, { table, words, added }: Needed): number =>
  Math.max(table + words, added === 0 ? 0 : Math.min(height, PHONE.height) + added);

export const usePageSize = (needs: PageNeeds = {}): PageSize => {
  const window = useWindowDimensions();
  const { text, pieces } = useTheme();
  return pageIn(window, { text, pieces }, needs);
};
