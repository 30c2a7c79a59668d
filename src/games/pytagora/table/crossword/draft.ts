import {
  cellOf,
  EQUALS,
  spotOf,
  STEP,
  type Face,
  type Index,
  type NewPiece,
  type Spot,
  type Way,
} from '../../rules';

/** A piece of the hand by its place in it, or one of the shared equals. */
export type Slot = number | 'shared';

/** Where a piece was picked up: a slot of the rack, or a cell of the draft. */
export type Source = { readonly slot: Slot } | { readonly spot: Spot };

/** Where it was let go: a cell of the board, or a place in the rack. */
export type Target =
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'rack'; readonly place: number };

export interface Drafted extends Spot {
  readonly slot: Slot;
  readonly face: Face;
}

/** Pieces laid but not confirmed, in the order they were put down. */
export type Draft = readonly Drafted[];

/** A slot of the hand lies at most once; each shared equals is as good as another. */
export function put(draft: Draft, slot: Slot, face: Face, { x, y }: Spot): Draft {
  const rest = draft.filter((piece) => slot === 'shared' || piece.slot !== slot);
  return [...rest.filter((piece) => piece.x !== x || piece.y !== y), { slot, face, x, y }];
}

/** Moves a piece that lies on one cell to another. */
export const shift = (draft: Draft, from: Spot, to: Spot): Draft =>
  draft.map((piece) => (piece.x === from.x && piece.y === from.y ? { ...piece, x: to.x, y: to.y } : piece));

export const takeFrom = (draft: Draft, { x, y }: Spot): Draft =>
  draft.filter((piece) => piece.x !== x || piece.y !== y);

export const draftedAt = (draft: Draft, { x, y }: Spot): Drafted | null =>
  draft.find((piece) => piece.x === x && piece.y === y) ?? null;

export const usedSlots = (draft: Draft): ReadonlySet<Slot> => new Set(draft.map(({ slot }) => slot));

export const sharedUsed = (draft: Draft): number => draft.filter(({ slot }) => slot === 'shared').length;

export const piecesOf = (draft: Draft): NewPiece[] =>
  draft.map(({ x, y, face, slot }) => ({ x, y, face, from: slot === 'shared' ? 'shared' : 'hand' }));

/** Down as soon as two pieces stand in one column; else across. */
export function wayOf(draft: Draft): Way {
  const [first, second] = draft;
  return first && second && first.x === second.x ? 'down' : 'across';
}

/** Where the next piece goes when pieces are only tapped: on along the line, over what lies there already. */
export function nextSpot(after: Spot, way: Way, index: Index, draft: Draft): Spot {
  const drafted = new Set(draft.map(cellOf));
  let cell = cellOf(after) + STEP[way];
  while (index.has(cell) || drafted.has(cell)) cell += STEP[way];
  return spotOf(cell);
}

/** The slot that holds this face and is still free: what a typed key means. A shared equals serves when the hand has none. */
export function slotFor(face: Face, hand: readonly Face[], draft: Draft, sharedEquals: number): Slot | null {
  const used = usedSlots(draft);
  const own = hand.findIndex((held, slot) => held === face && !used.has(slot));
  if (own >= 0) return own;
  return face === EQUALS && sharedUsed(draft) < sharedEquals ? 'shared' : null;
}
