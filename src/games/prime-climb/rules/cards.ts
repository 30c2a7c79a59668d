/** The 24 Prime cards, known by their place in this list. */
export type Card = number;

export type Face =
  /** Keepers: +by or −by on one of your pawns. */
  | { readonly kind: 'shift'; readonly by: number }
  | { readonly kind: 'send' }
  | { readonly kind: 'curse' }
  // actions
  | { readonly kind: 'again' }
  | { readonly kind: 'fifty' }
  | { readonly kind: 'double' }
  | { readonly kind: 'ahead' }
  | { readonly kind: 'behind' }
  | { readonly kind: 'reverse' }
  | { readonly kind: 'swap' }
  | { readonly kind: 'to-64' }
  | { readonly kind: 'steal' };

export type CardKind = Face['kind'];

const shifts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((by): Face => ({ kind: 'shift', by }));

export const CARDS: readonly Face[] = [
  ...shifts,
  { kind: 'send' },
  { kind: 'send' },
  { kind: 'curse' },
  { kind: 'curse' },
  { kind: 'again' },
  { kind: 'again' },
  { kind: 'again' },
  { kind: 'fifty' },
  { kind: 'double' },
  { kind: 'ahead' },
  { kind: 'behind' },
  { kind: 'reverse' },
  { kind: 'swap' },
  { kind: 'to-64' },
  { kind: 'steal' },
];

const KEEPERS: readonly CardKind[] = ['shift', 'send', 'curse'];

export const isKeeper = (card: Card): boolean => KEEPERS.includes(CARDS[card]!.kind);

/** The nine ±k keepers: the whole deck of the solitaires. */
export const SHIFTS: readonly Card[] = shifts.map((_, card) => card);
