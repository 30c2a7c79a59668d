import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { useApp } from '../../../shell';
import type { Trouble } from '../../../storage';
import { putOwnDeck, readOwnDeck } from './ownDecks';
import type { Edit } from './edits';
import { draftFrom, judged, type Validated } from './validate';

/** A deck that is being written. */
export interface Editing {
  readonly id: string;
  readonly text: string;
  readonly validated: Validated;
  readonly edit: (change: Edit) => void;
  /** Keeps what was written, at once: before another screen opens on the same deck. */
  readonly save: () => void;
  readonly trouble: Trouble | null;
}

/** So long nobody types before the text is kept. */
const PAUSE_MS = 400;

/** Null where there is no such deck. */
export function useOwnDeck(id: string): Editing | null {
  const { store } = useApp();
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

  const validated = useValidated(text ?? '');
  return text === null ? null : { id, text, validated, edit, save, trouble };
}

/** Beyond a few cards judging takes longer than a letter may take to appear. */
const LARGE = 6000;

/** What is in the text is seen at once; what is to be said of it may lag behind, in a large one until typing pauses. */
function useValidated(text: string): Validated {
  const deferred = useDeferredValue(text);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const read = text.length > LARGE ? settled : deferred;
  const found = useMemo(() => judged(read), [read]);
  const draft = useMemo(() => draftFrom(text), [text]);
  return useMemo(() => ({ text, draft, ...found }), [text, draft, found]);
}
