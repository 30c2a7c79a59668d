import { useCallback } from 'react';
import type { View } from 'react-native';
import type { AnimatedRef, SharedValue } from 'react-native-reanimated';
import type { PawnIndex } from '../../engine/prime-climb';
import { useDragLayer, type Area, type DragLayer } from '../../ui/drag';
import type { Camera } from '../../ui/zoom';
import { circleAt, type Spiral } from './spiral';

/** A pawn, carried to a circle. */
export type Drag = DragLayer<PawnIndex, number>;

export interface DragAnswers {
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  readonly camera: SharedValue<Camera>;
  readonly spiral: Spiral;
  readonly enabled: boolean;
  onLift(pawn: PawnIndex): void;
  onCross(pawn: PawnIndex, circle: number | null): void;
  onDrop(pawn: PawnIndex, circle: number): boolean;
  onHome(): void;
}

export function useDrag({ camera, spiral, boardRef, ...answers }: DragAnswers): Drag {
  const { places, radius } = spiral;
  const targetAt = useCallback(
    (x: number, y: number, { board }: { readonly board: Area }): number | null => {
      'worklet';
      const seen = camera.get();
      const circle = circleAt(
        places,
        radius,
        (x - board.x - seen.x) / seen.scale,
        (y - board.y - seen.y) / seen.scale,
      );
      return circle < 0 ? null : circle;
    },
    [camera, places, radius],
  );
  return useDragLayer({ ...answers, areas: { board: boardRef }, targetAt, oneFinger: true });
}
