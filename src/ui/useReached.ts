import { useState } from 'react';
import { useAnimatedReaction, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

/** Whether a clock that frames move on has come so far; there is nothing to wait for where there is none. */
export function useReached(clock: SharedValue<number> | null, at: number): boolean {
  const [past, setPast] = useState<SharedValue<number> | null>(null);
  const reach = () => setPast(clock);
  useAnimatedReaction(
    () => clock !== null && clock.get() >= at,
    (now, before) => {
      if (now && now !== before) scheduleOnRN(reach);
    },
    [clock, at],
  );
  return clock === null || clock === past;
}
