import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Face } from '../../../engine/pytagora';
import { LIFT } from '../../../ui';
import { Piece } from '../Piece';
import type { Drag } from './drag';

/** The piece under the finger. */
export function InTheAir({
  face,
  size,
  drag,
}: {
  readonly face: Face | null;
  readonly size: number;
  readonly drag: Drag;
}) {
  const { x, y, lifted } = drag;
  const style = useAnimatedStyle(() => ({
    opacity: lifted.get(),
    transform: [
      { translateX: x.get() - size / 2 },
      { translateY: y.get() - size / 2 },
      { scale: 1 + (LIFT - 1) * lifted.get() },
    ],
  }));
  return (
    <Animated.View style={[styles.air, style]}>
      {face ? <Piece face={face} size={size} state="draft" /> : null}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  air: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 10 },
});
