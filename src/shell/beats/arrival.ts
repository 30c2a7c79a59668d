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
  /** When a score has counted to what it is now: as its points arrive, or with the last that moves. Null where nothing moves. */
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
/** Without motion what is stressed pales by so much. */
const DIP = 0.6;

const AS_IT_LIES = { opacity: 1, transform: [{ scale: 1 }] };

/** How far into its moment something is: 0 as it begins, 1 when it is over, and for what nothing happens to. */
const pastOf = (moment: Arrival | null): number => {
  'worklet';
  return moment ? (moment.clock.get() - moment.at) / POP_MS : 1;
};
const popped = (past: number) => {
  'worklet';
  return { opacity: 1, transform: [{ scale: 1 + POP * Math.sin(Math.PI * past) }] };
};

/**
 * Not to be seen until it arrives, then it pops; without motion it fades in. What was there before may be stressed: it pops, or pales
 * for as long. One style for both: where the next change begins before something has arrived, it lies there at once.
 */
export function useArrivalStyle(arrival: Arrival | null, stress: Arrival | null = null) {
  const { still } = useTheme();
  return useAnimatedStyle(() => {
    const past = pastOf(arrival);
    if (past < 1) {
      if (still) return { ...AS_IT_LIES, opacity: Math.max(0, past) };
      return past < 0 ? { ...AS_IT_LIES, opacity: 0 } : popped(past);
    }
    const stressed = pastOf(stress);
    if (stressed <= 0 || stressed >= 1) return AS_IT_LIES;
    return still ? { ...AS_IT_LIES, opacity: 1 - DIP * Math.sin(Math.PI * stressed) } : popped(stressed);
  });
}

/** There all the time, and stressed for a moment. */
export const useStressStyle = (stress: Arrival | null) => useArrivalStyle(null, stress);
