import type { Store } from '../../../storage';
import { readMemory, remember, writeMemory } from '../decks';
import type { View } from '../rules';

export const MEMORY_KEY = 'pyramide/played';

/** A card that was shown does not come back before its deck has gone round, in later games too. */
export function notePlayed({ riddle, names }: View, store: Store): void {
  const id = (names ?? riddle)?.id;
  if (!id) return;
  const before = store.get(MEMORY_KEY);
  const after = writeMemory(remember(readMemory(before), printOf(id)));
  if (after !== before) store.set(MEMORY_KEY, after);
}

/** A riddle or a theme is known by its card and its number on it. */
const printOf = (id: string): string => id.split('-')[0]!;
