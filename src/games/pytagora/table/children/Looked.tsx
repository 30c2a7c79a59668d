import { useEffect, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { TIME, useTheme } from '../../../../ui';
import type { Spot } from './layout';

/** What is larger than the field, moved so that the place that waits is in sight. Follows the row as it grows. */
export function Looked({ at: { x, y }, children }: { readonly at: Spot; readonly children: ReactNode }) {
  const { still } = useTheme();
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  useEffect(() => {
    left.set(still ? x : withTiming(x, { duration: TIME.cross }));
    top.set(still ? y : withTiming(y, { duration: TIME.cross }));
  }, [x, y, still, left, top]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: left.get() }, { translateY: top.get() }],
  }));
  return <Animated.View style={[styles.looked, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({ looked: { position: 'absolute', left: 0, top: 0 } });
