import { useCallback, useMemo } from 'react';
import type { View } from 'react-native';
import { useAnimatedRef, useSharedValue, type AnimatedRef, type SharedValue } from 'react-native-reanimated';
import type { Face, Spot } from '../../rules';
import { useCarried, type Carried } from '../../../../shell/frame';
import { isWithin, useDragLayer, type Area, type DragLayer, type Point } from '../../../../ui/drag';
import { columnAt, type Seen } from './camera';
import type { Source, Target } from './draft';
import { rackRows } from './layout';
import type { Crossword } from './useCrossword';
import { useEdges } from './useEdges';
import type { Sight } from './useSight';

/** What is in the air, and where from. */
export interface InHand {
  readonly face: Face | null;
  readonly source: Source;
}

export interface Drag extends DragLayer<Source, Target> {
  /** Where the piece points on the board, in its points; null where it points at no board. */
  readonly pointing: SharedValue<Point | null>;
  /** The cell a piece comes down to, from when it was let go until it lies. */
  readonly landing: SharedValue<Spot | null>;
  /** The corner of the board, in points of the table. */
  readonly corner: SharedValue<Point>;
}

type Areas = Readonly<Record<'board' | 'rack' | 'table', Area>>;

export interface Dragging {
  readonly drag: Drag;
  readonly carried: Carried<InHand>;
  readonly rootRef: AnimatedRef<View>;
  readonly boardRef: AnimatedRef<View>;
  readonly rackRef: AnimatedRef<View>;
}

/** A fingertip hides this much: the place that is meant lies above it, in sight. */
const AIM = 36;

/** Pieces carried between the rack, of so many columns, and the board as it is looked at. */
export function useDragging(crossword: Crossword, sight: Sight, columns: number, seen: Seen): Dragging {
  const rootRef = useAnimatedRef<View>();
  const boardRef = useAnimatedRef<View>();
  const rackRef = useAnimatedRef<View>();
  const carried: Dragging['carried'] = useCarried();
  const pointing = useSharedValue<Point | null>(null);
  const landing = useSharedValue<Spot | null>(null);
  const corner = useSharedValue<Point>({ x: 0, y: 0 });
  const rows = rackRows(columns);
  const { camera } = sight;
  const edges = useEdges(pointing, sight, seen);
  const targetAt = useCallback(
    (x: number, y: number, { board, rack, table }: Areas, aim: number): Target | null => {
      'worklet';
      const onRack = isWithin(rack, x, y);
      const onBoard = !onRack && isWithin(board, x, y - aim);
      const at = { x: x - board.x, y: y - aim - board.y };
      corner.set({ x: board.x - table.x, y: board.y - table.y });
      pointing.set(onBoard ? at : null);
      if (onBoard) {
        const now = camera.get();
        return {
          kind: 'cell',
          x: columnAt(at.x, now.x, now.scale),
          y: columnAt(at.y, now.y, now.scale),
        };
      }
      if (!onRack) return null;
      const column = Math.floor(((x - rack.x) / rack.width) * columns);
      const row = Math.floor(((y - rack.y) / rack.height) * rows);
      return { kind: 'rack', place: row * columns + column };
    },
    [camera, columns, rows, pointing, corner],
  );
  const letGo = () => {
    edges.setActive(false);
    pointing.set(null);
    carried.letGo();
  };
  const layer = useDragLayer<Source, Target, keyof Areas>({
    rootRef,
    areas: { board: boardRef, rack: rackRef, table: rootRef },
    targetAt,
    aim: AIM,
    lands: true,
    oneFinger: true,
    enabled: crossword.playing,
    onLift: (source) => {
      crossword.talk.hush();
      landing.set(null);
      edges.setActive(true);
      carried.lift({ face: crossword.faceOf(source), source });
    },
    onDrop: (source, target) => {
      letGo();
      const taken = crossword.drop(source, target);
      if (taken && target.kind === 'cell') landing.set({ x: target.x, y: target.y });
      return taken;
    },
    onHome: letGo,
  });
  const drag = useMemo(() => ({ ...layer, pointing, landing, corner }), [layer, pointing, landing, corner]);
  return { drag, carried, rootRef, boardRef, rackRef };
}
