import { useCallback, useState } from 'react';
import type { Json, Refusal } from '../../../engine/core';
import type { ChildrenWords } from '../../../i18n/pytagora/children.fr';
import { refusalText } from './tell';

/** What the table answered last, and to which piece. It belongs to the position it was said in: the next change wipes it. */
interface Said {
  readonly change: number;
  readonly text: string | null;
  readonly refused: boolean;
  readonly at: number | null;
}

export interface Speech {
  readonly text: string | null;
  readonly refused: boolean;
  /** The piece of the hand that was refused. */
  readonly at: number | null;
  /** How often something was refused: the sheep shake their heads each time. */
  readonly refusals: number;
  say(text: string): void;
  hush(): void;
  /** Tries a move; refused, says why, or what `instead` has to say. */
  attempt(move: Json, at?: number, instead?: string | null): boolean;
}

export function useSpeech(act: (move: Json) => Refusal | null, change: number, words: ChildrenWords): Speech {
  const [said, setSaid] = useState<Said | null>(null);
  const [refusals, setRefusals] = useState(0);
  const now = said?.change === change ? said : null;
  const say = useCallback((text: string) => setSaid({ change, text, refused: false, at: null }), [change]);
  const hush = useCallback(() => setSaid(null), []);
  const attempt = useCallback(
    (move: Json, at: number | null = null, instead: string | null = null) => {
      const refusal = act(move);
      if (!refusal) {
        setSaid(null);
        return true;
      }
      // A lesson has its own words for what it does not want.
      const text = refusal.code === 'lesson' ? null : (instead ?? refusalText(refusal, words));
      setSaid({ change, text, refused: true, at });
      setRefusals((count) => count + 1);
      return false;
    },
    [act, change, words],
  );
  return {
    text: now?.text ?? null,
    refused: now?.refused ?? false,
    at: now?.at ?? null,
    refusals,
    say,
    hush,
    attempt,
  };
}
