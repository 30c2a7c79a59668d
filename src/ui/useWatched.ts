import { useState } from 'react';
import { useAnimatedReaction } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

/** Something the UI thread knows, read by a worklet. React hears of it only when it has become something else. */
export function useWatched<T extends number | boolean | null>(start: T, read: () => T): T {
  const [seen, setSeen] = useState<T>(start);
  useAnimatedReaction(read, (now, before) => {
    if (now !== before) scheduleOnRN(setSeen, now);
  });
  return seen;
}
