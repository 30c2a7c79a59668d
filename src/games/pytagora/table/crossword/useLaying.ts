import { useMemo, useRef } from 'react';
import {
  cellOf,
  indexOf,
  verdictOn,
  type CrosswordView,
  type Face,
  type NewPiece,
  type Spot,
  type Verdict,
  type Way,
} from '../../rules';
import { useDraft } from '../../../../shell/frame';
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
  type Source,
} from './draft';
import { turnForm, type Turn } from './kept';

export interface Laying {
  readonly draft: Draft;
  /** The draft as a move names it; the same until it changes, so that the rules judge it once. */
  readonly pieces: readonly NewPiece[];
  readonly chosen: Slot | null;
  readonly cursor: Spot | null;
  /** What the rules say of the draft; null while nothing is laid. */
  readonly verdict: Verdict | null;
  readonly used: ReadonlySet<Slot>;
  readonly sharedLeft: number;
  tapSlot(slot: Slot): void;
  tapCell(spot: Spot): void;
  dropOn(source: Source, spot: Spot): boolean;
  /** What the rules would say if this piece lay there; null where it cannot lie. */
  tryOn(source: Source, spot: Spot): Verdict | null;
  /** As it was before the last tap on a cell. */
  untap(): void;
  takeBack(spot: Spot): void;
  /** Points at a cell: what is typed or tapped next goes there, and on below it or beside it. */
  pointAt(spot: Spot, down?: boolean): void;
  /** Types a piece at a cell, or takes the last one back. */
  type(key: string, at: Spot): boolean;
  recall(): void;
}

const TYPED: Readonly<Record<string, Face>> = { x: '*', '×': '*', ':': '/', '÷': '/', '−': '-' };

const NOTHING: Turn = { draft: [], chosen: null, cursor: null, turned: false };

/** The draft of one turn: what is laid, chosen and pointed at. It starts anew with every change of the game. */
export function useLaying(view: CrosswordView, change: number): Laying {
  const [kept, keep] = useDraft('turn', change, turnForm(view));
  const turn = kept ?? NOTHING;
  const untapped = useRef<Turn | null>(null);
  const { draft, chosen, cursor, turned } = turn;
  const { grid, sharedEquals } = view;
  const hand = useMemo(() => view.hand ?? [], [view.hand]);
  const index = useMemo(() => indexOf(grid), [grid]);
  const update = (next: Partial<Turn>) => keep({ ...turn, ...next });
  const pieces = useMemo(() => piecesOf(draft), [draft]);
  const verdict = useMemo(
    () => (pieces.length === 0 ? null : verdictOn({ grid, hand, sharedEquals }, pieces, index)),
    [pieces, grid, sharedEquals, hand, index],
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
    pieces,
    chosen,
    cursor,
    verdict,
    used: useMemo(() => usedSlots(draft), [draft]),
    sharedLeft: sharedEquals - sharedUsed(draft),
    tapSlot: (slot) => {
      if (cursor && chosen === null) lay(slot, cursor);
      else update({ chosen: chosen === slot ? null : slot });
    },
    tapCell: (spot) => {
      untapped.current = turn;
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
    tryOn: (source, spot) => {
      if (index.has(cellOf(spot))) return null;
      const tried =
        'slot' in source
          ? put(draft, source.slot, faceIn(source.slot), spot)
          : shift(draft, source.spot, spot);
      return verdictOn({ grid, hand, sharedEquals }, piecesOf(tried), index);
    },
    untap: () => {
      if (untapped.current) keep(untapped.current);
      untapped.current = null;
    },
    takeBack: (spot) => update({ draft: takeFrom(draft, spot) }),
    pointAt: (spot, down = turned) => update({ cursor: spot, turned: down }),
    type: (key, at) => {
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
      const slot = face === null ? null : slotFor(face, hand, draft, sharedEquals);
      return slot !== null && lay(slot, cursor ?? at);
    },
    recall: () => update({ draft: [], chosen: null, cursor: null }),
  };
}
