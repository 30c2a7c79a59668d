import { seenBy, undoSeat, type Event, type Eyes, type Seat, type Player, type Table } from '../../engine';
import type { Screen } from '../screen';

/** What the open eyes may know of the last change. */
export interface Glance {
  see(events: readonly Event[], screen: Screen): readonly Event[];
}

/** The same list for as long as nothing new has happened: whoever plays a sound for it must not play it twice. */
export function createGlance(): Glance {
  let of: readonly Event[] | null = null;
  let by: Eyes | null = null;
  let seen: readonly Event[] = [];
  return {
    see: (events, screen) => {
      const eyes = screen.kind === 'open' ? screen.eyes : null;
      if (of !== events || by !== eyes) seen = eyes === null ? [] : seenBy(eyes, events);
      of = events;
      by = eyes;
      return seen;
    },
  };
}

/** One takes back one's own move, never the app's; where nothing is secret, whoever's turn it still is. */
export function takeBackSeat(table: Table, seats: readonly Player[], screen: Screen): Seat | null {
  const seat = undoSeat(table);
  if (seat === null || screen.kind === 'cover') return null;
  const own = screen.eyes === 'table' ? seats[seat]?.bot === null : screen.eyes === seat;
  return own ? seat : null;
}
