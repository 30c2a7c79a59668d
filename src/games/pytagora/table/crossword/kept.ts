import { isObject, isWhole, type Json } from '../../../../engine';
import type { DraftForm } from '../../../../shell/frame';
import { cellOf, EQUALS, indexOf, isWithinReach, type CrosswordView, type Spot } from '../../rules';
import { sharedUsed, type Draft, type Drafted, type Slot } from './draft';

/** How a turn and a rack are kept with the save. What comes back is tried against the hand and the table: all of it, or nothing. */

/** What is laid, chosen and pointed at. */
export interface Turn {
  readonly draft: Draft;
  readonly chosen: Slot | null;
  readonly cursor: Spot | null;
  /** The next piece goes below the last, not beside it. */
  readonly turned: boolean;
}

type Seen = Pick<CrosswordView, 'grid' | 'hand' | 'sharedEquals'>;

const writeTurn = ({ draft, cursor, turned }: Turn): Json => ({
  pieces: draft.map(({ slot, x, y }) => [slot, x, y]),
  cursor: cursor ? [cursor.x, cursor.y] : null,
  turned,
});

export const turnForm = (seen: Seen): DraftForm<Turn> => ({
  write: writeTurn,
  read: (raw) => {
    if (!isObject(raw) || !Array.isArray(raw.pieces)) return null;
    const pieces: readonly Json[] = raw.pieces;
    const draft = pieces.map((piece) => readPiece(piece, seen));
    if (!isWhole(draft.length, 0, 100) || !isDraft(draft) || !mayLie(draft, seen)) return null;
    return { draft, chosen: null, cursor: readSpot(raw.cursor), turned: raw.turned === true };
  },
});

const isDraft = (pieces: readonly (Drafted | null)[]): pieces is Draft => !pieces.includes(null);

/** Each piece once, each on a cell of its own where nothing lies, and no more shared equals than there are. */
function mayLie(draft: Draft, { grid, sharedEquals }: Seen): boolean {
  const own = draft.flatMap(({ slot }) => (slot === 'shared' ? [] : [slot]));
  const cells = draft.map(cellOf);
  const taken = indexOf(grid);
  return (
    new Set(own).size === own.length &&
    new Set(cells).size === cells.length &&
    !cells.some((cell) => taken.has(cell)) &&
    sharedUsed(draft) <= sharedEquals
  );
}

function readPiece(raw: Json, { hand }: Seen): Drafted | null {
  if (!Array.isArray(raw)) return null;
  const [slot, ...at]: readonly Json[] = raw;
  const spot = readSpot(at);
  if (!spot) return null;
  if (slot === 'shared') return { ...spot, slot, face: EQUALS };
  const face = isWhole(slot, 0, hand?.length ?? 0) ? hand?.[slot] : undefined;
  return isWhole(slot, 0, Infinity) && face !== undefined ? { ...spot, slot, face } : null;
}

function readSpot(raw: Json | undefined): Spot | null {
  if (!Array.isArray(raw)) return null;
  const [x, y]: readonly Json[] = raw;
  if (typeof x !== 'number' || typeof y !== 'number') return null;
  return isWithinReach({ x, y }) ? { x, y } : null;
}

const writeOrder = (order: readonly number[]): Json => [...order];

/** Every place of the rack once. */
export const orderForm = (size: number): DraftForm<readonly number[]> => ({
  write: writeOrder,
  read: (raw) => {
    if (!Array.isArray(raw) || raw.length !== size) return null;
    const order: readonly Json[] = raw;
    const isSlot = (value: Json): value is number => isWhole(value, 0, size);
    return order.every(isSlot) && new Set(order).size === size ? order : null;
  },
});
