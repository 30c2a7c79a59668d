import { halves, textWidth } from '../ui/textWidth';
import { isShort } from './seatRoom';

/** A name as it stands on a badge. */
export interface BadgeName {
  readonly lines: readonly string[];
  readonly size: number;
  /** Nothing of it is cut. */
  readonly whole: boolean;
}

/** Two lines stand close; of those who share a badge, closer. */
export const NAME_LEADING = 1.15;
export const CLOSE_LEADING = 1.05;
/** A name shrinks so far before it is broken, and then so far before its end is cut. */
const ONE_LINE = 0.75;
const LEAST = 7.2;

/** The two parts of a name; of one that has none, two halves. */
function partsOf(name: string): readonly string[] {
  const parts = halves(name);
  if (parts.length > 1) return parts;
  const letters = [...name];
  const middle = Math.ceil(letters.length / 2);
  return [`${letters.slice(0, middle).join('')}-`, letters.slice(middle).join('')];
}

const largestIn = (lines: readonly string[], width: number): number =>
  Math.min(...lines.map((line) => width / textWidth(line, 1)));

/** A short name as large as all are; a long one in what room there is: smaller, or on two lines that are together no higher than this. */
export function badgeName(
  name: string,
  width: number,
  most: number,
  height: number,
  leading: number = NAME_LEADING,
): BadgeName {
  if (isShort(name)) return { lines: [name], size: most, whole: true };
  const one = largestIn([name], width);
  if (one >= most * ONE_LINE) return { lines: [name], size: Math.min(most, one), whole: true };
  const parts = partsOf(name);
  const two = Math.min(most, height / 2 / leading, largestIn(parts, width));
  const [lines, size] = two > one ? [parts, two] : [[name], one];
  return { lines, size: Math.max(LEAST, size), whole: size >= LEAST };
}
