import { useCallback } from 'react';
import type { Refusal } from '../../../../engine';
import type { Move } from '../../rules';
import { useTalk, type Talk } from '../../../../shell/frame';
import type { HintLayer } from '../../../../shell/learning';
import type { ChildrenWords } from '../../i18n/children.fr';
import { refusalText } from './tell';

/** What was tried and said, in the words of the children's games. */
export function useChildrenTalk(
  act: (move: Move) => Refusal | null,
  change: number,
  words: ChildrenWords,
  hint: HintLayer | null,
): Talk<Move> {
  return useTalk<Move>(
    act,
    change,
    useCallback((refusal: Refusal) => refusalText(refusal, words), [words]),
    hint,
  );
}
