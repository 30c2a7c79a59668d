import { BAD_SAVES, isOneOf, same, type BadSave, type Reading } from '../engine';
import { unpack } from './compact';
import type { Store, Trouble } from './port';
import { keptText, readKept, type Aside, type Kept } from './kept';
import { writeTimeNote } from './time-notes';

export interface Shelf {
  /** Newest first. What cannot be read is moved aside on the way, and reported until somebody drops it. */
  list(): { readonly kept: readonly Kept[]; readonly aside: readonly Aside[] };
  get(id: string): Reading<Kept> | null;
  put(kept: Kept): Trouble | null;
  /** Whether another window has played on since `last` was read or put: another log lies here than `last` has. */
  playedOn(last: Kept): boolean;
  remove(id: string): void;
  /** For a save that reads well but that the rules cannot replay. */
  setAside(id: string, why: BadSave): void;
  aside(): readonly Aside[];
  dropAside(id: string): void;
}

const GAMES = 'games/';
const ASIDE = 'aside/';

export function createShelf(store: Store, now: () => number): Shelf {
  /** Texts already read, so that a list drawn again costs no parsing and yields the same objects. */
  const known = new Map<string, { readonly text: string; readonly reading: Reading<Kept> }>();
  /** Games the rules refused and that could not be moved for want of room. */
  const refused = new Map<string, BadSave>();

  function get(id: string): Reading<Kept> | null {
    const text = store.get(GAMES + id);
    if (text === null) return null;
    const why = refused.get(id);
    return why ? { kind: 'bad', why } : read(id, text);
  }

  function read(id: string, text: string): Reading<Kept> {
    const before = known.get(id);
    if (before?.text === text) return before.reading;
    const reading = readKept(id, text);
    known.set(id, { text, reading });
    return reading;
  }

  function write(kept: Kept): Trouble | null {
    const { id } = kept;
    const text = keptText(kept);
    known.set(id, { text, reading: { kind: 'read', value: kept } });
    return store.set(GAMES + id, text);
  }

  /** Finished games of earlier versions lie here at full length; whether there was one to shorten. */
  function tighten(): boolean {
    const lengthBefore = (id: string) => store.get(GAMES + id)?.length ?? 0;
    const long = list().kept.filter(
      (kept) => kept.summary.over && keptText(kept).length < lengthBefore(kept.id),
    );
    return long.filter((kept) => write(kept) === null).length > 0;
  }

  function forget(id: string): void {
    known.delete(id);
    refused.delete(id);
    store.remove(GAMES + id);
    writeTimeNote(store, id, null);
  }

  /** Copies first and removes after, so that there is no moment at which the text is nowhere. */
  function move(id: string, why: BadSave): boolean {
    const text = store.get(GAMES + id);
    if (text === null) return true;
    const place = freePlace(id, text);
    if (place !== null && store.set(place, writeAside(why, Math.round(now()), text)) !== null) {
      store.remove(place);
      return false;
    }
    forget(id);
    return true;
  }

  /** Never on top of something else set aside; null when this very text is there already. */
  function freePlace(id: string, text: string): string | null {
    for (let count = 1; ; count++) {
      const place = `${ASIDE}${id}${count > 1 ? `~${count}` : ''}`;
      const there = store.get(place);
      if (there === null) return place;
      if (there.endsWith(text) && readAside(id, there).text === readable(text)) return null;
    }
  }

  function list() {
    const kept: Kept[] = [];
    const stuck: Aside[] = [];
    for (const key of store.keys(GAMES)) {
      const id = key.slice(GAMES.length);
      const reading = get(id);
      if (reading?.kind === 'read') kept.push(reading.value);
      else if (reading && !move(id, reading.why))
        stuck.push({ id, why: reading.why, text: readable(store.get(key) ?? ''), at: now() });
    }
    kept.sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
    const moved = store.keys(ASIDE).flatMap((key) => {
      const text = store.get(key);
      return text === null ? [] : [readAside(key.slice(ASIDE.length), text)];
    });
    return { kept, aside: [...moved, ...stuck] };
  }

  return {
    list,
    get,
    put: (kept) => {
      const { id } = kept;
      // What lies here and cannot be read may be somebody's only copy: it makes way, or the new one waits.
      const there = get(id);
      if (there?.kind === 'bad' && !move(id, there.why)) return store.kind === 'memory' ? 'missing' : 'full';
      const trouble = write(kept);
      return trouble === 'full' && tighten() ? write(kept) : trouble;
    },
    playedOn: (last) => {
      const text = store.lying(GAMES + last.id);
      const there = text === null ? null : read(last.id, text);
      if (there?.kind !== 'read') return false;
      const { log } = there.value.saved;
      return log !== last.saved.log && !same(log, last.saved.log);
    },
    remove: forget,
    setAside: (id, why) => {
      if (!move(id, why)) refused.set(id, why);
    },
    aside: () => list().aside,
    dropAside: (id) => {
      if (store.get(ASIDE + id) !== null) store.remove(ASIDE + id);
      else if (get(id)?.kind === 'bad') forget(id);
    },
  };
}

/** One line on why and when, then the text itself, byte for byte: as JSON inside JSON it would need twice the room. */
const writeAside = (why: BadSave, at: number, text: string): string => `${why} ${at}\n${text}`;

function readAside(id: string, whole: string): Aside {
  const [, why, at, text] = /^([a-z-]+) (\d+)\n([^]*)$/.exec(whole) ?? [];
  if (text === undefined || !isOneOf(why, BAD_SAVES)) return { id, why: 'damaged', text: whole, at: 0 };
  return { id, why, text: readable(text), at: Number(at) };
}

/** Whoever exports it is to find text in it, whichever form it lay in. */
const readable = (text: string): string => unpack(text) ?? text;
