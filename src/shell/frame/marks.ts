import { useMemo } from 'react';
import type { Event } from '../../engine';
import type { HintLayer } from '../learning';
import { useLookBack } from '../lookBack';
import type { Said } from './useTalk';

/** Why a cell is marked. Where several hold, the last of these wins. */
export type Mark = 'last' | 'hint' | 'refused' | Looked;

/** Looked back at: the move that was played, the best one, or a cell of both. */
export type Looked = 'played' | 'best' | 'both';

/**
 * The cells to mark: what others did since one's own last turn, what a hint points at, what a refusal points at; at a table
 * that is looked back at, the moves that are spoken of.
 */
export function useMarks<E extends Event>(
  since: readonly E[],
  cellsOf: (event: E) => readonly number[],
  hint: HintLayer | null,
  said: Said | null,
): ReadonlyMap<number, Mark> {
  const look = useLookBack();
  return useMemo(() => {
    const marks = new Map<number, Mark>();
    for (const event of since) for (const cell of cellsOf(event)) marks.set(cell, 'last');
    for (const cell of hint?.cells ?? []) marks.set(cell, 'hint');
    for (const cell of said?.cells ?? []) marks.set(cell, 'refused');
    for (const cell of look?.best?.cells ?? []) marks.set(cell, 'best');
    for (const cell of look?.played.cells ?? [])
      marks.set(cell, marks.get(cell) === 'best' ? 'both' : 'played');
    return marks;
  }, [since, cellsOf, hint, said, look]);
}
