/**
 * A finished game is read seldom and kept for long: its text is kept as LZW over its UTF-8 bytes, fifteen bits a character.
 * A browser counts characters, and these need a tenth of them.
 */

/** The number of bytes follows. No JSON begins so, and neither does anything else of ours. */
const MARK = 'z1:';
const HEAD = /^z1:(\d{1,7});/;
const BITS_A_CHARACTER = 15;
/** Clear of control characters, and far from the halves of characters that may not stand alone. */
const FIRST_CHARACTER = 0x20;
const BYTES = 256;
const FIRST_WIDTH = 9;
const LAST_WIDTH = 16;
/** Larger than any file that is taken in: what claims to hold more is not ours. */
const LARGEST_BYTES = 4_000_000;

/** The compact form, or the text itself where that is shorter. */
export function pack(text: string): string {
  const bytes = bytesOf(text);
  if (bytes.length > LARGEST_BYTES) return text;
  const packed = `${MARK}${bytes.length};${charactersOf(codesOf(bytes))}`;
  return packed.length < text.length ? packed : text;
}

/** The text again. What is not in the compact form is answered as it is; null for what cannot be unpacked. */
export function unpack(text: string): string | null {
  if (!text.startsWith(MARK)) return text;
  const [head, count] = HEAD.exec(text) ?? [];
  if (head === undefined) return null;
  const bytes = bytesFrom(text, head.length, Number(count));
  return bytes && textOf(bytes);
}

interface Code {
  readonly code: number;
  readonly width: number;
}

/** The number of bits that the next code is written with, once this many words are known. */
function widthFor(known: number): number {
  let width = FIRST_WIDTH;
  while (width < LAST_WIDTH && known > 1 << width) width++;
  return width;
}

const MOST_WORDS = 1 << LAST_WIDTH;

/** Each word of the book is one known before and a byte more; the book is written while reading, by both sides alike. */
function codesOf(bytes: readonly number[]): Code[] {
  const longer = new Map<number, number>();
  const codes: Code[] = [];
  let known = BYTES;
  let word = -1;
  for (const byte of bytes) {
    if (word < 0) {
      word = byte;
      continue;
    }
    const next = longer.get(word * BYTES + byte);
    if (next !== undefined) {
      word = next;
      continue;
    }
    codes.push({ code: word, width: widthFor(known) });
    if (known < MOST_WORDS) longer.set(word * BYTES + byte, known++);
    word = byte;
  }
  if (word >= 0) codes.push({ code: word, width: widthFor(known) });
  return codes;
}

function charactersOf(codes: readonly Code[]): string {
  const characters: string[] = [];
  let pending = 0;
  let bits = 0;
  const flush = () => {
    characters.push(String.fromCharCode(FIRST_CHARACTER + pending));
    pending = 0;
    bits = 0;
  };
  for (const { code, width } of codes)
    for (let bit = width - 1; bit >= 0; bit--) {
      pending = (pending << 1) | ((code >> bit) & 1);
      if (++bits === BITS_A_CHARACTER) flush();
    }
  if (bits > 0) {
    pending <<= BITS_A_CHARACTER - bits;
    flush();
  }
  return characters.join('');
}

function bytesFrom(text: string, from: number, count: number): number[] | null {
  if (count > LARGEST_BYTES) return null;
  const bytes: number[] = [];
  /** Of every word beyond the single bytes: where it was last written, and how long it is. */
  const starts: number[] = [];
  const lengths: number[] = [];
  let before: { readonly start: number; readonly length: number } | null = null;
  let at = from;
  let pending = 0;
  let bits = 0;
  while (bytes.length < count) {
    // The writer knows one word more than the reader, whose last one waits for the byte that follows.
    const width = widthFor(Math.min(MOST_WORDS, BYTES + starts.length + (before ? 1 : 0)));
    while (bits < width) {
      // Beyond the end there is no number at all, which is no character of ours either.
      const character = text.charCodeAt(at++) - FIRST_CHARACTER;
      if (!(character >= 0 && character < 1 << BITS_A_CHARACTER)) return null;
      pending = (pending << BITS_A_CHARACTER) | character;
      bits += BITS_A_CHARACTER;
    }
    const code = pending >> (bits - width);
    bits -= width;
    pending &= (1 << bits) - 1;
    if (before && BYTES + starts.length < MOST_WORDS) {
      starts.push(before.start);
      lengths.push(before.length + 1);
    }
    const start = bytes.length;
    const length = code < BYTES ? 1 : lengths[code - BYTES];
    if (length === undefined || start + length > count) return null;
    // A word that was entered this very moment ends with the byte it begins with, which this loop has written by then.
    if (code < BYTES) bytes.push(code);
    else for (let nth = 0; nth < length; nth++) bytes.push(bytes[starts[code - BYTES]! + nth]!);
    before = { start, length };
  }
  return at === text.length ? bytes : null;
}

function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0)!;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63));
    else if (point < 0x10000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63));
    else
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      );
  }
  return bytes;
}

/** Null for bytes that are no text. */
function textOf(bytes: readonly number[]): string | null {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at++]!;
    const more =
      first < 0x80 ? 0 : first >> 5 === 6 ? 1 : first >> 4 === 14 ? 2 : first >> 3 === 30 ? 3 : null;
    if (more === null || at + more > bytes.length) return null;
    let point = more === 0 ? first : first & (0x3f >> more);
    for (let nth = 0; nth < more; nth++) {
      const byte = bytes[at++]!;
      if (byte >> 6 !== 2) return null;
      point = (point << 6) | (byte & 63);
    }
    if (point > 0x10ffff) return null;
    parts.push(String.fromCodePoint(point));
  }
  return parts.join('');
}
