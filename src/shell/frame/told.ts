import type { Event } from '../../engine';

/** What was done last, in so many sentences as can be read in one breath; the covers tell all of it. */
export const toldOf = <E extends Event>(
  events: readonly E[],
  tell: (event: E) => string | null,
  sentences = 2,
): string =>
  events
    .flatMap((event) => tell(event) ?? [])
    .slice(-sentences)
    .join(' ');
