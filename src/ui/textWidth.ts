/** What a letter of the house's strong type is wide, in parts of its size; for drawings, in which nothing measures itself. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\s.,:;!'’·|ijlI\u00A0\u202F]/, 0.3],
  [/[ftr()-]/, 0.42],
  [/[mwMW%]/, 0.92],
  [/[A-ZÀ-ÝŒ+×÷=−]/, 0.7],
];
const USUAL = 0.585;

export const textWidth = (text: string, size: number): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  ) * size;

interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * A name in so much width: as large as it may be; on two lines, where it has two parts; smaller, down to the least size; and
 * only then without its end.
 */
export function fitName(name: string, width: number, most: number, least: number): Fitted {
  const whole = sizeFor([name], width, most);
  if (whole >= most * 0.8) return { lines: [name], size: whole };
  const parts = halves(name);
  const size = Math.max(least, sizeFor(parts, width, most));
  return { lines: parts.map((part) => cut(part, width, size)), size };
}

/** The same on one line. */
export function fitLine(name: string, width: number, most: number, least: number): Fitted {
  const size = Math.max(least, sizeFor([name], width, most));
  return { lines: [cut(name, width, size)], size };
}

const sizeFor = (lines: readonly string[], width: number, most: number): number =>
  Math.min(most, ...lines.map((line) => width / textWidth(line, 1)));

/** The two parts of a name, at the space or hyphen nearest its middle. */
export function halves(name: string): readonly string[] {
  const places = [...name.matchAll(/[\s-]/g)].map(({ index }) => index + 1);
  const [middle] = places.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return middle === undefined ? [name] : [name.slice(0, middle).trim(), name.slice(middle)];
}

function cut(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** A text in lines no longer than this. */
export function wrap(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
