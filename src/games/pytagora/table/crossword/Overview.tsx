import { memo, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Rect } from 'react-native-svg';
import { isDigit, type Grid } from '../../rules';
import { RADIUS, useColours, useTheme } from '../../../../ui';
import { useWatched } from '../../../../ui/useWatched';
import { PIECE } from '../colours';
import { boundsOf, CELL, playing, showsAll, type Seen } from './camera';
import type { Drag } from './drag';
import { cornerFor, INSET, smallOf, type Small } from './inset';
import type { Sight } from './useSight';

export interface OverviewProps {
  readonly grid: Grid;
  readonly sight: Sight;
  readonly seen: Seen;
  readonly drag: Pick<Drag, 'lifted'>;
  readonly label: string;
}

/** All of the table, small, in a corner of the board: only while some of it is out of sight. A touch shows it all, and again goes back. */
export function Overview({ grid, sight, seen, drag, label }: OverviewProps) {
  const colours = useColours();
  const { camera } = sight;
  const { width, height } = seen;
  const bounds = useMemo(() => boundsOf(grid), [grid]);
  const small = useMemo(() => smallOf(grid), [grid]);
  const corner = useMemo(
    () => cornerFor(grid, playing(grid, grid.slice(-1), { width, height }), { width, height }),
    [grid, width, height],
  );
  const hidden = useWatched<boolean>(false, () => {
    'worklet';
    return !showsAll(camera.get(), bounds, { width, height });
  });
  const frame = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    const side = CELL * scale;
    const left = Math.max(1, small.x - (x / side) * small.cell);
    const top = Math.max(1, small.y - (y / side) * small.cell);
    const right = Math.min(INSET.width - 3, small.x + ((width - x) / side) * small.cell);
    const bottom = Math.min(INSET.height - 3, small.y + ((height - y) / side) * small.cell);
    return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  });
  const clear = useAnimatedStyle(() => ({ opacity: 1 - 0.7 * drag.lifted.get() }));
  if (!hidden || grid.length === 0 || corner === null) return null;
  return (
    <Animated.View style={[styles.inset, corner, clear]}>
      <Pressable
        role="button"
        aria-label={label}
        testID="fit"
        onPress={sight.onFit}
        style={[styles.button, { backgroundColor: colours.raised, borderColor: colours.border }]}
      >
        <Animated.View style={[styles.frame, { borderColor: colours.text }, frame]}>
          <View style={[StyleSheet.absoluteFill, styles.lit]} />
        </Animated.View>
        <Pieces grid={grid} small={small} />
      </Pressable>
    </Animated.View>
  );
}

/** As small as this, pieces are but their colour: in the dark a lighter one. */
const ON_DARK = { digit: '#6FCF97', sign: '#B79CFF' } as const;

const Pieces = memo(function Pieces({ grid, small }: { readonly grid: Grid; readonly small: Small }) {
  const { dark } = useTheme();
  const { digit, sign } = dark ? ON_DARK : PIECE;
  const size = small.cell * 0.86;
  return (
    <Svg width={INSET.width} height={INSET.height} style={[styles.pieces]} aria-hidden>
      {grid.map(({ x, y, face }) => (
        <Rect
          key={`${x} ${y}`}
          x={small.x + x * small.cell}
          y={small.y + y * small.cell}
          width={size}
          height={size}
          fill={isDigit(face) ? digit : sign}
        />
      ))}
    </Svg>
  );
});

const styles = StyleSheet.create({
  inset: { position: 'absolute', width: INSET.width, height: INSET.height },
  button: { flex: 1, borderWidth: 1, borderRadius: RADIUS.s, overflow: 'hidden' },
  frame: { position: 'absolute', borderWidth: 1.5, borderRadius: 4, overflow: 'hidden' },
  lit: { backgroundColor: '#FFCF4A', opacity: 0.3 },
  pieces: { position: 'absolute', left: -1, top: -1 },
});
