import { textWidth } from '../ui/textWidth';

/** A name may be set as small as this, where many sit at the table. */
const NAME_SIZES = [14, 13, 12, 11, 10, 9] as const;
/** Names up to this are short: they are never cut to make room for a long one. */
const SHORT = 7;
/** Names and scores are measured by their letters: a little air makes up for what that does not know. */
const AIR = 2;

/** What stands on a badge: a seat's name, or those of a team, and one score. */
export interface Badge {
  readonly names: readonly string[];
  readonly score: string;
}

export interface SeatRoom {
  readonly width: number;
  readonly nameSize: number;
  /** Whether every short name stands whole. */
  readonly fits: boolean;
}

export const nameWidth = (name: string, size: number): number => Math.ceil(textWidth(name, size)) + AIR;

export const scoreWidth = (score: string, size: number): number => Math.ceil(textWidth(score, size)) + AIR;

export interface BadgeLook {
  /** By how much names are larger than their size says, on a large screen. */
  readonly scale: number;
  readonly scoreSize: number;
  /** Face, mark and gaps: what a score needs beside it. */
  readonly beside: number;
  readonly edges: number;
  /** What stands in a row of its own is so wide. */
  readonly least?: number;
  /** The score stands beside the names, not above or under them. */
  readonly inRow?: boolean;
}

export const isShort = (name: string): boolean => [...name].length <= SHORT;
const widest = (names: readonly string[], size: number): number =>
  Math.max(0, ...names.map((name) => nameWidth(name, size)));

/**
 * How the room of the strip is shared out. Everybody gets what they need; where that is too much, the widest give first, all down to
 * one width, so that a long name shrinks before a short one does, and a score never.
 */
export function seatRooms(badges: readonly Badge[], room: number, look: BadgeLook): readonly SeatRoom[] {
  const needs = ({ score }: Badge, names: readonly string[], size: number): number => {
    const counted = Math.max(look.least ?? 0, scoreWidth(score, look.scoreSize) + look.beside);
    const named = widest(names, size * look.scale);
    return (look.inRow ? counted + named : Math.max(counted, named)) + look.edges;
  };
  const at = (nameSize: number) => {
    const least = badges.map((badge) => needs(badge, badge.names.filter(isShort), nameSize));
    const widths = capped(
      badges.map((badge) => needs(badge, badge.names, nameSize)),
      least,
      room,
    );
    return { nameSize, widths, fits: sum(widths) <= room };
  };
  const tried = NAME_SIZES.map(at);
  const { nameSize, widths, fits } = tried.find((one) => one.fits) ?? tried.at(-1)!;
  const spare = (room - sum(widths)) / badges.length;
  return widths.map((width) => ({ width: Math.floor(width + spare), nameSize, fits }));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** The needs, the largest of them brought down to one width that lets all fit; never below what each needs at least. */
export function capped(needs: readonly number[], least: readonly number[], room: number): readonly number[] {
  const at = (cap: number) => needs.map((need, seat) => Math.max(least[seat]!, Math.min(need, cap)));
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
