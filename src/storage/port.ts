import { hearOtherWindows } from './otherWindows';

/** Why a value could not be kept. `full`: no room left. `missing`: there is nowhere to keep anything. */
export type Trouble = 'full' | 'missing';

/**
 * All that the app keeps, on every platform. Nothing here throws, and what was set can be read back for as long as the
 * app runs, even when it could not be kept: a game goes on, and the person is told that it will not outlive the session.
 */
export interface Store {
  get(key: string): string | null;
  set(key: string, value: string): Trouble | null;
  remove(key: string): void;
  keys(prefix: string): string[];
  readonly kind: 'kept' | 'memory';
  /** Why something that was set is known to this session only; null while everything is kept. */
  trouble(): Trouble | null;
  /** Called when `trouble` has changed; the answer stops it. */
  onTrouble(heard: () => void): () => void;
  /** Called with the key that another window has written or removed; null where it may be any. */
  onElsewhere(heard: (key: string | null) => void): () => void;
}

/** The origin or the database may be shared with other pages or modules: our keys stay apart from theirs. */
const PREFIX = 'meninges/';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function openStore(): Store {
  const area = reachableArea();
  return area ? keptStore(area) : memoryStore();
}

/** In a private window or with cookies blocked, merely naming `localStorage` may throw; so it is tried, by reading. */
function reachableArea(): Area | null {
  try {
    const area: Area | null | undefined = globalThis.localStorage;
    if (!area || typeof area.length !== 'number') return null;
    area.getItem(PREFIX);
    return area;
  } catch {
    return null;
  }
}

function memoryStore(): Store {
  const values = new Map<string, string>();
  const told = createBell();
  return {
    kind: 'memory',
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      told.ring();
      return 'missing';
    },
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)).sort(),
    trouble: () => (values.size > 0 ? 'missing' : null),
    onTrouble: told.hear,
    onElsewhere: () => () => undefined,
  };
}

/** What this session knows better than the storage. */
interface Newer {
  /** Null for what the storage would not let go of. */
  readonly value: string | null;
  readonly trouble: Trouble | null;
  /** What lay there then: once another window has put something else there, that counts. */
  readonly base: string | null;
}

function keptStore(area: Area): Store {
  const overlay = new Map<string, Newer>();
  const told = createBell();
  const lying = (key: string): string | null => attempt(() => area.getItem(PREFIX + key)) ?? null;
  const trouble = (): Trouble | null =>
    [...overlay.values()].find((newer) => newer.trouble !== null)?.trouble ?? null;
  const newerOf = (key: string): Newer | null => {
    const newer = overlay.get(key);
    return newer && newer.base === lying(key) ? newer : null;
  };
  const put = (key: string, value: string): Trouble | null => {
    try {
      area.setItem(PREFIX + key, value);
      overlay.delete(key);
      return null;
    } catch (error) {
      const why = isFull(error) ? 'full' : 'missing';
      overlay.set(key, { value, trouble: why, base: lying(key) });
      return why;
    }
  };
  /** With room made, what had to wait is kept after all. */
  const retry = () => {
    for (const [key, newer] of [...overlay])
      if (newer.value !== null && newerOf(key) === newer) put(key, newer.value);
  };
  /** Does this, and lets those who want to know hear whether there is trouble, or none any more. */
  const announcing = <T>(change: () => T): T => {
    const before = trouble();
    const answer = change();
    if (trouble() !== before) told.ring();
    return answer;
  };
  return {
    kind: 'kept',
    get: (key) => {
      const newer = newerOf(key);
      return newer ? newer.value : lying(key);
    },
    set: (key, value) => announcing(() => put(key, value)),
    remove: (key) =>
      announcing(() => {
        try {
          area.removeItem(PREFIX + key);
          overlay.delete(key);
          retry();
        } catch {
          overlay.set(key, { value: null, trouble: null, base: lying(key) });
        }
      }),
    keys: (prefix) => {
      const found = new Set(attempt(() => keptKeys(area)) ?? []);
      overlay.forEach(({ value }, key) => {
        if (!newerOf(key)) return;
        if (value === null) found.delete(key);
        else found.add(key);
      });
      return [...found].filter((key) => key.startsWith(prefix)).sort();
    },
    trouble,
    onTrouble: told.hear,
    onElsewhere: (heard) =>
      hearOtherWindows((key) => {
        if (key === null) heard(null);
        else if (key.startsWith(PREFIX)) heard(key.slice(PREFIX.length));
      }),
  };
}

/** Those who want to hear of something, and what they hear it by. */
function createBell() {
  const heard = new Set<() => void>();
  return {
    ring: () => heard.forEach((hear) => hear()),
    hear: (hear: () => void) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
  };
}

function keptKeys(area: Area): string[] {
  return Array.from({ length: area.length }, (_, index) => area.key(index)).flatMap((key) =>
    key?.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
  );
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Browsers name it, old ones only number it, and SQLite on phones says it in words. */
function isFull(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as { name?: unknown; code?: unknown; message?: unknown };
  const named = name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
  return named || code === 22 || code === 1014 || /\b(full|quota)\b/i.test(String(message));
}
