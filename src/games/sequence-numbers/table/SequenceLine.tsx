import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { SIDE, type Sequence } from '../rules';
import type { Arrival } from '../../../shell/beats';
import { TIME, useTheme } from '../../../ui';
import { LOCKED } from './colours';

/** A finished sequence is drawn through, from its first chip to its last. */
export function SequenceLine({
  sequence,
  cellSize,
  arrival,
}: {
  readonly sequence: Sequence;
  readonly cellSize: number;
  /** While it is being drawn. */
  readonly arrival: Arrival | null;
}) {
  const { still } = useTheme();
  const first = centre(sequence.cells[0]!, cellSize);
  const last = centre(sequence.cells[sequence.cells.length - 1]!, cellSize);
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const angle = Math.atan2(last.y - first.y, last.x - first.x);
  const thickness = Math.max(3, cellSize * 0.11);
  const style = useAnimatedStyle(() => {
    const past = arrival ? (arrival.clock.get() - arrival.at) / DRAWN_MS : 1;
    const drawn = Math.max(0, Math.min(1, past));
    return { opacity: drawn, transform: [{ rotate: `${angle}rad` }, { scaleX: still ? 1 : drawn }] };
  });
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

const DRAWN_MS = TIME.cross * 1.5;

const centre = (cell: number, size: number) => ({
  x: ((cell % SIDE) + 0.5) * size,
  y: (Math.floor(cell / SIDE) + 0.5) * size,
});

const styles = StyleSheet.create({
  line: { position: 'absolute', pointerEvents: 'none', boxShadow: '0px 0px 3px rgba(60, 40, 0, 0.5)' },
});
