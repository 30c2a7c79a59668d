import { useEffect, useMemo } from 'react';
import { same, type BadSave, type Table } from '../src/engine';
import { summaryOf, useApp, type Box } from '../src/shell';
import type { Kept } from '../src/storage';
import { tableOf } from './tableOf';
import { useBox } from './useBox';

export type Found =
  | { readonly kind: 'opening' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'bad'; readonly why: BadSave }
  /** Finished under older rules, by which alone its result can be understood: it keeps its place and its result. */
  | { readonly kind: 'past'; readonly kept: Kept }
  | { readonly kind: 'failed'; readonly again: () => void }
  | { readonly kind: 'found'; readonly box: Box; readonly kept: Kept; readonly table: Table };

/** A game from the shelf, read, loaded and replayed. What cannot be replayed is set aside, whole, and said so. */
export function useKept(id: string): Found {
  const { shelf } = useApp();
  const reading = useMemo(() => shelf.get(id), [shelf, id]);
  const kept = reading?.kind === 'read' ? reading.value : null;
  const opening = useBox(kept?.saved.game ?? null);
  const found = useMemo((): Found => {
    if (reading === null) return { kind: 'gone' };
    if (reading.kind === 'bad') return reading;
    if (opening.kind === 'opening' || opening.kind === 'failed') return opening;
    if (opening.kind === 'unknown') return { kind: 'bad', why: 'unknown-game' };
    const { value: kept } = reading;
    const { game } = opening.box;
    const table = tableOf(opening.box, kept);
    if (kept.summary.over && kept.saved.rulesVersion < game.rulesVersion) {
      const stands = table.kind === 'read' && same(summaryOf(table.value), kept.summary);
      if (!stands) return { kind: 'past', kept };
    }
    if (table.kind === 'bad') return table;
    return { kind: 'found', box: opening.box, kept, table: table.value };
  }, [reading, opening]);
  useEffect(() => {
    // A game this version does not have stays on the shelf: a later version may open it.
    if (found.kind === 'bad' && found.why !== 'unknown-game') shelf.setAside(id, found.why);
  }, [found, shelf, id]);
  return found;
}
