import { useEffect, useState } from 'react';
import { useDraft } from '../../../../shell/frame';
import type { Face } from '../../rules';
import { orderForm } from './kept';
import { mixed, moved } from './order';

export interface RackOrder {
  /** Slots of the hand, as they are shown. */
  readonly order: readonly number[];
  /** Puts a slot before the one at this place. */
  put(slot: number, place: number): void;
  mix(): void;
}

/** How a rack is put in order by hand: until its pieces change. */
export function useRackOrder(hand: readonly Face[], change: number): RackOrder {
  const [drafted, draft] = useDraft('rack', change, orderForm(hand.length));
  const [kept, setKept] = useState(drafted && { hand, order: drafted });
  const ordered = kept?.hand === hand ? kept.order : null;
  useEffect(() => {
    // While others move, the rack stays as it was put: in each new position it is kept anew.
    if (ordered && ordered !== drafted) draft(ordered);
  }, [ordered, drafted, draft]);
  const order = ordered ?? hand.map((_, slot) => slot);
  return {
    order,
    put: (slot, place) => setKept({ hand, order: moved(order, slot, place) }),
    mix: () => setKept({ hand, order: mixed(order) }),
  };
}
