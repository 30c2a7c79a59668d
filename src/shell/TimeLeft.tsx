import { useEffect } from 'react';
import { useAnnouncer } from '../ui';
import { useApp } from './AppProvider';
import type { Running } from './countdown';
import { useLeft } from './useLeft';

/** Seconds that are told: enough to know, and not so many that nothing else is heard. */
const TOLD: readonly number[] = [10, 5, 3];

/** How much time is left, for whoever does not see the ring. */
export function TimeLeft({ countdown }: { readonly countdown: Running }) {
  const announcer = useAnnouncer();
  const { words } = useApp();
  const runs = countdown.deadline !== null;
  const seconds = Math.ceil(useLeft(countdown) / 1000);
  // A countdown of ten seconds has just been told to begin.
  const due = runs && TOLD.includes(seconds) && seconds * 1000 < countdown.ms;
  useEffect(() => {
    if (due) announcer.say(words.table.secondsLeft(seconds));
  }, [announcer, words, due, seconds]);
  return null;
}
