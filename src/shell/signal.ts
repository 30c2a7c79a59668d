/** Tells whoever listens that something has changed; in the shape that `useSyncExternalStore` asks for. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => listeners.forEach((heard) => heard()),
    subscribe: (heard: () => void): (() => void) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
