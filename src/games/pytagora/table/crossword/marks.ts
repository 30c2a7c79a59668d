import { useMemo } from 'react';
import type { Refusal } from '../../../../engine';
import { spotOf, type CrosswordView, type Laid, type Spot, type Verdict } from '../../rules';
import type { HintLayer } from '../../../../shell';

/** What the table lights up. */
export interface GridMarks {
  /** Cells at fault. */
  readonly wrong: ReadonlySet<number>;
  /** Cells of one run: the draft's, or what was laid just now. */
  readonly lit: ReadonlySet<number>;
  /** Where a hint points. */
  readonly hinted: readonly Spot[];
}

/** 7 × 3 = 2 may be on its way to 21: sides that differ are told, and called wrong only when they are to be laid. */
export const isWrong = ({ code, unfinished }: Refusal): boolean => unfinished !== true && code !== 'unequal';

/** The equation that lies and may still be taken back. */
export const laidNow = ({ phase, last, seat }: CrosswordView): Laid | null =>
  phase === 'refill' ? (last[seat] ?? null) : null;

export function useGridMarks(
  view: CrosswordView,
  verdict: Verdict | null,
  hint: HintLayer | null,
): GridMarks {
  return useMemo(
    () => ({
      wrong: new Set(
        verdict?.kind === 'refused' && isWrong(verdict.refusal) ? (verdict.refusal.cells ?? []) : [],
      ),
      lit: new Set(verdict?.run?.cells ?? laidNow(view)?.cells ?? []),
      hinted: (hint?.cells ?? []).map(spotOf),
    }),
    [view, verdict, hint],
  );
}
