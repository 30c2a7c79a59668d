import type { ReactNode } from 'react';
import { Platform, StyleSheet, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { LIFT } from './tokens';

/** A browser then moves it as a picture of its own, without painting the table below it again. Phones do so anyway. */
export const LAYER = Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : null;

export interface CarriedProps {
  readonly drag: {
    readonly x: SharedValue<number>;
    readonly y: SharedValue<number>;
    readonly lifted: SharedValue<number>;
  };
  readonly size: number;
  /** How far down the piece the finger holds it: in the middle, unless the piece is to be seen above the finger. */
  readonly hold?: number;
  readonly children: ReactNode;
}

/** What is in the air, under the finger. The last child of the table that the finger is measured against. */
export function Carried({ drag, size, hold = 0.5, children }: CarriedProps) {
  const { x, y, lifted } = drag;
  const style = useAnimatedStyle(() => ({
    opacity: lifted.get(),
    transform: [
      { translateX: x.get() - size / 2 },
      { translateY: y.get() - size * hold },
      { scale: 1 + (LIFT - 1) * lifted.get() },
    ],
  }));
  return <Animated.View style={[styles.air, LAYER, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  air: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 10 },
});
