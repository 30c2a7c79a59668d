import { useCallback } from 'react';
import type { View } from 'react-native';
import type { AnimatedRef, SharedValue } from 'react-native-reanimated';
import type { Spot } from '../../../engine/pytagora';
import { isWithin, useDragLayer, type Area, type DragLayer } from '../../../ui/drag';
import type { Camera } from '../../../ui/zoom';
import { columnAt } from './camera';
import type { Slot } from './draft';

/** Where a piece was picked up: a slot of the rack, or a cell of the draft. */
export type Source = { readonly slot: Slot } | { readonly spot: Spot };

/** Where it was let go: a cell of the board, or a place in the rack. */
export type Target =
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'rack'; readonly place: number };

export type Drag = DragLayer<Source, Target>;

export interface DragAnswers {
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  readonly rackRef: AnimatedRef<View>;
  readonly camera: SharedValue<Camera>;
  readonly enabled: boolean;
  /** Places of the rack across and down. */
  readonly columns: number;
  onLift(source: Source): void;
  onDrop(source: Source, target: Target): boolean;
  onHome(source: Source): void;
}

export function useDrag({ rootRef, boardRef, rackRef, camera, columns, ...heard }: DragAnswers): Drag {
  const targetAt = useCallback(
    (x: number, y: number, { board, rack }: { readonly board: Area; readonly rack: Area }): Target | null => {
      'worklet';
      if (isWithin(board, x, y)) {
        const seen = camera.get();
        return {
          kind: 'cell',
          x: columnAt(x - board.x, seen.x, seen.scale),
          y: columnAt(y - board.y, seen.y, seen.scale),
        };
      }
      if (!isWithin(rack, x, y)) return null;
      const column = Math.floor(((x - rack.x) / rack.width) * columns);
      const row = Math.floor(((y - rack.y) / rack.height) * 2);
      return { kind: 'rack', place: row * columns + column };
    },
    [camera, columns],
  );
  return useDragLayer({
    rootRef,
    areas: { board: boardRef, rack: rackRef },
    targetAt,
    oneFinger: true,
    ...heard,
  });
}
