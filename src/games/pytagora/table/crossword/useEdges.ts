import { useMemo } from 'react';
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useAnimatedReaction,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { TIME, useTheme } from '../../../../ui';
import type { Point } from '../../../../ui/drag';
import { scalesFor, type Seen } from './camera';
import { speedAt } from '../../../../ui/edgeSpeed';
import type { Sight } from './useSight';

/** Who comes from the rack crosses an edge: only who stays there means it. Who comes from inside need not stay so long. */
const STAY = 500;
const STAY_FROM_INSIDE = 220;
/** In an overview, who slows down to less than so many points a millisecond for so long has found the place. */
const SLOW = 0.08;
const FOUND = 100;

/** The table goes to where a piece is carried: on beyond the edge, and near from an overview. On the UI thread alone. */
export function useEdges(
  pointing: SharedValue<Point | null>,
  { camera, hold }: Sight,
  seen: Seen,
): { setActive(active: boolean): void } {
  const { width, height } = seen;
  const { least } = scalesFor(seen);
  const { still } = useTheme();
  const waited = useSharedValue(0);
  const nearing = useSharedValue(false);
  const slowed = useSharedValue({ x: 0, y: 0, time: 0 });
  // Milliseconds since the piece was lifted: every frame of it is looked at.
  const time = useSharedValue(0);
  useAnimatedReaction(
    () => time.get(),
    (passed, before) => {
      const at = pointing.get();
      const now = camera.get();
      if (!at) {
        waited.set(0);
        nearing.set(false);
        return;
      }
      const past = passed - (before ?? passed);
      if (past <= 0) return;
      if (now.scale < least - 0.001) {
        const was = slowed.get();
        const slow = Math.hypot(at.x - was.x, at.y - was.y) < SLOW * past;
        slowed.set({ x: at.x, y: at.y, time: slow ? was.time + past : 0 });
        if (nearing.get() || slowed.get().time < FOUND) return;
        nearing.set(true);
        const ratio = least / now.scale;
        const near = { scale: least, x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio };
        camera.set(still ? near : withTiming(near, { duration: TIME.move }));
        return;
      }
      const [byX, byY] = [speedAt(at.x, width), speedAt(at.y, height)];
      if (byX === 0 && byY === 0) {
        waited.set(STAY - STAY_FROM_INSIDE);
        return;
      }
      waited.set(waited.get() + past);
      if (waited.get() < STAY) return;
      camera.set(hold({ scale: now.scale, x: now.x + byX * past, y: now.y + byY * past }));
    },
  );
  return useMemo(
    () => ({
      setActive: (active) => {
        cancelAnimation(time);
        time.set(0);
        if (active) time.set(withTiming(LONGEST, CLOCK));
      },
    }),
    [time],
  );
}

/** Nobody holds a piece longer than ten minutes. */
const LONGEST = 600_000;
/** A clock, and no motion: it runs where motion is reduced as well. */
const CLOCK = { duration: LONGEST, easing: Easing.linear, reduceMotion: ReduceMotion.Never } as const;
