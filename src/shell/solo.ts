import { stageOf, type Json, type Player, type Table } from '../engine';
import { firstOfDay, type Kept, type Noted, type Records, type Trouble } from '../storage';
import { LOCALES, type Language } from '../i18n';
import type { AnySolo, Box } from './box';

/** The list that a game counts in, and how it is measured; null where nothing is counted. */
export function soloOf(
  box: Pick<Box, 'solo'>,
  config: Json,
  seats: readonly Pick<Player, 'bot'>[],
): { readonly solo: AnySolo; readonly list: string } | null {
  const list = box.solo?.listOf(config, seats) ?? null;
  return box.solo && list !== null ? { solo: box.solo, list } : null;
}

/** Called whenever a game is kept: notes how it ended, or strikes it out where it goes on after all. */
export function noteResult(
  box: Pick<Box, 'game' | 'solo'>,
  table: Table,
  kept: Kept,
  records: Records,
): Trouble | null {
  const counted = soloOf(box, table.config, kept.saved.seats);
  // What the app plays by itself is nobody's record.
  if (!counted || kept.saved.seats.every(({ bot }) => bot !== null)) return null;
  const { solo, list } = counted;
  if (stageOf(table).kind !== 'over') return records.strike(box.game.id, list, kept.id);
  return records.note(box.game.id, list, {
    id: kept.id,
    result: solo.resultOf(box.game.view(table.state, 'table')),
    day: solo.daily?.dayOf(table.config) ?? null,
  });
}

/** Of the game of a day, which is everybody's. */
export const WHOEVER: readonly Pick<Player, 'bot'>[] = [];

/** What counts for the day this set-up belongs to, once that day's game was played. */
export function dayResult(box: Box, config: Json, records: Records): Noted | null {
  const counted = soloOf(box, config, WHOEVER);
  const day = counted?.solo.daily?.dayOf(config) ?? null;
  return counted && day !== null ? firstOfDay(records.of(box.game.id, counted.list), day) : null;
}

/** The result that counts in the place of this game's; null where this game's own does. */
export function dayCounted(box: Box, config: Json, id: string, records: Records): Noted | null {
  const first = dayResult(box, config, records);
  return first?.id === id ? null : first;
}

/** A day in the calendar of whoever plays, as 20260316: the same game for everybody who has this date. */
export const dayNumber = (date: Date): number =>
  date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

export const today = (): number => dayNumber(new Date());

/** The day in words. At noon, so that no shift of the clocks leads into the day before. */
export const dayText = (day: number, language: Language): string =>
  new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100, 12).toLocaleDateString(
    LOCALES[language],
    { day: 'numeric', month: 'long', year: 'numeric' },
  );
