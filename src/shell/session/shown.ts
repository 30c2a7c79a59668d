import type { Snapshot } from './types';

/** What the screen sees of a game, and whoever is told when it changes. */
export interface Shown {
  get(): Snapshot;
  set(snapshot: Snapshot): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function createShown(): Shown {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot;
  return {
    get: () => snapshot,
    set: (next) => {
      snapshot = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
