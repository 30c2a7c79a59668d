import { useEffect, useState } from 'react';
import type { Found } from './useKept';

/** Whether the app is ready to play this game. One that cannot be fetched is played all the same, as well as it goes. */
export function useAwake(found: Found): boolean {
  const [awake, setAwake] = useState<Found | null>(null);
  useEffect(() => {
    if (found.kind !== 'found') return;
    let here = true;
    const ready = () => {
      if (here) setAwake(found);
    };
    (found.box.wake?.(found.table.config) ?? Promise.resolve()).then(ready, ready);
    return () => {
      here = false;
    };
  }, [found]);
  return found.kind === 'found' && (found.box.wake === undefined || awake === found);
}
