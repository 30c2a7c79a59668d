import { useUntilChange, type Talk } from '../../../shell/frame';
import type { PyramideWords } from '../i18n';
import type { Move, View } from '../rules';
import { judged } from './judging';
import { useReferee } from './useReferee';

/** A clue that the referee doubts; whoever typed it may insist. */
interface Doubt {
  readonly text: string;
  readonly says: string;
}

export interface ClueSending {
  readonly doubt: Doubt | null;
  /** Whether the clue was taken. */
  readonly send: (text: string) => boolean;
  readonly insist: () => void;
}

/** What is typed as a clue passes the referee before it reaches the rules. */
export function useDoubt(
  { config, hunt }: View,
  words: PyramideWords,
  change: number,
  talk: Talk<Move>,
): ClueSending {
  const referee = useReferee(config);
  const [doubted, setDoubted] = useUntilChange<Doubt>(change);
  // As long as the line speaks of it: whatever is said next is about something else.
  const doubt = doubted !== null && talk.said?.text === doubted.says ? doubted : null;
  const give = (text: string): boolean => talk.attempt({ type: 'clue', text });
  const send = (text: string): boolean => {
    const says = hunt?.word ? judged(referee, text, hunt.word, words) : null;
    if (says === null) return give(text);
    setDoubted({ text, says });
    talk.say(says, words.typed.insistSays);
    return false;
  };
  return { doubt, send, insist: () => doubt && give(doubt.text) };
}
