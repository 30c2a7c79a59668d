import { useCallback, useState } from 'react';

/** Something chosen, drafted or said at a table. It belongs to the position it was said in: the next change wipes it. */
export function useUntilChange<T>(change: number | string): readonly [T | null, (what: T | null) => void] {
  const [kept, setKept] = useState<{ readonly change: number | string; readonly what: T } | null>(null);
  const set = useCallback((what: T | null) => setKept(what === null ? null : { change, what }), [change]);
  return [kept?.change === change ? kept.what : null, set];
}
