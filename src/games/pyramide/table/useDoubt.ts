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
  attempt: Talk<Move>['attempt'],
): ClueSending {
  const referee = useReferee(config);
  const [doubt, setDoubt] = useUntilChange<Doubt>(change);
  const give = (text: string): boolean => {
    setDoubt(null);
    return attempt({ type: 'clue', text });
  };
  const send = (text: string): boolean => {
    const says = hunt?.word ? judged(referee, text, hunt.word, words) : null;
    if (says === null) return give(text);
    setDoubt({ text, says });
    return false;
  };
  return { doubt, send, insist: () => doubt && give(doubt.text) };
}
