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
import { scheduleOnRN } from 'react-native-worklets';
import type { Point } from './drag';
import { speedAt } from './edgeSpeed';
import type { Framed } from './near';
import { useStable } from './useStable';
import type { Camera } from './zoom';

/** Whoever comes from outside crosses an edge: only who stays there means it. Who comes from inside need not stay so long. */
const STAY = 500;
const STAY_FROM_INSIDE = 220;
/** Nobody holds a piece longer than ten minutes. */
const LONGEST = 600_000;
/** A clock, and no motion: it runs where motion is reduced as well. */
const CLOCK = { duration: LONGEST, easing: Easing.linear, reduceMotion: ReduceMotion.Never } as const;

export interface EdgePushProps {
  readonly camera: SharedValue<Camera>;
  readonly window: Framed['window'];
  /** A worklet: the same look, with the board in sight. */
  readonly hold: (camera: Camera) => Camera;
  /** Another part of the board lies under the finger, which has not moved. */
  onPushed(at: Point, camera: Camera): void;
}

export interface EdgePush {
  /** Where something is carried, in points of the window; null elsewhere. */
  readonly pointing: SharedValue<Point | null>;
  setActive(active: boolean): void;
}

/** A board that is not seen whole goes on where something is carried to an edge of its window. */
export function useEdgePush({ camera, window: { width, height }, hold, ...props }: EdgePushProps): EdgePush {
  const onPushed = useStable((at: Point, seen: Camera) => props.onPushed(at, seen));
  const pointing = useSharedValue<Point | null>(null);
  const waited = useSharedValue(0);
  // Milliseconds since it was lifted: every frame of it is looked at.
  const time = useSharedValue(0);
  useAnimatedReaction(
    () => time.get(),
    (passed, before) => {
      const at = pointing.get();
      const past = passed - (before ?? passed);
      if (!at) waited.set(0);
      if (!at || past <= 0) return;
      const [byX, byY] = [speedAt(at.x, width), speedAt(at.y, height)];
      if (byX === 0 && byY === 0) {
        waited.set(STAY - STAY_FROM_INSIDE);
        return;
      }
      waited.set(waited.get() + past);
      if (waited.get() < STAY) return;
      const now = camera.get();
      const next = hold({ scale: now.scale, x: now.x + byX * past, y: now.y + byY * past });
      if (next.x === now.x && next.y === now.y) return;
      camera.set(next);
      scheduleOnRN(onPushed, at, next);
    },
  );
  return useMemo(
    () => ({
      pointing,
      setActive: (active) => {
        cancelAnimation(time);
        pointing.set(null);
        time.set(0);
        if (active) time.set(withTiming(LONGEST, CLOCK));
      },
    }),
    [pointing, time],
  );
}
