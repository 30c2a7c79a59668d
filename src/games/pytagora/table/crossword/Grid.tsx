import { memo, useMemo } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector, type PanGesture } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, type AnimatedRef } from 'react-native-reanimated';
import type { Player } from '../../../../engine';
import { cellOf, type Grid as Lying, type Spot } from '../../rules';
import { onKeys, RADIUS, useColours, KEEPS_COLOURS } from '../../../../ui';
import { CellRows, GRID } from '../../../../ui/CellRows';
import { useZoom } from '../../../../ui/zoom';
import { cellPlace, useBeats, type TableBeats } from '../../../../shell/beats';
import { Piece } from '../Piece';
import { DrawnMoves } from './DrawnMoves';
import { boundsOf, CELL, LARGEST, SMALLEST } from './camera';
import { Dots } from './Dots';
import type { Drafted } from './draft';
import type { Drag, InHand } from './drag';
import { DropPlace } from './DropPlace';
import { LiveBand } from './LiveBand';
import type { GridMarks } from './marks';
import { Moving } from '../Moving';
import { RingFaces, Rings } from './Rings';
import type { BoardWalk } from './useBoardWalk';
import type { Laying } from './useLaying';
import type { Sight } from './useSight';

export interface GridProps {
  readonly grid: Lying;
  readonly seats: readonly Player[];
  readonly laying: Laying;
  readonly marks: GridMarks;
  readonly size: { readonly width: number; readonly height: number };
  readonly sight: Sight;
  readonly label: string;
  readonly measured: AnimatedRef<View>;
  readonly drag: Drag;
  /** What the finger holds. */
  readonly inHand: InHand | null;
  readonly onCell: (spot: Spot) => void;
  readonly walk: BoardWalk;
}

/** Free cells with dots around what lies there. */
const DOTS = 8;

/** The endless table: one finger or two to move it, two or a wheel to zoom, a double tap to see it whole. */
export function Grid(props: GridProps) {
  const { grid, seats, laying, marks, size, sight, label, measured, drag, inHand, onCell, walk } = props;
  const { wrong, cursor, hinted, rings } = marks;
  const colours = useColours();
  const beats = useBeats();
  const bounds = useMemo(() => boundsOf(grid), [grid]);
  const taken = useMemo(() => [...grid, ...laying.draft], [grid, laying.draft]);
  const { gesture, pan, world } = useZoom({
    camera: sight.camera,
    viewRef: measured,
    smallest: SMALLEST,
    largest: LARGEST,
    hold: sight.hold,
    onTap: (x, y) => onCell({ x: Math.floor(x / CELL), y: Math.floor(y / CELL) }),
    onFit: () => {
      // The first of two taps was not meant for a cell.
      laying.untap();
      sight.onFit();
    },
  });
  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={measured}
        collapsable={false}
        tabIndex={-1}
        role={GRID}
        aria-label={label}
        testID="grid"
        {...KEEPS_COLOURS}
        {...onKeys(walk.onKey)}
        style={[styles.board, size, CLIPPED, { backgroundColor: colours.surface }]}
      >
        <Animated.View style={[styles.world, world]}>
          <Dots
            left={bounds.left - DOTS}
            top={bounds.top - DOTS}
            right={bounds.right + DOTS}
            bottom={bounds.bottom + DOTS}
            colour={colours.border}
          />
          <LiveBand drag={drag} camera={sight.camera} inHand={inHand} laying={laying} run={marks.run} />
          <Rings rings={rings} seats={seats} near={sight.near} beats={beats} />
          {cursor ? (
            <View
              testID={`cursor-${cursor.x}-${cursor.y}`}
              style={[styles.cell, styles.cursor, at(cursor), { borderColor: colours.focus }]}
            />
          ) : null}
          {hinted.map((spot) => (
            <View
              key={cellOf(spot)}
              style={[styles.cell, styles.cursor, at(spot), { borderColor: colours.good }]}
            />
          ))}
          <Pieces grid={grid} marks={marks} beats={beats} />
          <DrawnMoves />
          {laying.draft.map((piece) => (
            <DraftPiece
              key={cellOf(piece)}
              table={pan}
              piece={piece}
              drag={drag}
              wrong={wrong.has(cellOf(piece))}
              lifted={isFrom(inHand, piece)}
            />
          ))}
          <DropPlace drag={drag} camera={sight.camera} face={inHand?.face ?? null} taken={taken} />
          <CellRows
            cells={walk.cells}
            size={CELL}
            at={walk.at}
            onActivate={walk.onActivate}
            {...(walk.onFocus ? { onFocus: walk.onFocus } : {})}
            follows={walk.follows}
          />
          <RingFaces rings={rings} seats={seats} near={sight.near} beats={beats} />
        </Animated.View>
      </View>
    </GestureDetector>
  );
}

