import { useCallback, useMemo, useState } from 'react';
import {
  cellOf,
  indexOf,
  judgeLay,
  type CrosswordView,
  type Face,
  type Spot,
  type Verdict,
  type Way,
} from '../../../engine/pytagora';
import {
  draftedAt,
  nextSpot,
  piecesOf,
  put,
  sharedUsed,
  shift,
  slotFor,
  takeFrom,
  usedSlots,
  wayOf,
  type Draft,
  type Slot,
} from './draft';

export interface Laying {
  readonly draft: Draft;
  readonly chosen: Slot | null;
  readonly cursor: Spot | null;
  /** What the rules say of the draft; null while nothing is laid. */
  readonly verdict: Verdict | null;
  readonly used: ReadonlySet<Slot>;
  readonly sharedLeft: number;
  tapSlot(slot: Slot): void;
  tapCell(spot: Spot): void;
  dropOn(source: { readonly slot: Slot } | { readonly spot: Spot }, spot: Spot): boolean;
  takeBack(spot: Spot): void;
  type(key: string): boolean;
  recall(): void;
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const TYPED: Readonly<Record<string, Face>> = { x: '*', '×': '*', ':': '/', '÷': '/', '−': '-' };

/** The draft of one turn: what is laid, chosen and pointed at. It starts anew with every change of the game. */
export function useLaying(view: CrosswordView, change: number): Laying {
  const [state, setState] = useState({
    change,
    draft: [] as Draft,
    chosen: null as Slot | null,
    cursor: null as Spot | null,
    turned: false,
  });
  const now =
    state.change === change
      ? state
      : { change, draft: [] as Draft, chosen: null, cursor: null, turned: false };
  const { draft, chosen, cursor, turned } = now;
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const index = useMemo(() => indexOf(view.grid), [view.grid]);
  const update = useCallback(
    (next: Partial<Omit<typeof state, 'change'>>) => setState({ ...now, change, ...next }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `now` is made of exactly these
    [state, change],
  );
  const verdict = useMemo(
    () =>
      draft.length === 0
        ? null
        : judgeLay({ grid: view.grid, hand, sharedEquals: view.sharedEquals }, piecesOf(draft), index),
    [draft, view.grid, view.sharedEquals, hand, index],
  );
  const faceIn = (slot: Slot): Face => (slot === 'shared' ? '=' : hand[slot]!);
  const wayFor = (next: Draft): Way => (next.length > 1 ? wayOf(next) : turned ? 'down' : 'across');

  /** Puts a piece down and points at where the next one would go. */
  const lay = (slot: Slot, spot: Spot): boolean => {
    if (index.has(cellOf(spot))) return false;
    const next = put(draft, slot, faceIn(slot), spot);
    update({ draft: next, chosen: null, cursor: nextSpot(spot, wayFor(next), index, next) });
    return true;
  };

  return {
    draft,
    chosen,
    cursor,
    verdict,
    used: useMemo(() => usedSlots(draft), [draft]),
    sharedLeft: view.sharedEquals - sharedUsed(draft),
    tapSlot: (slot) => {
      if (cursor && chosen === null) lay(slot, cursor);
      else update({ chosen: chosen === slot ? null : slot });
    },
    tapCell: (spot) => {
      if (chosen !== null) return void lay(chosen, spot);
      if (draftedAt(draft, spot)) return update({ draft: takeFrom(draft, spot), cursor: spot });
      if (index.has(cellOf(spot))) return;
      const same = cursor?.x === spot.x && cursor.y === spot.y;
      update({ cursor: spot, turned: same ? !turned : turned });
    },
    dropOn: (source, spot) => {
      if ('slot' in source) return lay(source.slot, spot);
      if (index.has(cellOf(spot)) || draftedAt(draft, spot)) return false;
      update({ draft: shift(draft, source.spot, spot), chosen: null });
      return true;
    },
    takeBack: (spot) => update({ draft: takeFrom(draft, spot) }),
    type: (key) => {
      const step = ARROWS[key];
      const from = cursor ?? { x: 0, y: 0 };
      if (step) {
        update({ cursor: cursor ? { x: from.x + step.x, y: from.y + step.y } : from, turned: step.y !== 0 });
        return true;
      }
      if (key === 'Backspace') {
        const last = draft[draft.length - 1];
        if (last) update({ draft: takeFrom(draft, last), cursor: { x: last.x, y: last.y } });
        return true;
      }
      if (key === 'Escape' && draft.length > 0) {
        update({ draft: [], chosen: null });
        return true;
      }
      const face = TYPED[key] ?? (/^[-0-9+*/=]$/.test(key) ? (key as Face) : null);
      const slot = face === null ? null : slotFor(face, hand, draft, view.sharedEquals);
      return slot !== null && lay(slot, from);
    },
    recall: () => update({ draft: [], chosen: null, cursor: null }),
  };
}
