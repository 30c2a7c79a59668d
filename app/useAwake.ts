import { useEffect, useState } from 'react';
import { awakened, type Awake, type Box } from '../src/shell';
import type { Found } from './useKept';

/**
 * The box to play this game with, once the app knows what it needs to; null until then. What cannot be fetched is done
 * without, as well as it goes.
 */
export function useAwake(found: Found): Box | null {
  const [awake, setAwake] = useState<{ readonly of: Found; readonly box: Box } | null>(null);
  useEffect(() => {
    if (found.kind !== 'found' || !found.box.players.wake) return;
    const { box, table } = found;
    let here = true;
    const ready = (brought: Awake<unknown, unknown>) => {
      if (here) setAwake({ of: found, box: awakened(box, brought) });
    };
    found.box.players.wake(table.config).then(ready, () => ready({}));
    return () => {
      here = false;
    };
  }, [found]);
  if (found.kind !== 'found') return null;
  if (!found.box.players.wake) return found.box;
  return awake?.of === found ? awake.box : null;
}
