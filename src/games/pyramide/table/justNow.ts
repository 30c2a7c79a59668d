import type { Seat } from '../../../engine';
import type { GameEvent } from '../rules';

type Of<Type extends GameEvent['type']> = GameEvent & { readonly type: Type };

/** What has led to what everybody looks at now: a die, a tie that goes on. */
export interface JustNow {
  readonly die: Of<'ordered'> | null;
  readonly level: Of<'level'> | null;
  readonly listLevel: Of<'list-level'> | null;
  readonly maitreMots: Of<'maitre-mots'> | null;
  readonly listOver: Of<'list-over'> | null;
  /** Whose time for the enigma ran out, where it was nobody's any more after that. */
  readonly silent: Seat | null;
}

/** These follow by themselves: nobody has done anything since. */
const BY_ITSELF: readonly GameEvent['type'][] = [
  'ordered',
  'list-over',
  'level',
  'list-level',
  'riddle-drawn',
  'theme-drawn',
  'list-drawn',
  'round-won',
  'maitre-mots',
  'ended',
];

/** In what the last change has brought; or, where a game was opened anew, in what happened since one looked. */
export function justNow(fresh: readonly GameEvent[], before: readonly GameEvent[]): JustNow {
  const since = fresh.length > 0 ? fresh : before;
  const first = since.findLastIndex(({ type }) => !BY_ITSELF.includes(type));
  const last = since.slice(first + 1);
  const find = <Type extends GameEvent['type']>(type: Type): Of<Type> | null =>
    last.findLast((event): event is Of<Type> => event.type === type) ?? null;
  return {
    die: find('ordered'),
    level: find('level'),
    listLevel: find('list-level'),
    maitreMots: find('maitre-mots'),
    listOver: find('list-over'),
    silent: silentIn(since),
  };
}

/** Time runs out, nobody else may answer, and the riddle is judged: all in one change. */
function silentIn(since: readonly GameEvent[]): Seat | null {
  const judged = since.findLastIndex(({ type }) => type === 'judged');
  const why = since.slice(0, Math.max(0, judged)).findLast(({ type }) => type !== 'gave-up');
  return why?.type === 'slow' ? why.seat : null;
}
