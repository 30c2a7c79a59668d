import { useCallback, useState } from 'react';
import type { View } from 'react-native';
import { useAnimatedRef, useSharedValue, type AnimatedRef, type SharedValue } from 'react-native-reanimated';
import type { PawnIndex } from '../rules';
import type { Carried } from '../../../shell/frame';
import { useDragLayer, type Area, type DragLayer } from '../../../ui/drag';
import type { Camera } from '../../../ui/zoom';
import { circleAt, type Spiral } from './spiral';

/** So far above the finger is the circle that is meant: the finger hides neither it nor the pawn. */
export const ABOVE = 44;

/** A pawn, carried to a circle. */
export type PawnDragLayer = DragLayer<PawnIndex, number>;

export interface PawnDrag {
  readonly drag: PawnDragLayer;
  readonly camera: SharedValue<Camera>;
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  /** The circle under the pawn, while it is in the air. */
  readonly over: number | null;
}

export interface PawnDragAnswers {
  readonly enabled: boolean;
  onLift(): void;
  /** Whether the pawn stays there. */
  onDrop(pawn: PawnIndex, circle: number): boolean;
}

/** Pawns are carried over the spiral as it is seen: zoomed, and pushed aside. */
export function usePawnDrag(
  { places, radius }: Spiral,
  carried: Carried<PawnIndex>,
  { enabled, onLift, onDrop }: PawnDragAnswers,
): PawnDrag {
  const camera = useSharedValue<Camera>({ x: 0, y: 0, scale: 1 });
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const [over, setOver] = useState<number | null>(null);
  const targetAt = useCallback(
    (x: number, y: number, { board }: { readonly board: Area }): number | null => {
      'worklet';
      const seen = camera.get();
      const circle = circleAt(
        places,
        radius,
        (x - board.x - seen.x) / seen.scale,
        (y - ABOVE - board.y - seen.y) / seen.scale,
      );
      return circle < 0 ? null : circle;
    },
    [camera, places, radius],
  );
  const drag = useDragLayer<PawnIndex, number, 'board'>({
    rootRef,
    areas: { board: boardRef },
    targetAt,
    oneFinger: true,
    enabled,
    onLift: (pawn) => {
      onLift();
      setOver(null);
      carried.lift(pawn);
    },
    onCross: (_pawn, circle) => setOver(circle),
    onDrop: (pawn, circle) => {
      carried.letGo();
      return onDrop(pawn, circle);
    },
    onHome: carried.letGo,
  });
  return { drag, camera, rootRef, boardRef, over: carried.held === null ? null : over };
}
