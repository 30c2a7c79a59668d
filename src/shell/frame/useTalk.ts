import { useCallback, useState } from 'react';
import type { Refusal, Seat } from '../../engine';
import { useAnnouncer } from '../../ui';
import type { HintLayer } from '../learning';
import { useWords } from '../AppProvider';
import { frameSays } from '../frameRefusals';
import { useUntilChange } from './useUntilChange';

/** What the table answered last. */
export interface Said {
  readonly text: string;
  /** Said after it, and more quietly: what can be done about it. */
  readonly after?: string;
  /** What the rules refused, rather than a reminder: choose a card first. */
  readonly refused: boolean;
  /** The reason's code, where something was refused: a table may leave a lesson's own words to the lesson. */
  readonly code?: string;
  /** The cells to point at. */
  readonly cells: readonly number[];
  /** The piece of the hand that was refused, where the table said which. */
  readonly piece: number | null;
}

/** What goes with a move that may be refused. */
interface Attempt {
  /** The seat, where a rule lets another act out of turn. */
  readonly seat?: Seat;
  /** The piece of the hand that is tried. */
  readonly piece?: number | null;
  /** Said in the place of the rules' own reason. */
  readonly instead?: string | null;
}

export interface Talk<Move> {
  /** Until the next change, the next thing done, or a hint that is asked for. */
  readonly said: Said | null;
  /** How often something was refused. */
  readonly refusals: number;
  /** Tries a move; refused, the line says why. Whether it was accepted. */
  attempt(move: Move, how?: Attempt): boolean;
  say(text: string, after?: string): void;
  hush(): void;
}

const NO_CELLS: readonly number[] = [];

/** What was said last, unless a hint was asked for since: then it is the hint's turn to be heard. */
function useSaidLast(said: Said | null, hint: HintLayer | null): Said | null {
  const [before, setBefore] = useState({ said, hint, hushed: false });
  if (before.said === said && before.hint === hint) return before.hushed ? null : said;
  // A hint that came while the same thing was said takes its place; whatever is said after it takes it back.
  const hushed = before.said === said && (hint !== null ? before.hint !== hint : before.hushed);
  setBefore({ said, hint, hushed });
  return hushed ? null : said;
}

/** What was tried and said at a table. It is forgotten with the next change, and makes way for a hint that was asked for since. */
export function useTalk<Move>(
  act: (move: Move, seat?: Seat) => Refusal | null,
  change: number,
  gameSays: (refusal: Refusal, move: Move) => string,
  hint: HintLayer | null,
): Talk<Move> {
  const words = useWords();
  const announcer = useAnnouncer();
  const [kept, setSaid] = useUntilChange<Said>(change);
  const said = useSaidLast(kept, hint);
  const [refusals, setRefusals] = useState(0);
  const attempt = useCallback(
    (move: Move, { seat, piece = null, instead = null }: Attempt = {}): boolean => {
      const refusal = act(move, seat);
      if (!refusal) {
        setSaid(null);
        return true;
      }
      // The frame's own reasons have their words in the frame; all others are the game's.
      const text = frameSays(refusal, words) ?? instead ?? gameSays(refusal, move);
      announcer.say(text);
      setSaid({ text, refused: true, code: refusal.code, cells: refusal.cells ?? NO_CELLS, piece });
      setRefusals((count) => count + 1);
      return false;
    },
    [act, setSaid, words, gameSays, announcer],
  );
  const say = useCallback(
    (text: string, after = '') => {
      announcer.say(text);
      setSaid({ text, after, refused: false, cells: NO_CELLS, piece: null });
    },
    [setSaid, announcer],
  );
  const hush = useCallback(() => setSaid(null), [setSaid]);
  return { said, refusals, attempt, say, hush };
}
