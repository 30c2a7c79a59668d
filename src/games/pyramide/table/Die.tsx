import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Circle, Rect } from 'react-native-svg';
import { useArrivalStyle, type Arrival } from '../../../shell/beats';
import { useTheme } from '../../../ui';
import { INK, PAPER, SAND } from './colours';

/** So many faces roll by, over so long before it lies. */
export const ROLLS_MS = 700;
const FACES = 7;
const TURNS = 360;

/** Where the pips of each face are, in thirds of the die from its middle. */
const MIDDLE = [[0, 0]] as const;
const SLOPE = [
  [-1, -1],
  [1, 1],
] as const;
const OTHERS = [
  [1, -1],
  [-1, 1],
] as const;
const SIDES = [
  [-1, 0],
  [1, 0],
] as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  MIDDLE,
  SLOPE,
  [...SLOPE, ...MIDDLE],
  [...SLOPE, ...OTHERS],
  [...SLOPE, ...OTHERS, ...MIDDLE],
  [...SLOPE, ...OTHERS, ...SIDES],
];

export interface DieProps {
  readonly pips: number;
  readonly size: number;
  /** When it comes to rest; null for a die that lies. */
  readonly arrival: Arrival | null;
  /** It decides, and is marked as such once all of them lie; null where that was before. */
  readonly decides?: Arrival | null;
}

/** A die, as it is cast; nothing waits for it. Cast again, it is not there before. */
export function Die({ pips, size, arrival, decides }: DieProps) {
  return (
    <View style={{ width: size, height: size }}>
      {arrival ? (
        <Cast pips={pips} size={size} arrival={arrival} />
      ) : (
        <Face pips={pips} size={size} fill={PAPER} />
      )}
      {decides === undefined ? null : (
        <Found arrival={decides}>
          <Face pips={pips} size={size} fill={SAND} />
        </Found>
      )}
    </View>
  );
}

function Found({ arrival, children }: { readonly arrival: Arrival | null; readonly children: ReactNode }) {
  const found = useArrivalStyle(arrival);
  return <Animated.View style={[styles.over, found]}>{children}</Animated.View>;
}

function Face({ pips, size, fill }: { readonly pips: number; readonly size: number; readonly fill: string }) {
  return (
    <Svg width={size} height={size} viewBox="-30 -30 60 60" aria-hidden>
      <Rect x={-28} y={-28} width={56} height={56} rx={12} fill={fill} stroke={INK} strokeWidth={2} />
      {PIPS[pips - 1]?.map(([x, y], nth) => (
        <Circle key={nth} cx={x * 14} cy={y * 14} r={5.5} fill={INK} />
      ))}
    </Svg>
  );
}

function Cast({ pips, size, arrival }: Omit<DieProps, 'arrival'> & { readonly arrival: Arrival }) {
  const { still } = useTheme();
  const faces = Array.from({ length: FACES }, (_, nth) => ((pips * 5 + nth * 2 + 1) % 6) + 1);
  const far = faces.length;
  const rolls = useAnimatedStyle(() => {
    const part = Math.min(1, Math.max(0, 1 + (arrival.clock.get() - arrival.at) / ROLLS_MS));
    return { transform: [{ translateY: -(still ? far : Math.floor(part * far)) * size }] };
  });
  const turns = useAnimatedStyle(() => {
    const left = Math.min(1, Math.max(0, (arrival.at - arrival.clock.get()) / ROLLS_MS));
    return {
      opacity: arrival.clock.get() >= arrival.at - ROLLS_MS ? 1 : 0,
      transform: [{ rotate: `${still ? 0 : -TURNS * left * left}deg` }],
    };
  });
  return (
    <Animated.View style={[styles.window, { width: size, height: size }, turns]}>
      <Animated.View style={rolls}>
        {[...faces, pips].map((face, nth) => (
          <View key={nth} style={{ height: size }}>
            <Face pips={face} size={size} fill={PAPER} />
          </View>
        ))}
      </Animated.View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ window: { overflow: 'hidden' }, over: StyleSheet.absoluteFill });
