/**
 * Lists of numbers as two texts: of each number a high digit in the one and a low digit in the other. Apart they compress far
 * better than together, since only the high digits repeat themselves. Small numbers should be the common ones.
 */

/** Signs that no script needs to escape. */
const SIGNS = "!#%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";
const BASE = SIGNS.length;

/** The first sign ends a list; then come those that repeat one of the numbers before, those of two low digits, and single ones. */
const REPEATS = 20;
const LARGE = 8;
const [FIRST_REPEAT, FIRST_LARGE, FIRST_SINGLE] = [1, 1 + REPEATS, 1 + REPEATS + LARGE];
/** Numbers below have one low digit. */
const SINGLES = (BASE - FIRST_SINGLE) * BASE;

export interface Digits {
  readonly high: string;
  readonly low: string;
}

const VALUES = new Uint8Array(128);
for (let k = 0; k < BASE; k++) VALUES[SIGNS.charCodeAt(k)] = k;

export function packLists(lists: readonly (readonly number[])[]): Digits {
  const before: number[] = [];
  let [high, low] = ['', ''];
  for (const list of lists) {
    for (const number of list) {
      const seen = before.indexOf(number);
      before.push(number);
      if (seen >= 0 && seen < REPEATS) {
        high += SIGNS[FIRST_REPEAT + seen]!;
        continue;
      }
      const rest = number - SINGLES;
      if (rest >= LARGE * BASE * BASE) throw new Error(`${number} is too large to be packed`);
      high +=
        SIGNS[
          rest < 0 ? FIRST_SINGLE + Math.floor(number / BASE) : FIRST_LARGE + Math.floor(rest / BASE / BASE)
        ]!;
      if (rest >= 0) low += SIGNS[Math.floor(rest / BASE) % BASE]!;
      low += SIGNS[(rest < 0 ? number : rest) % BASE]!;
    }
    high += SIGNS[0]!;
  }
  return { high, low };
}

export function unpackLists({ high, low }: Digits): readonly (readonly number[])[] {
  const before: number[] = [];
  const lists: number[][] = [];
  let list: number[] = [];
  let at = 0;
  const digit = (): number => VALUES[low.charCodeAt(at++)]!;
  for (let k = 0; k < high.length; k++) {
    const sign = VALUES[high.charCodeAt(k)]!;
    if (sign === 0) {
      lists.push(list);
      list = [];
      continue;
    }
    let number: number;
    if (sign < FIRST_LARGE) number = before[sign - FIRST_REPEAT]!;
    else if (sign < FIRST_SINGLE) number = SINGLES + ((sign - FIRST_LARGE) * BASE + digit()) * BASE + digit();
    else number = (sign - FIRST_SINGLE) * BASE + digit();
    before.push(number);
    list.push(number);
  }
  return lists;
}

/** Marks a sign holds: as many as fit. */
const MARKS = 6;

/** Which of some things are marked, without the signs at the end that mark nothing. */
export function packMarks(marks: readonly boolean[]): string {
  let text = '';
  for (let k = 0; k < marks.length; k += MARKS)
    text += SIGNS[marks.slice(k, k + MARKS).reduce((sum, marked, bit) => sum + (marked ? 1 << bit : 0), 0)]!;
  return text.replace(/!+$/, '');
}

export const isMarked = (text: string, nth: number): boolean =>
  (((VALUES[text.charCodeAt(Math.floor(nth / MARKS))] ?? 0) >> (nth % MARKS)) & 1) === 1;
