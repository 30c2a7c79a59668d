import { useMemo } from 'react';
import type { Event } from '../../engine';
import type { HintLayer } from '../learning';
import { useLookBack } from '../lookBack';
import { lastMovesOf, type LastMove } from './lastMoves';
import type { Said } from './useTalk';

/** Why a cell is marked. Where several hold, the last of these wins. */
export type Mark = 'last' | 'hint' | 'refused' | Looked;

/** Looked back at: the move that was played, the best one, or a cell of both. */
export type Looked = 'played' | 'best' | 'both';

/** What a board marks, by cell and by whose move it was: a table draws it in its own way. */
export interface Marks {
  readonly cells: ReadonlyMap<number, Mark>;
  /** What everybody did last since one's own last turn, in the order in which they did. */
  readonly lastMoves: readonly LastMove[];
  /** Where a hint points. */
  readonly hinted: readonly number[];
}

const NO_CELLS: readonly number[] = [];

/**
 * What others did since one's own last turn, what a hint points at, what a refusal points at; at a table that is looked back
 * at, the moves that are spoken of. `moveOf`: what an event did on the board, if anything.
 */
export function useMarks<E extends Event>(
  since: readonly E[],
  moveOf: (event: E) => LastMove | null,
  hint: HintLayer | null,
  said: Said | null,
): Marks {
  const look = useLookBack();
  const lastMoves = useMemo(() => lastMovesOf(since, moveOf), [since, moveOf]);
  const hinted = hint?.cells ?? NO_CELLS;
  return useMemo(() => {
    const cells = new Map<number, Mark>();
    for (const event of since) for (const cell of moveOf(event)?.cells ?? []) cells.set(cell, 'last');
    for (const cell of hinted) cells.set(cell, 'hint');
    for (const cell of said?.cells ?? []) cells.set(cell, 'refused');
    for (const cell of look?.best?.cells ?? []) cells.set(cell, 'best');
    for (const cell of look?.played.cells ?? [])
      cells.set(cell, cells.get(cell) === 'best' ? 'both' : 'played');
    return { cells, lastMoves, hinted };
  }, [since, moveOf, lastMoves, hinted, said, look]);
}
