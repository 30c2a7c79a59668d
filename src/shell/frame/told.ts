import type { Event } from '../../engine';

/** What was done since one's own last turn, by everybody: a sentence for whatever there is to say. */
export const toldOf = <E extends Event>(events: readonly E[], tell: (event: E) => string | null): string =>
  events.flatMap((event) => tell(event) ?? []).join(' ');
