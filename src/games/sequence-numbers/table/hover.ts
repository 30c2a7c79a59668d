import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Card } from '../rules';

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

/** A finger that rests this long over a cell is asking about it; one that passes is on its way. */
const RESTS_MS = 60;

/** The same for words, which nobody reads in passing: it follows when the finger rests, and at once when it lifts or lets go. */
export function useRestingHover(store: HoverStore): Hover | null {
  const [hover, setHover] = useState(store.get);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      const now = store.get();
      if (now === null) setHover(null);
      else timer = setTimeout(() => setHover(now), RESTS_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return hover;
}
