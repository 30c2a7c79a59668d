import { isObject, isText } from '../engine';
import type { Store } from './port';

/** What a countdown had left when it was last looked at, while it ran: far too often for the whole game to be written. */
export interface NotedTime {
  readonly id: string;
  readonly left: number;
}

const key = (game: string): string => `time/${game}`;

export function readTimeNote(store: Store, game: string): NotedTime | null {
  const text = store.get(key(game));
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    if (!isObject(raw) || !isText(raw.id) || typeof raw.left !== 'number' || !(raw.left >= 0)) return null;
    return { id: raw.id, left: raw.left };
  } catch {
    return null;
  }
}

/** Where there is no room the game itself says so, when it is next kept. */
export function writeTimeNote(store: Store, game: string, note: NotedTime | null): void {
  if (note) store.set(key(game), JSON.stringify({ id: note.id, left: Math.round(note.left) }));
  else if (store.get(key(game)) !== null) store.remove(key(game));
}
