import { replay, type Reading, type Table } from '../src/engine';
import type { Box } from '../src/shell';
import type { Kept } from '../src/storage';

const replayed = new WeakMap<Kept, Reading<Table>>();

/** A kept game, played again to where it stands: once, for whoever asks next is given the same. */
export function tableOf({ game }: Box, kept: Kept): Reading<Table> {
  const before = replayed.get(kept);
  if (before) return before;
  const table = replay(game, kept.saved);
  replayed.set(kept, table);
  return table;
}
