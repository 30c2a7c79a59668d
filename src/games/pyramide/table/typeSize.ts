import type { Token } from './tokens';

/** How wide the letters of the app's type are, in hundredths of its size; all others are as wide as an n. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [26, "ijI.,;:!’' \u00A0\u202F"],
  [35, 'lJ()ftr'],
  [48, 'czs-?«»–'],
  [54, 'aekvyxFL'],
  [64, 'TYZSKPX0123456789'],
  [74, 'BCRVGUANDHE'],
  [87, 'OQMmw'],
  [112, 'W—œŒæ'],
];
const LETTERS = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((one) => [one, width])));
const OTHERS = 59;
/** Found words are set stronger, and no two devices measure alike. */
const AIR = 1.04;

/** All blanks are alike: the length of a word would tell. In sizes of the type. */
export const BLANK = { width: 2.3, height: 0.92 } as const;
export const WORD_SPACE = 0.28;

const textWidth = (text: string): number =>
  [...text.normalize('NFD').replace(/\p{Diacritic}/gu, '')].reduce(
    (sum, letter) => sum + (LETTERS.get(letter) ?? OTHERS) / 100,
    0,
  );

/** In sizes of the type. */
const tokenWidth = (token: Token): number =>
  AIR * token.reduce((sum, piece) => sum + (piece.kind === 'blank' ? BLANK.width : textWidth(piece.text)), 0);

function linesAt(widths: readonly number[], width: number, size: number): number {
  const most = width / size;
  let [lines, at] = [1, 0];
  for (const one of widths) {
    if (at > 0 && at + one > most) [lines, at] = [lines + 1, 0];
    at += one + WORD_SPACE;
  }
  return lines;
}

export interface TypeRoom {
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
}

/** A line of a sentence that is read out, in sizes of the type. */
export const LEADING = 1.3;

/** The largest type in which a sentence fits its room; never smaller than the least. */
export function sizeFor(tokens: readonly Token[], { width, height, least, most }: TypeRoom): number {
  const widths = tokens.map(tokenWidth);
  const widest = Math.max(...widths, 1);
  for (let size = most; size > least; size -= 1)
    if (widest * size <= width && linesAt(widths, width, size) * size * LEADING <= height) return size;
  return least;
}

/** The same for a few words that stand alone: a title, an answer, a clue. */
export const sizeForText = (text: string, room: TypeRoom): number =>
  sizeFor(
    text.split(' ').map((word) => [{ kind: 'text', text: word }]),
    room,
  );
