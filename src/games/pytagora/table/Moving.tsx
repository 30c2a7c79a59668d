import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';
import { useArrivalStyle, type Arrival } from '../../../shell/beats';

export interface MovingProps {
  /** Not to be seen before it has come. */
  readonly arrival: Arrival | null;
  /** It was there, and clicks. */
  readonly stress: Arrival | null;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A piece that something happens to: it arrives, or clicks into its neighbours. */
export function Moving({ arrival, stress, style, children }: MovingProps) {
  return <Animated.View style={[style, useArrivalStyle(arrival, stress)]}>{children}</Animated.View>;
}
