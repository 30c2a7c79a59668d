import { createContext, useContext } from 'react';
import { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { useTheme } from '../../ui';
import type { Place } from './beat';
import { POP_MS } from './schedule';

/** After everything: what nothing more happens to. */
export const AT_REST = 1e9;

/** When something arrives in its place, on the clock of the change that brought it. */
export interface Arrival {
  readonly clock: SharedValue<number>;
  readonly at: number;
}

/** What a table knows of what is being shown. */
export interface TableBeats {
  /** What lies in these places arrives there; whatever else lies on the table was there before. */
  readonly arrivals: ReadonlyMap<Place, Arrival>;
  /** What lies in these places was there before, and is stressed. */
  readonly stressed: ReadonlyMap<Place, Arrival>;
  /** When a score has counted to what it is now: as its points arrive, or with the last that is seen. Null where nothing moves. */
  readonly counted: Arrival | null;
  /** Shows once more what others did since one's own last turn; null where there is nothing to show. */
  readonly replay: (() => void) | null;
}

const NONE: ReadonlyMap<Place, Arrival> = new Map();
const BeatsContext = createContext<TableBeats>({
  arrivals: NONE,
  stressed: NONE,
  counted: null,
  replay: null,
});

export const BeatsProvider = BeatsContext.Provider;
export const useBeats = (): TableBeats => useContext(BeatsContext);

/** The last piece of a run pops by so much. */
const POP = 0.13;

/** Not to be seen until it arrives, then it pops; without motion it fades in. Null for what was there before. */
export function useArrivalStyle(arrival: Arrival | null) {
  const { still } = useTheme();
  return useAnimatedStyle(() => {
    const past = arrival ? (arrival.clock.get() - arrival.at) / POP_MS : 1;
    if (past >= 1) return { opacity: 1, transform: [{ scale: 1 }] };
    if (still) return { opacity: Math.max(0, past), transform: [{ scale: 1 }] };
    return past < 0
      ? { opacity: 0, transform: [{ scale: 1 }] }
      : { opacity: 1, transform: [{ scale: 1 + POP * Math.sin(Math.PI * past) }] };
  });
}

/** There all the time, and stressed for a moment. */
export function useStressStyle(stress: Arrival | null) {
  const { still } = useTheme();
  return useAnimatedStyle(() => {
    const past = stress ? (stress.clock.get() - stress.at) / POP_MS : 1;
    const within = past > 0 && past < 1 && !still;
    return { transform: [{ scale: within ? 1 + POP * Math.sin(Math.PI * past) : 1 }] };
  });
}
