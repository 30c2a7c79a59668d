import { isObject, isText, isWhole, type Json, type JsonObject } from '../engine';
import type { Store, Trouble } from './port';

/** The result of a finished game, under the id the game has on the shelf. */
export interface Noted {
  readonly id: string;
  readonly result: number;
  /** The day of a game that everybody plays alike, as 20260316. */
  readonly day: number | null;
}

/** All results of a list: the newest one by one, oldest first, and of those before only how often each came about. */
export interface Results {
  readonly recent: readonly Noted[];
  readonly older: ReadonlyMap<number, number>;
}

/** Results outlive the games they come from: they are kept by game and list, not on the shelf. */
export interface Records {
  of(game: string, list: string): Results;
  /** The games that have any. */
  games(): readonly string[];
  /** A game noted twice is counted once. Of the games of one day the first finished counts, and no other. */
  note(game: string, list: string, noted: Noted): Trouble | null;
  /** Takes a result out again: the ending it came from was taken back. */
  strike(game: string, list: string, id: string): Trouble | null;
}

const RECORDS = 'records/';
/** Some 25 kB a list. What is older keeps its part in best, average and distribution. */
export const NEWEST = 500;
/** Results are turns or points: nothing of ours comes near. */
const LARGEST = 1_000_000;
const LATEST_DAY = 100_000_000;

const NO_RESULTS: Results = { recent: [], older: new Map() };

export function createRecords(store: Store): Records {
  /** Texts already read: a list is asked for after every move. */
  const known = new Map<string, { readonly text: string; readonly results: Results }>();

  function read(key: string): Results {
    const text = store.get(key);
    if (text === null) return NO_RESULTS;
    const before = known.get(key);
    if (before?.text === text) return before.results;
    const results = readResults(text);
    known.set(key, { text, results });
    return results;
  }

  function write(key: string, results: Results): Trouble | null {
    const text = writeResults(results);
    known.set(key, { text, results });
    return store.set(key, text);
  }

  const keyOf = (game: string, list: string): string => `${RECORDS}${game}/${list}`;

  return {
    of: (game, list) => read(keyOf(game, list)),
    games: () => [
      ...new Set(store.keys(RECORDS).map((key) => key.slice(RECORDS.length, key.lastIndexOf('/')))),
    ],
    note: (game, list, noted) => {
      const key = keyOf(game, list);
      const before = read(key);
      const there = before.recent.find(({ id }) => id === noted.id);
      if (there && there.result === noted.result) return null;
      const others = without(before, noted.id);
      if (noted.day !== null && firstOfDay(others, noted.day)) return null;
      return write(key, folded({ ...others, recent: [...others.recent, noted] }));
    },
    strike: (game, list, id) => {
      const key = keyOf(game, list);
      const before = read(key);
      return before.recent.some((one) => one.id === id) ? write(key, without(before, id)) : null;
    },
  };
}

export const firstOfDay = ({ recent }: Results, day: number): Noted | null =>
  recent.find((one) => one.day === day) ?? null;

const without = ({ recent, older }: Results, id: string): Results => ({
  recent: recent.filter((one) => one.id !== id),
  older,
});

function folded({ recent, older }: Results): Results {
  if (recent.length <= NEWEST) return { recent, older };
  const counts = new Map(older);
  for (const { result } of recent.slice(0, -NEWEST)) counts.set(result, (counts.get(result) ?? 0) + 1);
  return { recent: recent.slice(-NEWEST), older: counts };
}

const writeResults = ({ recent, older }: Results): string => JSON.stringify({ recent, older: [...older] });

/** Each result is read on its own: one that makes no sense does not cost the others. */
function readResults(text: string): Results {
  const raw = parse(text);
  const seen = new Set<string>();
  const recent = listIn(raw.recent).flatMap((one): Noted[] => {
    const noted = readNoted(one);
    if (!noted || seen.has(noted.id)) return [];
    seen.add(noted.id);
    return [noted];
  });
  const older = new Map<number, number>();
  for (const pair of listIn(raw.older)) {
    const [result, count] = listIn(pair);
    if (isResult(result) && isWhole(count, 1, LARGEST)) older.set(result, count);
  }
  return folded({ recent, older });
}

function readNoted(raw: Json): Noted | null {
  if (!isObject(raw) || !isText(raw.id) || !isResult(raw.result)) return null;
  const { id, result, day } = raw;
  return { id, result, day: isWhole(day, 1, LATEST_DAY) ? day : null };
}

const isResult = (value: unknown): value is number => isWhole(value, -LARGEST, LARGEST);

const listIn = (raw: unknown): readonly Json[] => (Array.isArray(raw) ? (raw as Json[]) : []);

function parse(text: string): JsonObject {
  try {
    const raw: unknown = JSON.parse(text);
    return isObject(raw) ? raw : {};
  } catch {
    return {};
  }
}
