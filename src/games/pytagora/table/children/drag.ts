import { useCallback, useRef } from 'react';
import type { View } from 'react-native';
import { useAnimatedRef, type AnimatedRef, type SharedValue } from 'react-native-reanimated';
import type { Digit } from '../../rules';
import type { Rect } from '../../../../shell/beats';
import { useCarried, type Carried } from '../../../../shell/frame';
import { useDragLayer, type Area, type DragLayer } from '../../../../ui/drag';
import type { Camera } from '../../../../ui/zoom';

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

/** A piece of the hand, known by its place there, carried to a target, known by its number. */
export type Drag = DragLayer<number, number>;

/** A piece of the hand. */
interface HandPiece {
  readonly at: number;
  readonly digit: Digit;
}

export interface Dragging {
  readonly drag: Drag;
  readonly carried: Carried<HandPiece>;
  /** The whole table, which the finger is measured against, and the field in it. */
  readonly rootRef: AnimatedRef<View>;
  readonly fieldRef: AnimatedRef<View>;
  /** Where in the hand the piece lay that was tapped last; null once one was dragged. */
  tapped(): Rect | null;
  noteTap(piece: Rect): void;
}

export interface DragAnswers {
  readonly hand: readonly Digit[];
  readonly targets: readonly Target[];
  /** How the field is looked at, where it can be pushed along. */
  readonly camera?: SharedValue<Camera> | null;
  readonly enabled: boolean;
  onLift(): void;
  /** Whether the drop was accepted; refused, the piece goes home. */
  onDrop(at: number, target: number): boolean;
}

export function useDragging(answers: DragAnswers): Dragging {
  const { hand, targets, camera = null, enabled, onLift, onDrop } = answers;
  const rootRef = useAnimatedRef<View>();
  const fieldRef = useAnimatedRef<View>();
  const carried = useCarried<HandPiece>();
  const tappedRef = useRef<Rect | null>(null);
  const tapped = useCallback(() => tappedRef.current, []);
  const noteTap = useCallback((piece: Rect) => void (tappedRef.current = piece), []);
  const targetAt = useCallback(
    (x: number, y: number, { field }: { readonly field: Area }) => {
      'worklet';
      const seen = camera?.get() ?? { x: 0, y: 0, scale: 1 };
      const target = nearestTarget(
        targets,
        (x - field.x - seen.x) / seen.scale,
        (y - field.y - seen.y) / seen.scale,
      );
      return target < 0 ? null : target;
    },
    [targets, camera],
  );
  const drag = useDragLayer<number, number, 'field'>({
    rootRef,
    areas: { field: fieldRef },
    targetAt,
    enabled,
    onLift: (at) => {
      tappedRef.current = null;
      onLift();
      const digit = hand[at];
      if (digit !== undefined) carried.lift({ at, digit });
    },
    onDrop: (at, target) => {
      carried.letGo();
      return onDrop(at, target);
    },
    onHome: carried.letGo,
  });
  return { drag, carried, rootRef, fieldRef, tapped, noteTap };
}
