import { useState } from 'react';
import type { Face } from '../../rules';
import { mixed, moved } from './order';

export interface RackOrder {
  /** Slots of the hand, as they are shown. */
  readonly order: readonly number[];
  /** Puts a slot before the one at this place. */
  put(slot: number, place: number): void;
  mix(): void;
}

/** How a rack is put in order by hand: until its pieces change. */
export function useRackOrder(hand: readonly Face[]): RackOrder {
  const [kept, setKept] = useState<{
    readonly hand: readonly Face[];
    readonly order: readonly number[];
  } | null>(null);
  const order = kept?.hand === hand ? kept.order : hand.map((_, slot) => slot);
  return {
    order,
    put: (slot, place) => setKept({ hand, order: moved(order, slot, place) }),
    mix: () => setKept({ hand, order: mixed(order) }),
  };
}
