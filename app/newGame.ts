import { createDice, openTable, saveTable, type Json, type Player } from '../src/engine';
import { freshSeed, summaryOf, type Box } from '../src/shell';
import type { Language } from '../src/i18n';
import type { Shelf, Store } from '../src/storage';

/** Opens a table and puts it on the shelf before anybody sees it: from the first card on, nothing can be lost. */
export function newGame(box: Box, config: Json, players: readonly Player[], shelf: Shelf): string {
  const table = openTable(box.game, config, createDice(freshSeed()));
  const id = `${Date.now().toString(36)}-${freshSeed().toString(36)}`;
  const now = Date.now();
  const saved = saveTable(table, players, null);
  // Where it cannot be kept, the table says so for as long as that is so.
  shelf.put({ id, startedAt: now, updatedAt: now, summary: summaryOf(table), saved });
  return id;
}

/** What was fetched cannot be played so; the message says why, to the person. */
export class NotPlayable extends Error {}

export interface Beginning {
  readonly box: Box;
  readonly config: Json;
  readonly players: readonly Player[];
  readonly language: Language;
}

/** The same with what has to be fetched first, and with the app's seat where somebody plays alone with it. */
export async function beginGame(
  { box, config, players, language }: Beginning,
  { shelf, store }: { readonly shelf: Shelf; readonly store: Store },
): Promise<string> {
  const prepared: Json = box.decks ? await box.decks.prepare(config, store) : config;
  // Only now is it known what the cards hold.
  const refusal = box.game.refuseConfig(prepared);
  const why = refusal && box.words.refusedConfig(refusal, language);
  if (why) throw new NotPlayable(why);
  const people = players.slice(0, box.game.seatsOf(prepared));
  const companion = box.players.companion?.(prepared, language) ?? null;
  const all = companion && people.length < box.game.seatsOf(prepared) ? [...people, companion] : people;
  return newGame(box, prepared, all, shelf);
}
