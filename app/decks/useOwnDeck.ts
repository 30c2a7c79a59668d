import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { useHouse } from '../../src/shell';
import { putOwnDeck, readOwnDeck, type Trouble } from '../../src/storage';
import type { Edit } from './edits';
import { look, type Looked } from './look';

/** A deck that is being written. */
export interface Editing {
  readonly id: string;
  readonly text: string;
  /** May lag a moment behind `text`: typing goes before judging. */
  readonly looked: Looked;
  readonly edit: (change: Edit) => void;
  /** Keeps what was written, at once: before another screen opens on the same deck. */
  readonly save: () => void;
  readonly trouble: Trouble | null;
}

/** So long nobody types before the text is kept. */
const PAUSE_MS = 400;

/** Null where there is no such deck. */
export function useOwnDeck(id: string): Editing | null {
  const { store } = useHouse();
  const [text, setText] = useState(() => readOwnDeck(store, id));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(text);
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);

  const save = useCallback(() => {
    if (waiting.current === null) return;
    clearTimeout(waiting.current);
    waiting.current = null;
    if (latest.current !== null) setTrouble(putOwnDeck(store, id, latest.current));
  }, [store, id]);
  const edit = useCallback(
    (change: Edit) => {
      if (latest.current === null) return;
      const next = change(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setText(next);
      if (waiting.current !== null) clearTimeout(waiting.current);
      waiting.current = setTimeout(save, PAUSE_MS);
    },
    [save],
  );

  useFocusEffect(
    useCallback(() => {
      // The form of a card, on top of this screen, may have written.
      const kept = readOwnDeck(store, id);
      latest.current = kept;
      setText(kept);
      // Asked at once, so that nobody writes for an hour where nothing can be kept.
      if (kept !== null) setTrouble(putOwnDeck(store, id, kept));
      return save;
    }, [store, id, save]),
  );
  useEffect(() => {
    const heard = AppState.addEventListener('change', save);
    return () => heard.remove();
  }, [save]);

  const judged = useDeferredValue(text);
  const looked = useMemo(() => (judged === null ? null : look(judged)), [judged]);
  return text === null || looked === null ? null : { id, text, looked, edit, save, trouble };
}
