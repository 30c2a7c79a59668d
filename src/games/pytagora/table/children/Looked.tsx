import { useEffect, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { TIME, useTheme } from '../../../../ui';
import type { Look } from './squaresRoom';

/** What is larger than the field, moved so that the place that waits is in sight. Follows the row as it grows, and steps back at the end. */
export function Looked({
  at: { x, y, scale },
  children,
}: {
  readonly at: Look;
  readonly children: ReactNode;
}) {
  const { still } = useTheme();
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  const size = useSharedValue(scale);
  useEffect(() => {
    left.set(still ? x : withTiming(x, { duration: TIME.cross }));
    top.set(still ? y : withTiming(y, { duration: TIME.cross }));
    size.set(still ? scale : withTiming(scale, { duration: TIME.cross }));
  }, [x, y, scale, still, left, top, size]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: left.get() }, { translateY: top.get() }, { scale: size.get() }],
  }));
  return <Animated.View style={[styles.looked, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  looked: { position: 'absolute', left: 0, top: 0, transformOrigin: [0, 0, 0] },
});
