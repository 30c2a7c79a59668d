import { memo } from 'react';
import { Platform, StyleSheet, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Digit } from '../../../engine/pytagora';
import { LIFT } from '../../../ui';
import { Piece } from '../Piece';
import type { Drag } from './drag';

/** A browser then moves it as a picture of its own, without painting the table below it again. Phones do so anyway. */
const LAYER = Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : null;

export interface InTheAirProps {
  readonly digit: Digit | null;
  readonly size: number;
  readonly drag: Drag;
}

/** The piece under the finger: a little above it, so that a child sees what it holds. */
export const InTheAir = memo(function InTheAir({ digit, size, drag }: InTheAirProps) {
  const { x, y, lifted } = drag;
  const style = useAnimatedStyle(() => ({
    opacity: lifted.get(),
    transform: [
      { translateX: x.get() - size / 2 },
      { translateY: y.get() - size * 0.6 },
      { scale: 1 + (LIFT - 1) * lifted.get() },
    ],
  }));
  if (digit === null) return null;
  return (
    <Animated.View style={[styles.air, LAYER, style]}>
      <Piece face={digit} size={size} state="lit" />
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  air: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 10 },
});
