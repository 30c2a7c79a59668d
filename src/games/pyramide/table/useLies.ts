import { useState } from 'react';
import { useAnimatedReaction } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useBeats, type Arrival } from '../../../shell/beats';
import { DECIDED } from './beats';

/**
 * Whether every die that was cast lies; while one rolls nothing may tell whom it has chosen. A tap that has seen enough of it makes it
 * lie at once.
 */
export function useLies(): boolean {
  const { arrivals } = useBeats();
  const decided = arrivals.get(DECIDED) ?? null;
  const [lying, setLying] = useState<Arrival['clock'] | null>(null);
  const lie = () => setLying(decided?.clock ?? null);
  useAnimatedReaction(
    () => decided !== null && decided.clock.get() >= decided.at,
    (now, before) => {
      if (now && now !== before) scheduleOnRN(lie);
    },
    [decided],
  );
  return decided === null || decided.clock === lying;
}
