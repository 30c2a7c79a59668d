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
import type { Card } from '../../engine/sequence-numbers';
import { TIME } from '../../ui';
import { cellAt } from './bridge';
import type { HoverStore } from './hover';

export interface Drag {
  /** The finger, in points of the table. */
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  /** 0 at rest, 1 while a chip is in the air. */
  readonly lifted: SharedValue<number>;
  /** The pan of one card of the hand. */
  gestureFor(card: Card): PanGesture;
}

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

/**
 * The chip follows the finger on the UI thread alone. React hears of it three times: when a card is lifted, when the finger
 * crosses into another cell (for the loupe and the line under the board), and when it lets go.
 */
export function useDrag({ rootRef, boardRef, hover, enabled, onLift, onDrop }: DragAnswers): Drag {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const homeX = useSharedValue(0);
  const homeY = useSharedValue(0);
  const lifted = useSharedValue(0);
  const cell = useSharedValue(-1);
  const place = useSharedValue({ rootX: 0, rootY: 0, boardX: 0, boardY: 0, size: 1 });

  return useMemo(() => {
    const onCell = (card: Card, over: number) => hover.set({ card, cell: over });
    const goHome = () => {
      x.set(withSpring(homeX.get(), { mass: 1, damping: 18, stiffness: 200 }));
      y.set(withSpring(homeY.get(), { mass: 1, damping: 18, stiffness: 200 }));
      lifted.set(withTiming(0, { duration: TIME.cross }));
    };
    const drop = (card: Card, over: number) => {
      hover.set(null);
      if (over < 0 || !onDrop(card, over)) goHome();
      else lifted.set(0);
    };
    const gestureFor = (card: Card) =>
      Gesture.Pan()
        .enabled(enabled)
        .minDistance(6)
        .onStart((event) => {
          const root = measure(rootRef);
          const board = measure(boardRef);
          if (!root || !board) return;
          place.set({
            rootX: root.pageX,
            rootY: root.pageY,
            boardX: board.pageX,
            boardY: board.pageY,
            size: board.width,
          });
          x.set(event.absoluteX - root.pageX);
          y.set(event.absoluteY - root.pageY);
          homeX.set(event.absoluteX - root.pageX);
          homeY.set(event.absoluteY - root.pageY);
          cell.set(-1);
          lifted.set(withTiming(1, { duration: TIME.answer }));
          scheduleOnRN(onLift, card);
        })
        .onUpdate((event) => {
          const { rootX, rootY, boardX, boardY, size } = place.get();
          x.set(event.absoluteX - rootX);
          y.set(event.absoluteY - rootY);
          const over = cellAt(event.absoluteX - boardX, event.absoluteY - boardY, size);
          if (over !== cell.get()) {
            cell.set(over);
            scheduleOnRN(onCell, card, over);
          }
        })
        .onFinalize((_event, finished) => {
          if (lifted.get() === 0) return;
          scheduleOnRN(drop, card, finished ? cell.get() : -1);
        });
    return { x, y, lifted, gestureFor };
  }, [hover, enabled, onLift, onDrop, x, y, homeX, homeY, lifted, cell, place, rootRef, boardRef]);
}
