import { memo, useEffect, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { Tappable, Txt, useTheme } from '../../../../ui';
import { GLOW } from './colours';

/** From dim to bright and back, as one breathes. */
const BREATH_MS = 900;

/** 0 to 1 and back for as long as it waits; steady at 1 when motion is reduced. */
export function usePulse(awake: boolean) {
  const { still } = useTheme();
  const pulse = useSharedValue(1);
  useEffect(() => {
    if (still || !awake) pulse.set(1);
    else {
      pulse.set(0);
      pulse.set(withRepeat(withTiming(1, { duration: BREATH_MS }), -1, true));
    }
    return () => cancelAnimation(pulse);
  }, [still, awake, pulse]);
  return pulse;
}

export interface GlowProps {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
  readonly figure: string;
  /** What stands there already, instead of the glow: the same element, so that a keyboard's focus stays. */
  readonly filled?: ReactNode;
  /** Waits for the seat on the screen; otherwise it is only lit. */
  readonly awake: boolean;
  /** For fingers alone: a cell of its board speaks for it. */
  readonly silent?: boolean;
  readonly onPress: (id: number) => void;
}

/** A place that waits for a piece. */
export const Glow = memo(function Glow(props: GlowProps) {
  const { id, x, y, size, label, figure, filled, awake, silent = false, onPress } = props;
  const { dark } = useTheme();
  const { fill, edge, figure: ink } = GLOW[dark ? 'dark' : 'light'];
  const pulse = usePulse(awake);
  const halo = useAnimatedStyle(() => ({
    opacity: 0.35 + 0.65 * pulse.get(),
    transform: [{ scale: 1 + 0.14 * pulse.get() }],
  }));
  return (
    <Tappable
      role="button"
      spoken={label}
      {...(silent ? { 'aria-hidden': true, tabIndex: -1 } : {})}
      testID={`${filled ? 'slot' : 'glow'}-${id}`}
      onPress={() => onPress(id)}
      hitSlop={size * 0.3}
      style={[styles.place, { left: x, top: y, width: size, height: size }]}
    >
      {filled ?? (
        <>
          <Animated.View
            style={[
              StyleSheet.absoluteFill,
              {
                borderRadius: size * 0.26,
                backgroundColor: fill,
                borderColor: edge,
                borderWidth: size * 0.07,
              },
              halo,
            ]}
          />
          <Txt strong colour={ink} fixed style={{ fontSize: size * 0.52, lineHeight: size * 0.66 }}>
            {figure}
          </Txt>
        </>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'center', zIndex: 1 },
});
