/** Width of a letter of a name, and of a figure of a score, by their size; a little more than it is. */
const LETTER = 0.58;
const FIGURE = 0.64;
/** A name may be set as small as this, where many sit at the table. */
const NAME_SIZES = [14, 13, 12, 11] as const;
/** Names up to this are short: they are never cut to make room for a long one. */
const SHORT = 7;

/** What stands on a seat's badge. */
export interface Badge {
  readonly name: string;
  readonly score: string;
}

export interface SeatRoom {
  readonly width: number;
  readonly nameSize: number;
}

const lettersOf = (text: string): number => [...text].length;

export const nameWidth = (name: string, size: number): number => Math.ceil(lettersOf(name) * size * LETTER);

/** Face, mark and score side by side, which always stand whole. */
const scoreWidth = (score: string, size: number): number => Math.ceil(lettersOf(score) * size * FIGURE);

export interface BadgeLook {
  readonly scoreSize: number;
  /** Face, mark, gaps and edges: what a badge needs beside its words. */
  readonly beside: number;
  readonly edges: number;
}

/**
 * How the room of the strip is shared out. Everybody gets what they need; where that is too much, the widest give first, all down to
 * one width, so that a long name shrinks before a short one does, and a score never.
 */
export function seatRooms(badges: readonly Badge[], room: number, look: BadgeLook): readonly SeatRoom[] {
  const least = badges.map(({ score }) => scoreWidth(score, look.scoreSize) + look.beside + look.edges);
  const needsAt = (size: number) =>
    badges.map(({ name }, at) => Math.max(least[at]!, nameWidth(name, size) + look.edges));
  const short = (at: number) => lettersOf(badges[at]!.name) <= SHORT;
  const fits = (size: number): boolean => {
    const needs = needsAt(size);
    const widths = capped(needs, least, room);
    return widths.every((width, at) => width >= needs[at]! || !short(at));
  };
  const nameSize = NAME_SIZES.find(fits) ?? NAME_SIZES.at(-1)!;
  const needs = needsAt(nameSize);
  const widths = capped(needs, least, room);
  const spare = Math.max(0, room - widths.reduce((sum, width) => sum + width, 0)) / badges.length;
  return widths.map((width) => ({ width: Math.floor(width + spare), nameSize }));
}

/** The needs, the largest of them brought down to one width that lets all fit; never below what each needs at least. */
function capped(needs: readonly number[], least: readonly number[], room: number): readonly number[] {
  const at = (cap: number) => needs.map((need, seat) => Math.max(least[seat]!, Math.min(need, cap)));
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  if (sum(needs) <= room) return needs;
  let low = 0;
  let high = Math.max(...needs);
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) <= room) low = middle;
    else high = middle;
  }
  return at(low);
}
