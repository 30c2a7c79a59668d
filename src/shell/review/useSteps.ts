import { useMemo, useState } from 'react';
import { Gesture, type PanGesture } from 'react-native-gesture-handler';
import { useKeys, useStable } from '../../ui';

export interface Steps {
  readonly at: number;
  readonly count: number;
  go(to: number): void;
  /** From side to side over the board: back and on. */
  readonly swipe: PanGesture;
}

/** A finger that only rests, or goes up and down, means nothing; this far it means a step. */
const SWIPE = 40;

/** Goes through so many turns, by buttons, keys and swipes. The edge holds. */
export function useSteps(count: number): Steps {
  const [at, setAt] = useState(0);
  const go = useStable((to: number) => setAt(Math.max(0, Math.min(count - 1, to))));
  const swiped = useStable((far: number) => {
    if (Math.abs(far) >= SWIPE) go(far < 0 ? at + 1 : at - 1);
  });
  const swipe = useMemo(
    () =>
      Gesture.Pan()
        .withTestId('review-swipe')
        .runOnJS(true)
        .activeOffsetX([-16, 16])
        .failOffsetY([-24, 24])
        .onEnd(({ translationX }) => swiped(translationX)),
    [swiped],
  );
  useKeys((key) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key];
    if (to === undefined) return false;
    go(to);
    return true;
  });
  return { at, count, go, swipe };
}
