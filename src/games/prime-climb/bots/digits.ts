/**
 * Numbers as text that stays as it is in a source file: printable ASCII without quotes and backslash, two characters for a
 * number below 8281.
 */
const FIRST = 33;
const LAST = 126;
const LEFT_OUT: readonly string[] = ['"', "'", '\\'];

const DIGITS = Array.from({ length: LAST - FIRST + 1 }, (_, k) => String.fromCharCode(FIRST + k)).filter(
  (digit) => !LEFT_OUT.includes(digit),
);
export const BASE = DIGITS.length;

export function writeDigits(numbers: ArrayLike<number>, width: number): string {
  const text: string[] = [];
  for (let k = 0; k < numbers.length; k++) {
    let rest = numbers[k]!;
    let word = '';
    for (let digit = 0; digit < width; digit++) {
      word = DIGITS[rest % BASE]! + word;
      rest = Math.floor(rest / BASE);
    }
    if (rest > 0) throw new Error(`${numbers[k]!} needs more than ${width} digits`);
    text.push(word);
  }
  return text.join('');
}

export function readDigits(text: string, width: number): Uint32Array {
  const worth = new Uint8Array(LAST + 1);
  DIGITS.forEach((digit, k) => (worth[digit.charCodeAt(0)] = k));
  const numbers = new Uint32Array(text.length / width);
  for (let k = 0; k < numbers.length; k++) {
    let number = 0;
    for (let digit = 0; digit < width; digit++)
      number = number * BASE + worth[text.charCodeAt(k * width + digit)]!;
    numbers[k] = number;
  }
  return numbers;
}

/** Values on an even scale. Code 0 is kept for the value 0: the game is won, or the position cannot come about. */
export interface Scale {
  readonly least: number;
  readonly step: number;
  readonly digits: string;
  /** Digits to a value, if not two. */
  readonly width?: number;
}

const WIDTH = 2;

export function writeScale(values: ArrayLike<number>, width = WIDTH): Scale {
  let least = Infinity;
  let most = 0;
  for (let k = 0; k < values.length; k++) {
    if (values[k]! > most) most = values[k]!;
    if (values[k]! > 0 && values[k]! < least) least = values[k]!;
  }
  const step = (most - least) / (BASE ** width - 2);
  const codes = Array.from(values, (value) => (value === 0 ? 0 : 1 + Math.round((value - least) / step)));
  return { least, step, digits: writeDigits(codes, width), ...(width !== WIDTH && { width }) };
}

export function readScale({ least, step, digits, width }: Scale): Float64Array {
  const codes = readDigits(digits, width ?? WIDTH);
  const values = new Float64Array(codes.length);
  for (let k = 0; k < codes.length; k++) values[k] = codes[k] === 0 ? 0 : least + (codes[k]! - 1) * step;
  return values;
}
