import { seenBy, type Event, type Eyes, type Seat, type Player, type Table } from '../engine';
import type { Language } from '../i18n';
import type { Box } from './box';

/** More than this nobody reads on a cover. */
const MOST_TOLD = 3;

/** What happened since a seat last moved, in public words: what a cover may say, the latest of it. */
export function sinceLastTurn(
  box: Box,
  table: Table,
  seat: Seat,
  seats: readonly Player[],
  language: Language,
): readonly string[] {
  const open = eventsSince(table, seat).filter(
    (event) => event.only === undefined && !box.words.heard?.(event, table.config),
  );
  return toldIn(box, table, open, seats, language).slice(-MOST_TOLD);
}

/** These events in the game's words, a sentence each: those of which there is nothing to say are left out. */
export const toldIn = (
  { words }: Box,
  { config }: Table,
  events: readonly Event[],
  seats: readonly Player[],
  language: Language,
): readonly string[] => events.flatMap((event) => words.tell(event, seats, config, language) ?? []);

/** What the last seat to move did in its turn, as far as the table may know. */
export function eventsOfLastTurn({ happenings }: Table): readonly Event[] {
  const mover = happenings.findLast(({ entry }) => typeof entry.actor === 'number')?.entry.actor;
  const before = happenings.findLastIndex(
    ({ entry: { actor } }) => typeof actor === 'number' && actor !== mover,
  );
  return seenBy(
    'table',
    happenings.slice(before + 1).flatMap(({ events }) => events),
  );
}

/** Everything after this seat's last own entry, as far as the open eyes may know: its own, or those of the table. */
export function eventsSince({ happenings }: Table, seat: Seat, eyes: Eyes = seat): readonly Event[] {
  let last = happenings.length - 1;
  while (last >= 0 && happenings[last]!.entry.actor !== seat) last--;
  return seenBy(
    eyes,
    happenings.slice(last + 1).flatMap(({ events }) => events),
  );
}