type PiecesProps = Pick<GridProps, 'grid' | 'marks'> & { readonly beats: TableBeats };

/** Drawn again only when the table, what is marked on it or what happens to it changes. */
const Pieces = memo(function Pieces({ grid, marks, beats }: PiecesProps) {
  const { wrong, lit } = marks;
  return grid.map((piece) => {
    const cell = cellOf(piece);
    const arrival = beats.arrivals.get(cellPlace(cell)) ?? null;
    const stress = beats.stressed.get(cellPlace(cell)) ?? null;
    const drawn = <Piece face={piece.face} size={CELL} {...stateOf(wrong.has(cell), lit.has(cell), false)} />;
    return arrival || stress ? (
      <Moving key={cell} arrival={arrival} stress={stress} style={[styles.cell, at(piece)]}>
        {drawn}
      </Moving>
    ) : (
      <View key={cell} style={[styles.cell, at(piece)]}>
        {drawn}
      </View>
    );
  });
});

const isFrom = (inHand: InHand | null, { x, y }: Spot): boolean =>
  inHand !== null && 'spot' in inHand.source && inHand.source.spot.x === x && inHand.source.spot.y === y;

const stateOf = (wrong: boolean, lit: boolean, draft: boolean): { state?: 'wrong' | 'lit' | 'draft' } =>
  wrong ? { state: 'wrong' } : draft ? { state: 'draft' } : lit ? { state: 'lit' } : {};

const at = ({ x, y }: Spot) => ({ left: x * CELL, top: y * CELL });

interface DraftPieceProps {
  readonly piece: Drafted;
  readonly drag: Drag;
  /** The table's own pan: a piece under the finger goes before it, however fast the finger is. */
  readonly table: PanGesture;
  readonly wrong: boolean;
  /** It is in the air. */
  readonly lifted: boolean;
}

const DraftPiece = memo(function DraftPiece({ piece, drag, table, wrong, lifted }: DraftPieceProps) {
  const { x, y } = piece;
  const gesture = useMemo(
    () => drag.gestureFor({ spot: { x, y } }).blocksExternalGesture(table),
    [drag, table, x, y],
  );
  const { landing, lifted: up } = drag;
  const style = useAnimatedStyle(() => {
    const to = landing.get();
    // Until it has come down to its place it is in the air.
    const coming = up.get() > 0 && to !== null && to.x === x && to.y === y;
    return { opacity: lifted || coming ? 0 : 1 };
  });
  return (
    <GestureDetector gesture={gesture}>
      <Animated.View collapsable={false} testID={`draft-${x}-${y}`} style={[styles.cell, at(piece), style]}>
        <Piece face={piece.face} size={CELL} {...stateOf(wrong, false, true)} />
      </Animated.View>
    </GestureDetector>
  );
});

/** A browser would scroll a cell that has the focus into sight: the camera does. */
const CLIPPED: object = Platform.OS === 'web' ? { overflow: 'clip' } : {};

const styles = StyleSheet.create({
  // Without a border: what lies on it is where a finger points, to the point.
  board: { overflow: 'hidden', borderRadius: RADIUS.l },
  world: { position: 'absolute', left: 0, top: 0, width: 0, height: 0, transformOrigin: [0, 0, 0] },
  cell: { position: 'absolute', width: CELL, height: CELL },
  cursor: { borderWidth: 2.5, borderStyle: 'dashed', borderRadius: RADIUS.s },
});
