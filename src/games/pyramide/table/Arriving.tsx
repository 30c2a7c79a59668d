import type { ReactNode } from 'react';
import type { StyleProp, View, ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';
import { useArrivalStyle, useBeats, usePlace } from '../../../shell/beats';
import type { Place } from '../../../shell/beats/beat';

export interface ArrivingProps {
  readonly place: Place;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Whatever is in this place pops when a beat brings it, or is stressed when one points at it. */
export function Arriving({ place, style, children }: ArrivingProps) {
  const { arrivals, stressed } = useBeats();
  const ref = usePlace<View>(place);
  const moves = useArrivalStyle(arrivals.get(place) ?? null, stressed.get(place) ?? null);
  return (
    <Animated.View ref={ref} style={[style, moves]}>
      {children}
    </Animated.View>
  );
}
