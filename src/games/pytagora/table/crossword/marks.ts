import { useMemo } from 'react';
import type { Refusal } from '../../../../engine';
import {
  spotOf,
  type CrosswordView,
  type Laid,
  type PytagoraEvent,
  type Spot,
  type Verdict,
} from '../../rules';
import type { LastMove, Marks } from '../../../../shell/frame';
import { ringsFor, type Ring } from './rings';

/** What the table lights up. */
export interface GridMarks {
  /** Cells at fault. */
  readonly wrong: ReadonlySet<number>;
  /** Cells of one run: the draft's, or what was laid just now. */
  readonly run: readonly number[];
  readonly lit: ReadonlySet<number>;
  /** Where the next piece goes that is only tapped or typed. */
  readonly cursor: Spot | null;
  /** Where a hint points. */
  readonly hinted: readonly Spot[];
  /** Round what others have laid since, and round what one has just laid. */
  readonly rings: readonly Ring[];
}

/** 7 × 3 = 2 may be on its way to 21: sides that differ are told, and called wrong only when they are to be laid. */
export const isWrong = ({ code, unfinished }: Refusal): boolean => unfinished !== true && code !== 'unequal';

/** The equation that was laid just now: it may still be taken back, or it has won. */
export const laidNow = ({ phase, last, seat, result }: CrosswordView): Laid | null =>
  phase === 'refill' || result?.ending === 'target' ? (last[seat] ?? null) : null;

/** An equation that was laid. */
export const laidIn = (event: PytagoraEvent): LastMove | null => (event.type === 'laid' ? event : null);

/** What the marks of a draft are made of. */
export interface Drafted {
  readonly view: CrosswordView;
  readonly verdict: Verdict | null;
  readonly cursor: Spot | null;
  /** The seat finds out by itself what is wrong. */
  readonly sums: boolean;
  /** Looked back at, only the moves that are spoken of are ringed. */
  readonly lookedAt: boolean;
}

/** The frame's marks as rings and lights of the grid, with those of the draft. */
export function useGridMarks(
  { lastMoves, hinted }: Marks,
  { view, verdict, cursor, sums, lookedAt }: Drafted,
): GridMarks {
  const rings = useMemo(() => {
    if (lookedAt) return [];
    const own = laidNow(view);
    const others = lastMoves.filter(({ seat }) => seat !== view.eyes);
    return ringsFor(view.grid, others, own && { seat: view.seat, cells: own.cells });
  }, [lookedAt, view, lastMoves]);
  return useMemo(() => {
    const run = verdict?.run?.cells ?? laidNow(view)?.cells ?? NO_CELLS;
    return {
      wrong: new Set(
        verdict?.kind === 'refused' && !sums && isWrong(verdict.refusal) ? (verdict.refusal.cells ?? []) : [],
      ),
      run,
      lit: new Set(run),
      cursor,
      hinted: hinted.map(spotOf),
      rings,
    };
  }, [view, verdict, cursor, hinted, sums, rings]);
}

const NO_CELLS: readonly number[] = [];
