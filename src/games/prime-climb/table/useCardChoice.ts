import { useMemo } from 'react';
import type { Move, PawnName } from '../rules';
import { useUntilChange } from '../../../shell/frame';
import { useStable } from '../../../ui';
import { choiceBy, offeredPawns } from './offered';
import type { Props } from './props';

/** What a card leaves to choose, by its buttons or by a tap on the board. */
export interface CardChoice {
  /** The first of two pawns to be swapped, once it is chosen. */
  readonly first: PawnName | null;
  readonly setFirst: (pawn: PawnName | null) => void;
  /** The pawns that can be tapped now. */
  readonly offered: ReadonlySet<string>;
  readonly onOffered: (pawn: PawnName) => void;
}

const NO_PAWNS: ReadonlySet<string> = new Set();

export function useCardChoice({ view, canAct, news }: Props, attempt: (move: Move) => boolean): CardChoice {
  const [first, setFirst] = useUntilChange<PawnName>(news.change);
  const offered = useMemo(() => (canAct ? offeredPawns(view, first) : NO_PAWNS), [view, first, canAct]);
  const onOffered = useStable((name: PawnName) => {
    const choice = choiceBy(view, first, name);
    if (choice) attempt({ type: 'obey', choice });
    else setFirst(name);
  });
  return { first, setFirst, offered, onOffered };
}
