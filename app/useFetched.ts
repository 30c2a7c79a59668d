import { useCallback, useEffect, useState } from 'react';

export type Fetching<T> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly value: T }
  | { readonly kind: 'failed'; readonly again: () => void };

/** The same one each time: who remembers by it what follows from it need not work that out anew. */
const OPENING = { kind: 'opening' } as const;

/** What is fetched when it is needed. `load` is the same for as long as it means the same; null fetches nothing. */
export function useFetched<T>(load: (() => Promise<T>) | null): Fetching<T> {
  const [fetched, setFetched] = useState<{ readonly of: unknown; readonly now: Fetching<T> } | null>(null);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => {
    setFetched(null);
    setTries((count) => count + 1);
  }, []);
  useEffect(() => {
    if (!load) return;
    let here = true;
    const answer = (now: Fetching<T>) => {
      if (here) setFetched({ of: load, now });
    };
    load().then(
      (value) => answer({ kind: 'open', value }),
      () => answer({ kind: 'failed', again }),
    );
    return () => {
      here = false;
    };
  }, [load, tries, again]);
  return fetched && fetched.of === load ? fetched.now : OPENING;
}
