/** Storages as the world has them: roomy, full, blocked. */
export class Area implements Storage {
  readonly values = new Map<string, string>();
  constructor(public room = Infinity) {}
  [name: string]: unknown;
  get length(): number {
    return this.values.size;
  }
  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    const used = [...this.values].reduce((sum, [k, v]) => sum + (k === key ? 0 : k.length + v.length), 0);
    if (used + key.length + value.length > this.room) throw quotaExceeded();
    this.values.set(key, value);
  }
  removeItem(key: string): void {
    this.values.delete(key);
  }
  clear(): void {
    this.values.clear();
  }
}

/** Has room for everything but one write, which the test names; counts them all. */
export class Failing extends Area {
  writes = 0;
  private nth = Infinity;
  /** The n-th write from now on fails, and no other. */
  failAt(nth: number): void {
    this.writes = 0;
    this.nth = nth;
  }
  override setItem(key: string, value: string): void {
    this.writes += 1;
    if (this.writes === this.nth) throw quotaExceeded();
    super.setItem(key, value);
  }
}

export const quotaExceeded = (): Error => new DOMException('no room', 'QuotaExceededError');

/** Runs `play` with this as the global storage, then puts back what was there. */
export function withStorage<T>(descriptor: PropertyDescriptor, play: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
  try {
    return play();
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}
