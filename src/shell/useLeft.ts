import { useEffect, useState } from 'react';
import { deviceClock, type Clock } from './clock';
import { leftOf, type Running } from './countdown';

/** How often a person can see it change. */
const TICK_MS = 100;

/** What is left of a countdown, for the eye; the deadline itself is kept elsewhere. */
export function useLeft(running: Running | null, clock: Clock = deviceClock): number {
  const [, setTicks] = useState(0);
  const ticking = running !== null && running.deadline !== null;
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setTicks((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [ticking]);
  return running === null ? 0 : leftOf(running, clock);
}
