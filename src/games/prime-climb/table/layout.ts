import type { Shape } from '../../../shell/frame';
import { SPACE, TOUCH } from '../../../ui/tokens';

export interface Room {
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly side: number;
  /** Between board and line: what others did, one's own sums, the operations. */
  readonly slot: number;
  readonly line: number;
  /** By how much all of them are higher, for larger words. */
  readonly text: number;
}

/** One under the other: the slot, the line, numbers and keepers, buttons. They keep their room, whatever stands in them. */
const SLOT = 104;
const LINE = 50;
export const NUMBERS = 54;
export const BUTTONS = 52;
const TIGHT = { slot: 92, line: 40 } as const;
/** Less than this is left beside a lesson on the smallest phone: what others did has little room, and operations that of the numbers too. */
const SHORT = { slot: 44, line: 40, below: 440 } as const;
const LARGE = { slot: 128, line: 58 } as const;
/** Beside the board there is room enough on a screen as high as this. */
const TALL = 640;
const WIDEST_SIDE = 460;
/** By so much the slot may be higher there. */
const MORE = 64;
const SEATS = 60;
/** What a card takes: all but the line. */
export const sheetOf = ({ slot, text }: Room): number => slot + (NUMBERS + BUTTONS) * text + 2 * SPACE.s;
/** Where the slot is lower than usual, whose turn it was stands in the row of what they did: a card wants the room to be read in full. */
export const isShort = ({ slot, text }: Room): boolean => slot < SLOT * text;
/** What others did may take the room of the numbers too, while there are none; so may the operations of all of them. */
export const takesNumbers = ({ slot, text }: Room): boolean => slot / text < 2 * TOUCH;
export const tallSlotOf = ({ slot, text }: Room): number => slot + NUMBERS * text + SPACE.s;

function roomsOf({
  height,
  wide,
  tight,
  low,
  roomy,
  pieces,
}: Pick<Shape, 'height' | 'wide' | 'tight' | 'low' | 'roomy' | 'pieces'>) {
  if (!wide && height < SHORT.below) return SHORT;
  // Larger words leave less for the board: operations take the room of the numbers, and no room is kept that stands empty.
  if (pieces > 1 && !roomy) return low || tight ? SHORT : { slot: SHORT.slot, line: LINE };
  if (tight || low) return TIGHT;
  return roomy || (wide && height >= TALL) ? LARGE : { slot: SLOT, line: LINE };
}

/** The longest that the line says and does not set smaller, and what a letter of it takes. */
const LONGEST = 62;
const LETTER = 8.5;
const ROW = 22;

/** So high are the words of the line, where the device has them larger: they take as many rows as they need. */
const wordsHigh = (width: number, text: number): number =>
  Math.ceil((LONGEST * LETTER * text) / width) * ROW * text + SPACE.s;

/** The board takes all that the controls leave; beside it in landscape, above them in portrait. */
export function layOut({
  width,
  height,
  wide,
  tight,
  low,
  roomy,
  highest,
  boardOnly,
  scale,
  text,
  pieces,
}: Shape): Room {
  const usual = roomsOf({ height: height / text, wide, tight, low, roomy, pieces });
  const slot = usual.slot * text;
  const line = Math.max(usual.line * text, text > pieces && !wide ? wordsHigh(width, text) : 0);
  if (boardOnly)
    return {
      boardWidth: Math.min(width, height * 1.5),
      boardHeight: Math.min(height, width * 1.32),
      side: width,
      slot,
      line,
      text,
    };
  if (wide) {
    const side = Math.min(WIDEST_SIDE, Math.max(300, width * 0.4));
    const boardWidth = Math.min(width - side - SPACE.l, height * 1.5);
    // Beside the board only what the seats and the controls leave is the line's.
    const left = height - SEATS * scale - slot - (NUMBERS + BUTTONS) * text - SPACE.s * 5;
    const words = Math.max(line, text > pieces ? Math.min(left, wordsHigh(side, scale)) : 0);
    // What three others did fills more than the slot: what is left of the column is its own.
    const more = pieces > 1 ? 0 : Math.max(0, Math.min(MORE * text, left - words - SPACE.s));
    return { boardWidth, boardHeight: height, side, slot: slot + more, line: words, text };
  }
  const controls = slot + line + (NUMBERS + BUTTONS) * text + SPACE.s * 4;
  const boardHeight = Math.min(highest, Math.max(150, height - controls));
  // A spiral much longer than wide would be a corridor.
  return {
    boardWidth: Math.min(width, boardHeight * 1.5),
    boardHeight: Math.min(boardHeight, width * 1.32),
    side: Math.min(width, 640),
    slot,
    line,
    text,
  };
}
