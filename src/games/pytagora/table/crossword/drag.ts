import { useCallback } from 'react';
import type { View } from 'react-native';
import { useAnimatedRef, type AnimatedRef, type SharedValue } from 'react-native-reanimated';
import type { Face } from '../../rules';
import { useCarried, type Carried } from '../../../../shell/frame';
import { isWithin, useDragLayer, type Area, type DragLayer } from '../../../../ui/drag';
import type { Camera } from '../../../../ui/zoom';
import { columnAt } from './camera';
import type { Slot, Source, Target } from './draft';
import type { Crossword } from './useCrossword';

export type Drag = DragLayer<Source, Target>;

export interface Dragging {
  readonly drag: Drag;
  /** The piece in the air, and the slot of the rack it leaves empty. */
  readonly carried: Carried<{ readonly face: Face | null; readonly slot: Slot | null }>;
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  readonly rackRef: AnimatedRef<View>;
}

/** Pieces carried between the rack, of so many columns, and the board as it is looked at. */
export function useDragging(crossword: Crossword, camera: SharedValue<Camera>, columns: number): Dragging {
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const rackRef = useAnimatedRef<View>();
  const carried: Dragging['carried'] = useCarried();
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
  const drag = useDragLayer<Source, Target, 'board' | 'rack'>({
    rootRef,
    areas: { board: boardRef, rack: rackRef },
    targetAt,
    oneFinger: true,
    enabled: crossword.playing,
    onLift: (source) => {
      crossword.talk.hush();
      carried.lift({ face: crossword.faceOf(source), slot: 'slot' in source ? source.slot : null });
    },
    onDrop: (source, target) => {
      carried.letGo();
      return crossword.drop(source, target);
    },
    onHome: carried.letGo,
  });
  return { drag, carried, rootRef, boardRef, rackRef };
}
