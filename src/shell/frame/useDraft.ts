import { createContext, useCallback, useContext, useState } from 'react';
import type { Json } from '../../engine';

/** Where drafts are kept: with the save of a game. */
export interface DraftPlace {
  read(name: string): Json | null;
  write(name: string, what: Json | null): void;
}

/** In a lesson, and when looking back at a game, nothing is kept. */
const NOWHERE: DraftPlace = { read: () => null, write: () => undefined };

export const DraftContext = createContext<DraftPlace>(NOWHERE);

/** How a draft is written down, and made again of what was: which may be anything, and null is answered where it is no draft. */
export interface DraftForm<T> {
  write(draft: T): Json;
  read(raw: Json): T | null;
}

/**
 * Something laid but not confirmed. It belongs to the position it was laid in: the next change wipes it. Until then it
 * outlives the screen: under a cover, in another room, after a reload it is found again by the eyes that laid it.
 */
export function useDraft<T>(
  name: string,
  change: number,
  form: DraftForm<T>,
): readonly [T | null, (what: T | null) => void] {
  const place = useContext(DraftContext);
  const [kept, setKept] = useState<{ readonly change: number; readonly what: T } | null>(() => {
    const raw = place.read(name);
    const what = raw === null ? null : form.read(raw);
    return what === null ? null : { change, what };
  });
  const { write } = form;
  const set = useCallback(
    (what: T | null) => {
      setKept(what === null ? null : { change, what });
      place.write(name, what === null ? null : write(what));
    },
    [name, change, place, write],
  );
  return [kept?.change === change ? kept.what : null, set];
}
