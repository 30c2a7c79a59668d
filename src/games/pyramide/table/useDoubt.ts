import { useUntilChange, type Talk } from '../../../shell/frame';
import type { PyramideWords } from '../i18n';
import type { Move, View } from '../rules';
import { isStrange, judged } from './judging';
import { useReferee } from './useReferee';

/** What the referee doubts, and whoever typed it may insist on: a clue, or a guess that is no word. */
type Doubted = 'clue' | 'guess';

interface Doubt {
  readonly type: Doubted;
  readonly text: string;
  readonly says: string;
}

export interface Sending {
  readonly doubt: Doubt | null;
  /** Whether it was taken. */
  readonly send: (type: Doubted, text: string) => boolean;
  readonly insist: () => void;
}

/** What is typed for a word passes the referee before it reaches the rules: a slip of the finger costs no clue. */
export function useDoubt(
  { config, hunt }: View,
  words: PyramideWords,
  change: number,
  talk: Talk<Move>,
): Sending {
  const referee = useReferee(config);
  const [doubted, setDoubted] = useUntilChange<Doubt>(change);
  // As long as the line speaks of it: whatever is said next is about something else.
  const doubt = doubted !== null && talk.said?.text === doubted.says ? doubted : null;
  const give = (type: Doubted, text: string): boolean => talk.attempt({ type, text });
  const against = (type: Doubted, text: string): string | null => {
    if (type === 'guess') return isStrange(referee, text) ? words.referee['not-a-word'](text.trim()) : null;
    return hunt?.word ? judged(referee, text, hunt.word, words) : null;
  };
  const send = (type: Doubted, text: string): boolean => {
    const says = against(type, text);
    if (says === null) return give(type, text);
    setDoubted({ type, text, says });
    talk.say(says, words.typed.insistSays);
    return false;
  };
  return { doubt, send, insist: () => doubt && give(doubt.type, doubt.text) };
}
