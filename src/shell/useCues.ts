import { useCallback, useEffect, useState } from 'react';
import type { Json, Refusal, Seat } from '../engine';
import type { Box } from './box';
import { useApp } from './AppProvider';
import type { Session, Snapshot } from './session';

/** What is heard and felt: each event of a change once, and every refusal. Answers with how to act. */
export function useCues(
  box: Box,
  session: Session,
  { fresh, change }: Pick<Snapshot, 'fresh' | 'change'>,
): (move: Json, seat?: Seat) => Refusal | null {
  const { feedback } = useApp();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    for (const event of fresh) {
      const cue = box.table.cue(event);
      if (cue?.sound) feedback.play(cue.sound);
      if (cue?.buzz) feedback.buzz(cue.buzz);
    }
  }, [box, feedback, change, fresh]);
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
