import { useState } from 'react';
import type { Edit } from './edits';
import type { Editing } from './useOwnDeck';

export interface Undo {
  /** What was taken out, while it can be put back: until something else is written. */
  readonly offered: string | null;
  readonly remove: (name: string, change: Edit) => void;
  readonly putBack: () => void;
  /** Another number after each: fields that kept what was typed in them begin anew. */
  readonly round: number;
}

export function useUndo({ text, edit }: Editing): Undo {
  const [gone, setGone] = useState<{ name: string; before: string; after: string } | null>(null);
  const [round, setRound] = useState(0);
  return {
    offered: gone && gone.after === text ? gone.name : null,
    remove: (name, change) => {
      setGone({ name, before: text, after: change(text) });
      setRound(round + 1);
      edit(change);
    },
    putBack: () => {
      if (gone) edit((now) => (now === gone.after ? gone.before : now));
      setGone(null);
      setRound(round + 1);
    },
    round,
  };
}
