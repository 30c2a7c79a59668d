import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import {
  cancelAnimation,
  Easing,
  makeMutable,
  ReduceMotion,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { useApp } from '../AppProvider';
import { deviceClock, type Clock } from '../clock';
import { AT_REST } from './arrival';
import { measuredOf, type InTheAir } from './measured';
import type { Places } from './places';
import type { Heard, Timeline } from './schedule';

export interface Running {
  /** Milliseconds since the timeline began. */
  readonly clock: SharedValue<number>;
  readonly inTheAir: InTheAir;
  /** A tap: everything is where it belongs, and nothing more is heard. */
  finish(): void;
}

const EMPTY: InTheAir = { flights: [], risen: [] };

/**
 * Runs a timeline on one shared value. Every timeline has its own, at zero before anything that it brings is drawn, so that
 * nothing is seen before it has arrived. Once everything is measured it is drawn, and moves without React until its end.
 */
export function useRunning(
  timeline: Timeline,
  places: Places,
  air: RefObject<View | null>,
  time: Clock = deviceClock,
): Running {
  const { feedback } = useApp();
  const clock = useMemo(() => makeMutable(timeline.ends > 0 ? 0 : AT_REST), [timeline]);
  const [measured, setMeasured] = useState<{ readonly of: Timeline; readonly air: InTheAir } | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const timers = new Set<() => void>();
    const cancel = () => timers.forEach((each) => each());
    const hear = ({ sound, buzz }: Heard) => {
      if (sound) feedback.play(sound);
      if (buzz) feedback.buzz(buzz);
    };
    for (const heard of timeline.heard)
      if (heard.at === 0) hear(heard);
      else timers.add(time.after(heard.at, () => hear(heard)));
    let over = timeline.ends === 0;
    const end = () => {
      over = true;
      cancel();
      cancelAnimation(clock);
      clock.set(AT_REST);
    };
    stop.current = end;
    if (!over)
      void measuredOf(timeline, places, air).then((found) => {
        if (over) return;
        setMeasured({ of: timeline, air: found });
        clock.set(withTiming(timeline.ends, { ...CLOCK, duration: timeline.ends }));
        timers.add(time.after(timeline.ends + SPARE_MS, end));
      });
    return end;
  }, [timeline, clock, places, air, time, feedback]);
  const finish = useCallback(() => stop.current(), []);
  return { clock, inTheAir: measured?.of === timeline ? measured.air : EMPTY, finish };
}

/** A clock is no motion: where little is to move, what happened still comes one thing after the other, and fades in. */
const CLOCK = { easing: Easing.linear, reduceMotion: ReduceMotion.Never } as const;

/** An animation may end a frame late. */
const SPARE_MS = 50;
