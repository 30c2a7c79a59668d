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
import type { Spot } from '../../../engine/pytagora';
import { TIME } from '../../../ui';
import { columnAt, type Camera } from './camera';
import type { Slot } from './draft';

/** Where a piece was picked up: a slot of the rack, or a cell of the draft. */
export type Source = { readonly slot: Slot } | { readonly spot: Spot };

/** Where it was let go: a cell of the board, a place in the rack, or nowhere. */
export type Target =
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'rack'; readonly place: number }
  | { readonly kind: 'nowhere' };

export interface Drag {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly lifted: SharedValue<number>;
  /** The cell under the finger, and whether there is one. */
  readonly cellX: SharedValue<number>;
  readonly cellY: SharedValue<number>;
  readonly over: SharedValue<number>;
  gestureFor(source: Source): PanGesture;
}

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
}

/** The piece follows the finger on the UI thread alone; React hears of it when it is lifted and when it is let go. */
export function useDrag(answers: DragAnswers): Drag {
  const { rootRef, boardRef, rackRef, camera, enabled, columns, onLift, onDrop } = answers;
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const homeX = useSharedValue(0);
  const homeY = useSharedValue(0);
  const lifted = useSharedValue(0);
  const cellX = useSharedValue(0);
  const cellY = useSharedValue(0);
  const over = useSharedValue(0);
  const place = useSharedValue({ rootX: 0, rootY: 0, boardX: 0, boardY: 0, boardW: 0, boardH: 0 });

  return useMemo(() => {
    const drop = (source: Source, target: Target) => {
      if (onDrop(source, target)) {
        lifted.set(0);
        return;
      }
      x.set(withSpring(homeX.get(), { mass: 1, damping: 18, stiffness: 200 }));
      y.set(withSpring(homeY.get(), { mass: 1, damping: 18, stiffness: 200 }));
      lifted.set(withTiming(0, { duration: TIME.cross }));
    };
    const gestureFor = (source: Source) =>
      Gesture.Pan()
        .enabled(enabled)
        .minDistance(6)
        .maxPointers(1)
        .onStart((event) => {
          const root = measure(rootRef);
          const board = measure(boardRef);
          if (!root || !board) return;
          place.set({
            rootX: root.pageX,
            rootY: root.pageY,
            boardX: board.pageX,
            boardY: board.pageY,
            boardW: board.width,
            boardH: board.height,
          });
          homeX.set(event.absoluteX - root.pageX);
          homeY.set(event.absoluteY - root.pageY);
          x.set(homeX.get());
          y.set(homeY.get());
          over.set(0);
          lifted.set(withTiming(1, { duration: TIME.answer }));
          scheduleOnRN(onLift, source);
        })
        .onUpdate((event) => {
          const { rootX, rootY, boardX, boardY, boardW, boardH } = place.get();
          x.set(event.absoluteX - rootX);
          y.set(event.absoluteY - rootY);
          const px = event.absoluteX - boardX;
          const py = event.absoluteY - boardY;
          const inside = px >= 0 && py >= 0 && px < boardW && py < boardH;
          over.set(inside ? 1 : 0);
          if (!inside) return;
          const seen = camera.get();
          cellX.set(columnAt(px, seen.x, seen.scale));
          cellY.set(columnAt(py, seen.y, seen.scale));
        })
        .onFinalize((event, finished) => {
          if (lifted.get() === 0) return;
          let target: Target = { kind: 'nowhere' };
          if (finished && over.get() === 1) target = { kind: 'cell', x: cellX.get(), y: cellY.get() };
          else if (finished) {
            const rack = measure(rackRef);
            const rx = rack ? event.absoluteX - rack.pageX : -1;
            const ry = rack ? event.absoluteY - rack.pageY : -1;
            if (rack && rx >= 0 && ry >= 0 && rx < rack.width && ry < rack.height) {
              const column = Math.floor((rx / rack.width) * columns);
              const row = Math.floor((ry / rack.height) * 2);
              target = { kind: 'rack', place: row * columns + column };
            }
          }
          over.set(0);
          scheduleOnRN(drop, source, target);
        });
    return { x, y, lifted, cellX, cellY, over, gestureFor };
  }, [
    rootRef,
    boardRef,
    rackRef,
    camera,
    enabled,
    columns,
    onLift,
    onDrop,
    x,
    y,
    homeX,
    homeY,
    lifted,
    cellX,
    cellY,
    over,
    place,
  ]);
}
