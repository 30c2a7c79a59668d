import { useCallback, useEffect, useMemo, useState } from 'react';
import type { View } from 'react-native';
import { useAnimatedRef, useSharedValue, type AnimatedRef, type SharedValue } from 'react-native-reanimated';
import type { PawnIndex } from '../rules';
import type { Carried } from '../../../shell/frame';
import { useDragLayer, type Area, type DragLayer, type Point } from '../../../ui/drag';
import type { Camera } from '../../../ui/zoom';
import type { CloseUp } from './closeUp';
import { circleAt, type Place, type Spiral } from './spiral';

/** So far above the finger is the circle that is meant: the finger hides neither it nor the pawn. */
const ABOVE = 44;

/** A pawn, carried to a circle. */
export type PawnDragLayer = DragLayer<PawnIndex, number>;

export interface PawnDrag {
  readonly drag: PawnDragLayer;
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  /** The corner of the board, in points of the table. */
  readonly corner: SharedValue<Point>;
  /** How far below the upper edge of the screen the table begins. */
  readonly top: SharedValue<number>;
  /** The circle under the pawn, while it is in the air. */
  readonly over: number | null;
}

/** What a finger can mean on the board. */
export interface Aims {
  readonly spiral: Spiral;
  readonly seen: SharedValue<Camera>;
  readonly marks: CloseUp['marks'];
}

/** A circle that is drawn larger than its place, and perhaps beside it. */
interface Enlarged extends Place {
  readonly circle: number;
  readonly far: number;
  readonly aside: Place;
}

export interface PawnDragAnswers {
  readonly enabled: boolean;
  onLift(): void;
  /** Whether the pawn stays there. */
  onDrop(pawn: PawnIndex, circle: number): boolean;
}

/** Pawns are carried over the spiral as it is seen: zoomed, and pushed aside. */
export function usePawnDrag(
  { spiral, seen, marks }: Aims,
  carried: Carried<PawnIndex>,
  { enabled, onLift, onDrop }: PawnDragAnswers,
): PawnDrag {
  const { places, radius } = spiral;
  const enlarged = useSharedValue<readonly Enlarged[]>([]);
  const larger = useMemo(
    () =>
      [...marks]
        .filter(([, { least }]) => least > 0)
        .map(([circle, { far, aside }]): Enlarged => ({ ...places[circle]!, circle, far, aside })),
    [marks, places],
  );
  useEffect(() => enlarged.set(larger), [enlarged, larger]);
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const corner = useSharedValue<Point>({ x: 0, y: 0 });
  const top = useSharedValue(0);
  const [over, setOver] = useState<number | null>(null);
  const targetAt = useCallback(
    (
      x: number,
      y: number,
      { board, table }: { readonly board: Area; readonly table: Area },
      aim: number,
    ): number | null => {
      'worklet';
      corner.set({ x: board.x - table.x, y: board.y - table.y });
      top.set(table.y);
      const camera = seen.get();
      const [meantX, meantY] = [x - board.x - camera.x, y - aim - board.y - camera.y];
      let found = -1;
      let nearest = Infinity;
      for (const one of enlarged.get()) {
        const away = Math.hypot(
          one.x * camera.scale + one.aside.x - meantX,
          one.y * camera.scale + one.aside.y - meantY,
        );
        if (away > one.far || away >= nearest) continue;
        nearest = away;
        found = one.circle;
      }
      const circle =
        found >= 0 ? found : circleAt(places, radius, meantX / camera.scale, meantY / camera.scale);
      return circle < 0 ? null : circle;
    },
    [seen, enlarged, places, radius, corner, top],
  );
  const drag = useDragLayer<PawnIndex, number, 'board' | 'table'>({
    rootRef,
    areas: { board: boardRef, table: rootRef },
    targetAt,
    aim: ABOVE,
    oneFinger: true,
    lands: true,
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
  return { drag, rootRef, boardRef, corner, top, over: carried.held === null ? null : over };
}
