import type { Event } from '../../engine';
import { wrap } from '../../ui/textWidth';

/** What was done since one's own last turn, by everybody: a sentence for whatever there is to say. */
export const toldOf = <E extends Event>(events: readonly E[], tell: (event: E) => string | null): string =>
  events.flatMap((event) => tell(event) ?? []).join(' ');

/** The letters of the smallest line, and how much of its width is theirs: it has margins, and letters are not all alike. */
const SMALLEST = 12;
const FILLED = 0.88;

/** The first of these ways to say it that so many lines of this width can hold; the last says the least. */
export function fittingIn(width: number, lines: number, ways: readonly (() => string)[]): string {
  let said = '';
  for (const way of ways) {
    said = way();
    if (wrap(said, width * FILLED, SMALLEST).length <= lines) break;
  }
  return said;
}

const SHORT_NAME = 9;

/** A name of at most so many letters, where many moves are told at once. */
export const shortName = (name: string): string =>
  [...name].length > SHORT_NAME ? `${[...name].slice(0, SHORT_NAME - 1).join('')}…` : name;
