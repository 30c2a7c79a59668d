import { useMemo } from 'react';
import type { View } from 'react-native';
import { Gesture, type PanGesture } from 'react-native-gesture-handler';
import {
  measure,
  useSharedValue,
  withSpring,
  withTiming,
  type AnimatedRef,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { TIME } from '../../../ui';

/** A place a piece can be dropped on, in points of the field. */
export interface Target {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** A small hand aims roughly: as near as this will do. */
  readonly reach: number;
}

/** The target under a point, or -1. Runs on the UI thread. */
export function nearestTarget(targets: readonly Target[], x: number, y: number): number {
  'worklet';
  let found = -1;
  let nearest = Infinity;
  for (const target of targets) {
    const away = Math.hypot(target.x - x, target.y - y);
    if (away <= target.reach && away < nearest) {
      nearest = away;
      found = target.id;
    }
  }
  return found;
}

export interface Drag {
  /** The finger, in points of the table. */
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  /** 0 at rest, 1 while a piece is in the air. */
  readonly lifted: SharedValue<number>;
  /** The pan of one piece of the hand, known by its place there. */
  gestureFor(at: number): PanGesture;
}

export interface DragAnswers {
  /** The whole table, which the finger is measured against, and the field in it. */
  readonly rootRef: AnimatedRef<View>;
  readonly fieldRef: AnimatedRef<View>;
  readonly targets: readonly Target[];
  readonly enabled: boolean;
  onLift(at: number): void;
  /** Whether the drop was accepted; refused, the piece goes home. */
  onDrop(at: number, target: number): boolean;
  onHome(at: number): void;
}

/** The piece follows the finger on the UI thread alone; React hears of it when it is lifted and when it is let go. */
export function useDrag(answers: DragAnswers): Drag {
  const { rootRef, fieldRef, targets, enabled, onLift, onDrop, onHome } = answers;
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const homeX = useSharedValue(0);
  const homeY = useSharedValue(0);
  const lifted = useSharedValue(0);
  const origin = useSharedValue({ rootX: 0, rootY: 0, fieldX: 0, fieldY: 0 });

  return useMemo(() => {
    const goHome = (at: number) => {
      x.set(withSpring(homeX.get(), { mass: 1, damping: 18, stiffness: 200 }));
      y.set(withSpring(homeY.get(), { mass: 1, damping: 18, stiffness: 200 }));
      lifted.set(withTiming(0, { duration: TIME.cross }));
      onHome(at);
    };
    const drop = (at: number, target: number) => {
      if (target < 0 || !onDrop(at, target)) goHome(at);
      else lifted.set(0);
    };
    const gestureFor = (at: number) =>
      Gesture.Pan()
        .enabled(enabled)
        .minDistance(6)
        .onStart((event) => {
          const root = measure(rootRef);
          const field = measure(fieldRef);
          if (!root || !field) return;
          origin.set({
            rootX: root.pageX,
            rootY: root.pageY,
            fieldX: field.pageX,
            fieldY: field.pageY,
          });
          x.set(event.absoluteX - root.pageX);
          y.set(event.absoluteY - root.pageY);
          homeX.set(event.absoluteX - root.pageX);
          homeY.set(event.absoluteY - root.pageY);
          lifted.set(withTiming(1, { duration: TIME.answer }));
          scheduleOnRN(onLift, at);
        })
        .onUpdate((event) => {
          const { rootX, rootY } = origin.get();
          x.set(event.absoluteX - rootX);
          y.set(event.absoluteY - rootY);
        })
        .onFinalize((event, finished) => {
          if (lifted.get() === 0) return;
          const { fieldX, fieldY } = origin.get();
          const target = finished
            ? nearestTarget(targets, event.absoluteX - fieldX, event.absoluteY - fieldY)
            : -1;
          scheduleOnRN(drop, at, target);
        });
    return { x, y, lifted, gestureFor };
  }, [targets, enabled, onLift, onDrop, onHome, x, y, homeX, homeY, lifted, origin, rootRef, fieldRef]);
}
