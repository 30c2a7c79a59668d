import { useEffect, useMemo, useState } from 'react';
import { replay, type BadSave, type Table } from '../src/engine/core';
import { useHouse, type Box } from '../src/shell';
import type { Kept } from '../src/storage';
import { useBox } from './useBox';

export type Found =
  | { readonly kind: 'opening' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'bad'; readonly why: BadSave }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly box: Box; readonly kept: Kept; readonly table: Table };

/** A game from the shelf, read, loaded and replayed. What cannot be replayed is set aside, whole, and said so. */
export function useKept(id: string): Found {
  const { shelf } = useHouse();
  const reading = useMemo(() => shelf.get(id), [shelf, id]);
  const kept = reading?.kind === 'read' ? reading.value : null;
  const opening = useBox(kept?.saved.game ?? null);
  const [found, setFound] = useState<Found>({ kind: 'opening' });
  useEffect(() => {
    if (reading === null) return setFound({ kind: 'gone' });
    if (reading.kind === 'bad') {
      shelf.setAside(id, reading.why);
      return setFound(reading);
    }
    if (opening.kind === 'opening') return;
    if (opening.kind === 'failed') return setFound(opening);
    if (opening.kind === 'unknown') {
      // A game this version does not have stays on the shelf: a later version may open it.
      return setFound({ kind: 'bad', why: 'unknown-game' });
    }
    const table = replay(opening.box.game, reading.value.saved);
    if (table.kind === 'bad') {
      shelf.setAside(id, table.why);
      return setFound(table);
    }
    setFound({ kind: 'found', box: opening.box, kept: reading.value, table: table.value });
  }, [reading, opening, shelf, id]);
  return found;
}
