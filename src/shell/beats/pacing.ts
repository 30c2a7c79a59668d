import { seenBy, type Happening, type Player, type Table } from '../../engine';
import type { Language } from '../../i18n';
import type { Pacing } from '../session';
import type { AnyBeatParts } from './beat';
import type { Timeline } from './schedule';
import { timelineOf } from './timelineOf';

/** A move that was laid is looked at for a moment longer than it moves; and a phone is not kept from the next for long. */
const LOOK_MS = 450;
const LONGEST_MS = 1500;

const isPerson = (seats: readonly Player[], happening: Happening | undefined): boolean =>
  typeof happening?.entry.actor === 'number' && seats[happening.entry.actor]?.bot === null;

export function createPacing(parts: AnyBeatParts, seats: readonly Player[], language: Language): Pacing {
  const timeline = (table: Table, fresh: readonly Happening[]): Timeline => {
    const events = seenBy(
      'table',
      fresh.flatMap(({ events }) => events),
    );
    const view: unknown = table.game.view(table.state, 'table');
    const byHand = isPerson(seats, fresh[0]);
    return timelineOf(parts, events, byHand, table.happenings, { eyes: 'table', view, seats, language });
  };
  return {
    readsFor: (table, fresh) => {
      const { ends, reads } = timeline(table, fresh);
      return isPerson(seats, fresh[0]) ? ends : ends + reads;
    },
    lingersFor: (table, fresh) => {
      const { ends, heard } = timeline(table, fresh);
      return ends > 0 || heard.length > 0 ? Math.min(LONGEST_MS, ends + LOOK_MS) : 0;
    },
  };
}
