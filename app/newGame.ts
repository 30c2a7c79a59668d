import { createDice, openTable, saveTable, type Json, type Sitter } from '../src/engine/core';
import { freshSeed, summaryOf, type Box } from '../src/shell';
import type { Shelf } from '../src/storage';

/** Opens a table and puts it on the shelf before anybody sees it: from the first card on, nothing can be lost. */
export function newGame(box: Box, config: Json, sitters: readonly Sitter[], shelf: Shelf): string {
  const table = openTable(box.game, config, createDice(freshSeed()));
  const id = `${Date.now().toString(36)}-${freshSeed().toString(36)}`;
  const now = Date.now();
  const saved = saveTable(table, sitters, null);
  shelf.put({ id, startedAt: now, updatedAt: now, summary: summaryOf(table), saved });
  return id;
}
