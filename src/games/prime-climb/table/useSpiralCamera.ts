import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { TIME, useTheme } from '../../../ui';
import type { Camera } from '../../../ui/zoom';
import type { View } from '../rules';
import { WHOLE } from './closeUp';
import type { Spiral } from './spiral';

export interface SpiralCamera {
  readonly seen: SharedValue<Camera>;
  /** Where it will be at rest. */
  resting(): Camera;
  /** All of the spiral; once more, and it goes where it was. */
  fit(): void;
}

interface Looked {
  /** What a pawn in hand can reach; else the same as at rest. */
  readonly near: Camera;
  /** While nobody has a pawn in hand: the whole spiral, or where one's own pawns stand. */
  readonly rest: Camera;
}

/**
 * Two fingers look closer, and so does the camera where circles are too small to be played with: it goes to what a pawn can reach. The
 * whole spiral is what matters whenever the turn passes on or the phone is turned round.
 */
export function useSpiralCamera(
  { seat, phase }: View,
  { width, height }: Spiral,
  { near, rest }: Looked,
): SpiralCamera {
  const { still } = useTheme();
  const seen = useSharedValue<Camera>(rest);
  const heading = useSharedValue<Camera | null>(null);
  const [asked, setAsked] = useState({ near: WHOLE, whole: false, nth: 0 });
  const goal = asked.whole && asked.near === near ? WHOLE : near;
  const anew = [width, height, seat, phase, asked.nth].join();
  const shown = useRef({ anew, goal });
  useEffect(() => {
    const before = shown.current;
    shown.current = { anew, goal };
    // Whoever has looked closer with two fingers meanwhile goes on looking there.
    const pinched = heading.get() === null && !isSame(seen.get(), before.goal);
    if (before.anew === anew && goal === rest && pinched) return;
    if (still) {
      seen.set(goal);
      return;
    }
    seen.set(
      withTiming(goal, { duration: TIME.move }, () => {
        'worklet';
        heading.set(null);
      }),
    );
    heading.set(goal);
  }, [seen, heading, still, goal, rest, anew]);
  const fit = useCallback(
    () => setAsked((last) => ({ near, whole: !(last.whole && last.near === near), nth: last.nth + 1 })),
    [near],
  );
  return useMemo(() => ({ seen, resting: () => heading.get() ?? seen.get(), fit }), [seen, heading, fit]);
}

const CLOSE = 0.01;

const isSame = (one: Camera, other: Camera): boolean =>
  Math.abs(one.scale - other.scale) < CLOSE && Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
