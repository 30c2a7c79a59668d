import { useSyncExternalStore } from 'react';
import type { Card } from '../../engine/sequence-numbers';

/** What is held over which cell. Beside React's state, so that a drag redraws the loupe and one line of text, no more. */
export interface Hover {
  readonly card: Card;
  readonly cell: number;
}

export interface HoverStore {
  get(): Hover | null;
  set(hover: Hover | null): void;
  subscribe(listener: () => void): () => void;
}

export function createHover(): HoverStore {
  const listeners = new Set<() => void>();
  let hover: Hover | null = null;
  return {
    get: () => hover,
    set: (next) => {
      hover = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useHover = (store: HoverStore): Hover | null =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
