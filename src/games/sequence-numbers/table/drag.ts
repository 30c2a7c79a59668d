import type { View } from 'react-native';
import type { AnimatedRef } from 'react-native-reanimated';
import type { Card } from '../rules';
import { useDragLayer, type Area, type DragLayer } from '../../../ui/drag';
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
  onLift(card: Card): void;
  /** Whether the drop was accepted; refused, the chip goes home. */
  onDrop(card: Card, cell: number): boolean;
}

/** Crossing into another cell is told to the loupe and to the line under the board, and to nobody else. */
export function useDrag({ rootRef, boardRef, hover, enabled, onLift, onDrop }: DragAnswers): Drag {
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
    onHome: () => hover.set(null),
  });
}

function targetAt(x: number, y: number, { board }: { readonly board: Area }): number | null {
  'worklet';
  const cell = cellAt(x - board.x, y - board.y, board.width);
  return cell < 0 ? null : cell;
}
