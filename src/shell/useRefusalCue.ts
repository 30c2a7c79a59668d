import { useCallback, useEffect, useState } from 'react';
import type { Json, Refusal, Seat } from '../engine';
import { useApp } from './AppProvider';
import type { Session } from './session';

/** How to act: every refusal is heard and felt. What is accepted has beats of its own. */
export function useRefusalCue(session: Session): (move: Json, seat?: Seat) => Refusal | null {
  const { feedback } = useApp();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    feedback.play('refuse');
    feedback.buzz('refuse');
  }, [feedback, refusals]);
  return useCallback(
    (move, seat) => {
      const refusal = session.act(move, seat);
      if (refusal) setRefusals((count) => count + 1);
      return refusal;
    },
    [session],
  );
}
