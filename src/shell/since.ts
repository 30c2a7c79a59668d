import { seenBy, type Event, type Eyes, type Seat, type Player, type Table } from '../engine';
import type { Language } from '../i18n';
import type { Box } from './box';

/** What happened since a seat last moved, in public words: what a cover may say. */
export function sinceLastTurn(
  box: Box,
  table: Table,
  seat: Seat,
  seats: readonly Player[],
  language: Language,
): readonly string[] {
  return eventsSince(table, seat)
    .filter((event) => event.only === undefined)
    .flatMap((event) => box.words.tell(event, seats, table.config, language) ?? []);
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
