import type { Event } from '../../engine';

/** What was done since one's own last turn, by everybody: a sentence for whatever there is to say. */
export const toldOf = <E extends Event>(events: readonly E[], tell: (event: E) => string | null): string =>
  events.flatMap((event) => tell(event) ?? []).join(' ');

/** A letter of the smallest line, a little wider than it is. */
const LETTER = 6.6;

/** The first of these ways to say it that so many lines of this width can hold; the last says the least. */
export function fittingIn(width: number, lines: number, ways: readonly (() => string)[]): string {
  const room = Math.floor(width / LETTER) * lines;
  let said = '';
  for (const way of ways) {
    said = way();
    if (said.length <= room) break;
  }
  return said;
}
