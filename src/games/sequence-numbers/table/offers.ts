import { sequenceNumbers, type Card, type Move, type View } from '../rules';

/** What the rules offer to the eyes that look, sorted for a hand, a board and its buttons. */
export interface Offers {
  readonly can: ReadonlySet<Move['type']>;
  /** The cells each card can be played on; a card that goes nowhere is not here. */
  readonly reach: ReadonlyMap<Card, ReadonlySet<number>>;
}

export function offersOf(view: View): Offers {
  const can = new Set<Move['type']>();
  const reach = new Map<Card, Set<number>>();
  for (const move of sequenceNumbers.options(view)) {
    can.add(move.type);
    if (move.type !== 'play') continue;
    const cells = reach.get(move.card) ?? new Set();
    reach.set(move.card, cells.add(move.cell));
  }
  return { can, reach };
}

export const reaches = ({ reach }: Offers, card: Card, cell: number): boolean =>
  reach.get(card)?.has(cell) ?? false;
