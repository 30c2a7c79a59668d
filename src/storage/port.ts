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
  return {
    kind: 'memory',
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      return 'missing';
    },
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)).sort(),
  };
}

function keptStore(area: Area): Store {
  /** What this session knows better than the storage: values it refused, and null for what it would not let go of. */
  const overlay = new Map<string, string | null>();
  return {
    kind: 'kept',
    get: (key) => {
      const newer = overlay.get(key);
      if (newer !== undefined) return newer;
      return attempt(() => area.getItem(PREFIX + key)) ?? null;
    },
    set: (key, value) => {
      try {
        area.setItem(PREFIX + key, value);
        overlay.delete(key);
        return null;
      } catch (error) {
        overlay.set(key, value);
        return isFull(error) ? 'full' : 'missing';
      }
    },
    remove: (key) => {
      try {
        area.removeItem(PREFIX + key);
        overlay.delete(key);
      } catch {
        overlay.set(key, null);
      }
    },
    keys: (prefix) => {
      const found = new Set(attempt(() => keptKeys(area)) ?? []);
      overlay.forEach((value, key) => (value === null ? found.delete(key) : found.add(key)));
      return [...found].filter((key) => key.startsWith(prefix)).sort();
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
