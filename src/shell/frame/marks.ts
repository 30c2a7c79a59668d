import { useMemo } from 'react';
import type { Event } from '../../engine';
import type { HintLayer } from '../learning';
import type { Said } from './useTalk';

/** Why a cell is marked. Where several hold, the last of these wins. */
export type Mark = 'last' | 'hint' | 'refused';

/** The cells to mark: what others did since one's own last turn, what a hint points at, what a refusal points at. */
export function useMarks<E extends Event>(
  since: readonly E[],
  cellsOf: (event: E) => readonly number[],
  hint: HintLayer | null,
  said: Said | null,
): ReadonlyMap<number, Mark> {
  return useMemo(() => {
    const marks = new Map<number, Mark>();
    for (const event of since) for (const cell of cellsOf(event)) marks.set(cell, 'last');
    for (const cell of hint?.cells ?? []) marks.set(cell, 'hint');
    for (const cell of said?.cells ?? []) marks.set(cell, 'refused');
    return marks;
  }, [since, cellsOf, hint, said]);
}
