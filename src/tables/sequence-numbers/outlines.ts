import type { Event } from '../../engine/core';
import { cellsFor, teamOf, type Card, type GameEvent, type View } from '../../engine/sequence-numbers';
import type { CellProps } from './Cell';

type Outline = NonNullable<CellProps['outline']>;

export interface Spoken {
  readonly view: View;
  readonly held: Card | null;
  readonly draft: number | null;
  readonly refused: readonly number[];
  readonly help: boolean;
  /** Cells a hint points at. */
  readonly hinted?: readonly number[];
  /** What others did since this seat last moved. */
  readonly since: readonly Event[];
}

/** Choosing a card does not point at its cells unless the seat's helper says so: working it out is the game. */
export function outlinesFor({
  view,
  held,
  draft,
  refused,
  help,
  since,
  hinted = [],
}: Spoken): ReadonlyMap<number, Outline> {
  const outlines = new Map<number, Outline>();
  for (const event of since as readonly GameEvent[]) {
    if (event.type === 'chip-laid' || event.type === 'chip-taken' || event.type === 'card-lost')
      outlines.set(event.cell, 'last');
  }
  if (help && held !== null && view.phase === 'turn') {
    cellsFor(view, teamOf(view.config, view.seat), held).forEach((cell) => outlines.set(cell, 'help'));
  }
  hinted.forEach((cell) => outlines.set(cell, 'help'));
  if (draft !== null) outlines.set(draft, 'draft');
  refused.forEach((cell) => outlines.set(cell, 'refused'));
  return outlines;
}

export function arrivingCell(fresh: readonly Event[]): number | null {
  const laid = (fresh as readonly GameEvent[]).find((event) => event.type === 'chip-laid');
  return laid?.cell ?? null;
}
