import { useEffect } from 'react';
import type { View } from 'react-native';
import type { AnimatedRef } from 'react-native-reanimated';
import type { Turn } from './turn';
import { useStable } from './useStable';

/** How much a point of turning zooms: a wheel turns by a hundred at once, two fingers on a trackpad by a few. */
const WHEEL = 0.0016;
const TRACKPAD = 0.01;
/** Some wheels count lines instead of points. */
const LINE = 16;

/** A wheel over the view, or two fingers on a trackpad. The page does not scroll or zoom meanwhile. */
export function useWheel(ref: AnimatedRef<View> | undefined, onTurn: (turn: Turn) => void): void {
  const answer = useStable(onTurn);
  useEffect(() => {
    const view: unknown = ref?.current;
    if (!(view instanceof HTMLElement)) return;
    const turned = (wheel: WheelEvent) => {
      wheel.preventDefault();
      const unit = wheel.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const { left, top } = view.getBoundingClientRect();
      answer({
        x: wheel.clientX - left,
        y: wheel.clientY - top,
        // A browser tells two fingers that part on a trackpad as a wheel with Control.
        ratio: Math.exp(-wheel.deltaY * unit * (wheel.ctrlKey ? TRACKPAD : WHEEL)),
        aside: -wheel.deltaX * unit,
      });
    };
    view.addEventListener('wheel', turned, { passive: false });
    return () => view.removeEventListener('wheel', turned);
  }, [ref, answer]);
}
