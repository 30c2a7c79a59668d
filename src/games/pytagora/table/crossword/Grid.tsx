import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector, type PanGesture } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, type AnimatedRef } from 'react-native-reanimated';
import Svg, { Circle, Defs, Pattern, Rect } from 'react-native-svg';
import { cellOf, type Grid as Lying, type Spot } from '../../rules';
import { onKeys, RADIUS, useColours } from '../../../../ui';
import { useZoom } from '../../../../ui/zoom';
import { Piece } from '../Piece';
import { DrawnMoves } from './DrawnMoves';
import { boundsOf, CELL, LARGEST, SMALLEST } from './camera';
import type { Draft, Drafted } from './draft';
import type { Drag } from './drag';
import type { GridMarks } from './marks';
import type { Sight } from './useSight';

export interface GridProps {
  readonly grid: Lying;
  readonly draft: Draft;
  readonly marks: GridMarks;
  readonly cursor: Spot | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly sight: Sight;
  readonly label: string;
  readonly measured: AnimatedRef<View>;
  readonly drag: Drag;
  readonly onCell: (spot: Spot) => void;
  readonly onKey: (key: string) => boolean;
}

/** Free cells with dots around what lies there. */
const DOTS = 8;

/** The endless table: one finger or two to move it, two to zoom, a double tap to see it whole. */
export function Grid(props: GridProps) {
  const { grid, draft, marks, cursor, size, sight, label, measured, drag, onCell, onKey } = props;
  const { wrong, lit, hinted } = marks;
  const colours = useColours();
  const bounds = useMemo(() => boundsOf(grid), [grid]);
  const { gesture, pan, world } = useZoom({
    camera: sight.camera,
    smallest: SMALLEST,
    largest: LARGEST,
    onTap: (x, y) => onCell({ x: Math.floor(x / CELL), y: Math.floor(y / CELL) }),
    onFit: sight.onFit,
  });
  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={measured}
        collapsable={false}
        tabIndex={0}
        role="group"
        aria-label={label}
        testID="grid"
        {...onKeys(onKey)}
        style={[styles.board, size, { backgroundColor: colours.table, borderColor: colours.line }]}
      >
        <Animated.View style={[styles.world, world]}>
          <Dots
            left={bounds.left - DOTS}
            top={bounds.top - DOTS}
            right={bounds.right + DOTS}
            bottom={bounds.bottom + DOTS}
            colour={colours.line}
          />
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
          <DropPlace drag={drag} />
          {grid.map((piece) => {
            const cell = cellOf(piece);
            return (
              <View key={cell} style={[styles.cell, at(piece)]}>
                <Piece face={piece.face} size={CELL} {...stateOf(wrong.has(cell), lit.has(cell), false)} />
              </View>
            );
          })}
          <DrawnMoves />
          {draft.map((piece) => (
            <DraftPiece
              key={cellOf(piece)}
              table={pan}
              piece={piece}
              drag={drag}
              wrong={wrong.has(cellOf(piece))}
            />
          ))}
        </Animated.View>
      </View>
    </GestureDetector>
  );
}

const stateOf = (wrong: boolean, lit: boolean, draft: boolean): { state?: 'wrong' | 'lit' | 'draft' } =>
  wrong ? { state: 'wrong' } : draft ? { state: 'draft' } : lit ? { state: 'lit' } : {};

const at = ({ x, y }: Spot) => ({ left: x * CELL, top: y * CELL });

const DraftPiece = memo(function DraftPiece({
  piece,
  drag,
  table,
  wrong,
}: {
  readonly piece: Drafted;
  readonly drag: Drag;
  /** The table's own pan: a piece under the finger goes before it, however fast the finger is. */
  readonly table: PanGesture;
  readonly wrong: boolean;
}) {
  const gesture = useMemo(
    () => drag.gestureFor({ spot: { x: piece.x, y: piece.y } }).blocksExternalGesture(table),
    [drag, table, piece.x, piece.y],
  );
  return (
    <GestureDetector gesture={gesture}>
      <View collapsable={false} testID={`draft-${piece.x}-${piece.y}`} style={[styles.cell, at(piece)]}>
        <Piece face={piece.face} size={CELL} {...stateOf(wrong, false, true)} />
      </View>
    </GestureDetector>
  );
});

/** The cell under the finger while a piece is in the air. */
function DropPlace({ drag }: { readonly drag: Drag }) {
  const colours = useColours();
  const { over, lifted } = drag;
  const style = useAnimatedStyle(() => {
    const target = over.get();
    if (target?.kind !== 'cell') return { opacity: 0 };
    return {
      opacity: lifted.get(),
      transform: [{ translateX: target.x * CELL }, { translateY: target.y * CELL }],
    };
  });
  return (
    <Animated.View
      style={[
        styles.cell,
        styles.drop,
        { backgroundColor: colours.sunken, borderColor: colours.focus },
        style,
      ]}
    />
  );
}

interface DotsProps {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly colour: string;
}

const Dots = memo(function Dots({ left, top, right, bottom, colour }: DotsProps) {
  const width = (right - left + 1) * CELL;
  const height = (bottom - top + 1) * CELL;
  return (
    <Svg
      width={width}
      height={height}
      style={[{ position: 'absolute', left: left * CELL, top: top * CELL }]}
      aria-hidden
    >
      <Defs>
        <Pattern id="dots" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <Circle cx={CELL / 2} cy={CELL / 2} r={2} fill={colour} />
        </Pattern>
      </Defs>
      <Rect width={width} height={height} fill="url(#dots)" />
    </Svg>
  );
});

const styles = StyleSheet.create({
  board: { overflow: 'hidden', borderRadius: RADIUS.l, borderWidth: StyleSheet.hairlineWidth },
  world: { position: 'absolute', left: 0, top: 0, width: 0, height: 0, transformOrigin: [0, 0, 0] },
  cell: { position: 'absolute', width: CELL, height: CELL },
  cursor: { borderWidth: 2.5, borderStyle: 'dashed', borderRadius: RADIUS.s },
  drop: { left: 0, top: 0, borderWidth: 2, borderRadius: RADIUS.s },
});
