import { useEffect } from 'react';
import { readMemory, rememberPrint, writeMemory } from '../../decks';
import type { View } from '../../engine/pyramide';
import { useHouse } from '../../shell';

export const MEMORY_KEY = 'pyramide/played';

/** A card that was played does not come back before its deck has gone round, in later games too. */
export function useMemory({ riddle }: View): void {
  const { store } = useHouse();
  const id = riddle?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    store.set(MEMORY_KEY, writeMemory(rememberPrint(readMemory(store.get(MEMORY_KEY)), printOf(id))));
  }, [store, id]);
}

/** A riddle is known by its card and its number on it. */
const printOf = (id: string): string => id.split('-')[0]!;
