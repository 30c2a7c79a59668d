import { useWindowDimensions } from 'react-native';
import { SPACE, useTheme } from '../ui';

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

/** What a page may be told of the table on it. */
export interface PageNeeds {
  /** The least height that the table needs, where it is less than others do: a keyboard may stand on the rest. */
  readonly least?: number | undefined;
  /** What stands on the page beside the table, and grows with its words. */
  readonly more?: number | undefined;
}

/** Narrower than this the board needs what the edge of the page would take. */
const NARROW = 360;

/** Between the table and the edge of the page, all round. */
export const marginOf = ({ width }: { readonly width: number }): number =>
  width < NARROW ? SPACE.xs : SPACE.s;

/** In a low or tiny window, or with very large words, nothing is lost: the page is as large as it has to be. */
export function pageIn(
  window: { readonly width: number; readonly height: number },
  text: number,
  { least, more = 0 }: PageNeeds = {},
): PageSize {
  const wide = window.width > window.height && window.width >= LEAST.wide.width;
  const larger = Math.max(0, text - 1);
  const width = wide ? window.width : Math.max(window.width, LEAST.tall.width);
  const needed = (wide ? neededBeside(larger) : neededBelow(window.height, larger, least)) + larger * more;
  const fits = window.height >= needed;
  const smallest = wide || fits ? 0 : Math.max(width + 1, least ?? SMALLEST_PHONE + larger * LEAST.tall.text);
  const height = fits ? window.height : Math.max(needed, smallest);
  return { width, height, wide: width > height, scrolls: width > window.width || height > window.height };
}

const neededBeside = (larger: number): number => LEAST.wide.height + larger * LEAST.wide.text;

function neededBelow(height: number, larger: number, least: number | undefined): number {
  const needed = (least ?? LEAST.tall.height) + larger * LEAST.tall.text;
  if (least !== undefined || larger === 0) return needed;
  return Math.max(needed, Math.min(height, PHONE.height) + larger * PHONE.text);
}

export const usePageSize = (needs: PageNeeds = {}): PageSize => {
  const window = useWindowDimensions();
  const { text } = useTheme();
  return pageIn(window, text, needs);
};
