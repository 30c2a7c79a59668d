import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';
import { useArrivalStyle, useStressStyle, type Arrival } from '../../../../shell/beats';

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
  const arrives = useArrivalStyle(arrival);
  const clicks = useStressStyle(stress);
  return <Animated.View style={[style, arrival ? arrives : clicks]}>{children}</Animated.View>;
}
