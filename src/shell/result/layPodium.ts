import { fitLine, fitName } from '../../ui/textWidth';
import { HAT_RATIO } from '../../ui/PartyHat';
import type { Column } from './columns';

interface Head {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly initial: string;
}

interface Label {
  readonly text: string;
  readonly y: number;
  readonly size: number;
}

export interface Stand {
  readonly column: Column;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly heads: readonly Head[];
  readonly number: Label;
  readonly names: readonly Label[];
}

const GAP = 6;
const WIDEST = 150;
const NAME = 15;
/** A long name shrinks so far before its end is cut. */
const NAME_LEAST = 6.6;
/** Of several each has a line, unless that would make it smaller than this. */
const LINE_LEAST = 8.5;
const LINE = 1.2;
/** So much of a head is before its column. */
const SUNK = 0.3;
const HAT = 1.15;

/** The best but one, the best, then the others: nobody stands far from whoever won. Of two the best is first. */
const placed = (columns: readonly Column[]): readonly Column[] =>
  columns.length < 3 ? columns : [columns[1]!, columns[0]!, ...columns.slice(2)];

/** The least height in which everything on these columns can be read. */
export const leastPodium = (columns: readonly Column[], scale: number): number =>
  (94 + LINE * NAME * Math.max(...columns.map(({ players }) => Math.max(2, players.length)))) * scale;

/** Columns with their heads and hats, in so much room. What is written on one always has room. */
export function layPodium(
  columns: readonly Column[],
  { width, height, scale = 1 }: { readonly width: number; readonly height: number; readonly scale?: number },
): readonly Stand[] {
  const count = columns.length;
  const gap = GAP * scale;
  const wide = Math.min(WIDEST * scale, (width - gap * (count - 1)) / count);
  const left = (width - wide * count - gap * (count - 1)) / 2;
  const number = Math.min(30 * scale, Math.max(20 * scale, height * 0.14));
  const named = columns.map(({ names }) => namesIn(names, wide - 8 * scale, scale));
  const written = (nth: number): number =>
    number * LINE + named[nth]!.reduce((sum, { size }) => sum + size * LINE, 0) + 10 * scale;
  const radius = (won: boolean): number =>
    Math.min(won ? 30 * scale : 24 * scale, height * (won ? 0.12 : 0.1), wide * 0.4);
  // What stands above a column: a head without the part before it, and its hat.
  const above = (won: boolean): number => radius(won) * (2 - SUNK + HAT * HAT_RATIO);
  const highest = height - above(true);
  return placed(columns).map((column, place) => {
    const nth = columns.indexOf(column);
    const tall = Math.min(height - above(column.won), Math.max(written(nth), highest * column.share));
    const x = left + place * (wide + gap);
    const y = height - tall;
    let down = y + 6 * scale + number * 0.95;
    const figure = { text: column.label, y: down, size: number };
    const names = named[nth]!.map(({ text, size }) => ({ text, size, y: (down += size * LINE) }));
    const room = wide / column.players.length;
    const round = Math.min(radius(column.won), room * 0.46);
    return {
      column,
      x,
      y,
      width: wide,
      height: tall,
      heads: column.players.map(({ name }, who) => ({
        x: x + wide / 2 + (who - (column.players.length - 1) / 2) * Math.min(room, round * 2.2),
        y: y - round * (1 - SUNK),
        radius: round,
        initial: [...name.trim()][0]?.toLocaleUpperCase() ?? '?',
      })),
      number: figure,
      names,
    };
  });
}

/** One person has two lines for a long name; of several each has one, if it can be read. */
function namesIn(
  names: readonly string[],
  width: number,
  scale: number,
): readonly { readonly text: string; readonly size: number }[] {
  return names.flatMap((name) => {
    const line = names.length > 1 ? fitLine(name, width, NAME * scale, NAME_LEAST * scale) : null;
    const { lines, size } =
      line && line.size >= LINE_LEAST * scale ? line : fitName(name, width, NAME * scale, NAME_LEAST * scale);
    return lines.map((text) => ({ text, size }));
  });
}
