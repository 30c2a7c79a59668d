import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { Tappable, Txt, useTheme } from '../../../../ui';
import { usePlace, useStressStyle, type Arrival } from '../../../../shell/beats';
import { BAG } from './beats';
import { CLOTH, GLOW } from './colours';
import { usePulse } from './Glow';

export interface BagProps {
  readonly count: number;
  readonly size: number;
  readonly label: string;
  /** Nothing fits: the bag is what to touch now. */
  readonly due: boolean;
  readonly stress: Arrival | null;
  readonly onPress: () => void;
}

/** A big bag to draw from. It breathes when it is the thing to touch, and answers with the reason when it is not. */
export const Bag = memo(function Bag({ count, size, label, due, stress, onPress }: BagProps) {
  const place = usePlace(BAG);
  const opens = useStressStyle(stress);
  const { dark } = useTheme();
  const { edge, fill } = GLOW[dark ? 'dark' : 'light'];
  const pulse = usePulse(due);
  const breathing = useAnimatedStyle(() => ({
    transform: [{ scale: due ? 0.95 + 0.08 * pulse.get() : 1 }],
  }));
  const lit = useAnimatedStyle(() => ({ opacity: due ? 0.4 + 0.6 * pulse.get() : 0 }));
  return (
    <Tappable
      ref={place}
      role="button"
      aria-label={label}
      aria-disabled={!due}
      testID="bag"
      onPress={onPress}
      style={{ width: size, height: size }}
    >
      <Animated.View
        style={[
          styles.ring,
          { borderRadius: size / 2, backgroundColor: fill, borderColor: edge, borderWidth: 4 },
          lit,
        ]}
      />
      <Animated.View style={[StyleSheet.absoluteFill, count === 0 ? styles.empty : null, breathing]}>
        <Animated.View style={opens}>
          <Sack count={count} size={size} />
        </Animated.View>
      </Animated.View>
    </Tappable>
  );
});

/** The bag as it is drawn. */
export const Sack = ({ count, size }: Pick<BagProps, 'count' | 'size'>) => (
  <View style={{ width: size, height: size }}>
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Path
        d="M36 30 Q14 46 16 70 Q18 90 50 90 Q82 90 84 70 Q86 46 64 30 Z"
        fill={CLOTH.body}
        stroke={CLOTH.fold}
        strokeWidth={2.5}
      />
      <Path
        d="M34 28 L28 12 Q36 17 42 11 Q50 17 58 11 Q64 17 72 12 L66 28 Z"
        fill={CLOTH.body}
        stroke={CLOTH.fold}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <Path
        d="M32 29 Q50 36 68 29 M62 31 Q72 34 70 44"
        stroke={CLOTH.string}
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
    <View style={[StyleSheet.absoluteFill, styles.count, { paddingTop: size * 0.3 }]}>
      <Txt strong colour={CLOTH.figure} fixed style={{ fontSize: size * 0.26, lineHeight: size * 0.34 }}>
        {count}
      </Txt>
    </View>
  </View>
);

const styles = StyleSheet.create({
  empty: { opacity: 0.5 },
  ring: { position: 'absolute', left: '5%', right: '5%', top: '5%', bottom: '5%' },
  count: { alignItems: 'center', justifyContent: 'center' },
});
