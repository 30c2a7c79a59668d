import type { Store } from '../../../storage';
import { readMemory, rememberPrint, writeMemory } from '../decks';
import type { View } from '../rules';

export const MEMORY_KEY = 'pyramide/played';

/** A card that was played does not come back before its deck has gone round, in later games too. */
export function notePlayed({ riddle }: View, store: Store): void {
  if (!riddle) return;
  const before = store.get(MEMORY_KEY);
  const after = writeMemory(rememberPrint(readMemory(before), printOf(riddle.id)));
  if (after !== before) store.set(MEMORY_KEY, after);
}

/** A riddle is known by its card and its number on it. */
const printOf = (id: string): string => id.split('-')[0]!;
