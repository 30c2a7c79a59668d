import { stageOf, type Saved, type Table } from '../engine';
import type { Kept, Records, Shelf, Store, Summary, Trouble } from '../storage';
import type { Box } from './box';
import { wallTime } from './clock';
import { noteResult } from './solo';

export function summaryOf(table: Table): Summary {
  const stage = stageOf(table);
  if (stage.kind === 'over') {
    const everybodyLevel = stage.ranking.length === 1 && stage.ranking[0]!.length > 1;
    return { over: true, winners: everybodyLevel ? [] : stage.ranking[0]!, turn: null };
  }
  return { over: false, winners: [], turn: stage.kind === 'play' ? stage.acting[0].seat : null };
}

/** Keeps one game for as long as nobody plays on with it in another window. */
export interface Keeper {
  /** Writes nothing once the game was played on elsewhere. The answer says why something could not be kept. */
  keep(saved: Saved, table: Table): Trouble | null;
  /** Whether somebody has played on elsewhere, as far as was looked. */
  elsewhere(): boolean;
  /** Looks again. */
  look(): boolean;
  subscribe(listener: () => void): () => void;
}

interface Places {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly records: Records;
}

/** What a keeper asks of a box: how it is counted, and what becomes of its cards. */
type Counted = Pick<Box, 'game' | 'solo' | 'decks'>;

export function createKeeper(
  box: Counted,
  kept: Kept,
  { store, shelf, records }: Places,
  now: () => number = wallTime,
): Keeper {
  const listeners = new Set<() => void>();
  let last = kept;
  let elsewhere = false;
  const look = (): boolean => {
    if (elsewhere || !shelf.playedOn(last)) return elsewhere;
    elsewhere = true;
    listeners.forEach((listener) => listener());
    return true;
  };
  return {
    keep: (saved, table) => {
      if (look()) return store.trouble();
      last = { ...kept, updatedAt: now(), summary: summaryOf(table), saved };
      const trouble = shelf.put(last);
      const untold = noteResult(box, table, kept, records);
      box.decks?.notePlayed(box.game.view(table.state, 'table'), store);
      return trouble ?? untold ?? store.trouble();
    },
    elsewhere: () => elsewhere,
    look,
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = store.onElsewhere(look);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
