import { useCallback } from 'react';
import type { View } from 'react-native';
import type { AnimatedRef, SharedValue } from 'react-native-reanimated';
import type { Card } from '../rules';
import { isWithin, useDragLayer, type Area, type DragLayer, type Point } from '../../../ui/drag';
import type { Camera } from '../../../ui/zoom';
import { cellAt } from './bridge';
import type { HoverStore } from './hover';

/** A card of the hand, carried to a cell. */
export type Drag = DragLayer<Card, number>;

export interface DragAnswers {
  /** The whole table, which the finger is measured against, and the board in it. */
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  readonly hover: HoverStore;
  readonly enabled: boolean;
  /** How large the board is, and how it is looked at. */
  readonly size: number;
  readonly camera: SharedValue<Camera>;
  /** Told where the finger is on it. */
  readonly pointing: SharedValue<Point | null>;
  onLift(card: Card): void;
  /** Whether the drop was accepted; refused, the chip goes home. */
  onDrop(card: Card, cell: number): boolean;
  /** Refused, let go over nothing, or interrupted. */
  onHome(): void;
}

/** Crossing into another cell is told to the loupe and to the line under the board, and to nobody else. */
export function useDrag(answers: DragAnswers): Drag {
  const { rootRef, boardRef, hover, enabled, size, camera, pointing, onLift, onDrop, onHome } = answers;
  const targetAt = useCallback(
    (px: number, py: number, { board }: { readonly board: Area }): number | null => {
      'worklet';
      const within = isWithin(board, px, py);
      pointing.set(within ? { x: px - board.x, y: py - board.y } : null);
      if (!within) return null;
      const { x, y, scale } = camera.get();
      const cell = cellAt(px - board.x - x, py - board.y - y, size * scale);
      return cell < 0 ? null : cell;
    },
    [camera, pointing, size],
  );
  return useDragLayer({
    rootRef,
    areas: { board: boardRef },
    targetAt,
    enabled,
    onLift,
    onCross: (card: Card, cell) => hover.set({ card, cell: cell ?? -1 }),
    onDrop: (card, cell) => {
      hover.set(null);
      return onDrop(card, cell);
    },
    onHome: () => {
      hover.set(null);
      onHome();
    },
  });
}
