import { useCallback, useEffect, useRef } from 'react';

/** One function for as long as the component stands, which does what the latest one given would: memoized parts stay still. */
export function useStable<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
