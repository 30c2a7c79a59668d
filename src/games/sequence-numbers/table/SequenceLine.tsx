import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { SIDE, type Sequence } from '../rules';
import { TIME, useTheme } from '../../../ui';
import { LOCKED } from './colours';

/** A finished sequence is drawn through, from its first chip to its last. */
export function SequenceLine({
  sequence,
  cellSize,
}: {
  readonly sequence: Sequence;
  readonly cellSize: number;
}) {
  const { still } = useTheme();
  const drawn = useSharedValue(still ? 1 : 0);
  useEffect(() => {
    drawn.set(withTiming(1, { duration: TIME.cross * 1.5 }));
  }, [drawn]);
  const first = centre(sequence.cells[0]!, cellSize);
  const last = centre(sequence.cells[sequence.cells.length - 1]!, cellSize);
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const angle = Math.atan2(last.y - first.y, last.x - first.x);
  const thickness = Math.max(3, cellSize * 0.11);
  const style = useAnimatedStyle(() => ({
    opacity: drawn.get(),
    transform: [{ rotate: `${angle}rad` }, { scaleX: drawn.get() }],
  }));
  return (
    <Animated.View
      style={[
        styles.line,
        {
          left: (first.x + last.x - length) / 2,
          top: (first.y + last.y - thickness) / 2,
          width: length,
          height: thickness,
          borderRadius: thickness / 2,
          backgroundColor: LOCKED.light,
        },
        style,
      ]}
    />
  );
}

const centre = (cell: number, size: number) => ({
  x: ((cell % SIDE) + 0.5) * size,
  y: (Math.floor(cell / SIDE) + 0.5) * size,
});

const styles = StyleSheet.create({
  line: { position: 'absolute', pointerEvents: 'none', boxShadow: '0px 0px 3px rgba(60, 40, 0, 0.5)' },
});
