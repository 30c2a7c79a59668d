import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import Svg, { G, Rect } from 'react-native-svg';
import { scatter, type Scrap } from './confettiScatter';
import { useTheme } from './theme';

export interface ConfettiProps {
  readonly width: number;
  readonly height: number;
  /** Thrown now; otherwise it lies there already. */
  readonly thrown: boolean;
  /** It pales once it has fallen: what lies under it is to be read. */
  readonly pales?: boolean;
}

const SCRAPS = scatter(64);
/** They fall in so many sheets, each at its own pace. */
const SHEETS = 4;
const FALL_MS = 1500;
const APART_MS = 160;
const FADE_MS = 600;
/** How long it is seen as it fell, and how much of it after that. */
const LIES_MS = 600;
const PALE = 0.3;

/** Confetti for everybody: it falls, and stays where it fell. With reduced motion it is there, and fades in. */
export function Confetti({ width, height, thrown, pales = false }: ConfettiProps) {
  return (
    <View aria-hidden style={styles.all} testID="confetti">
      {Array.from({ length: SHEETS }, (_, nth) => (
        <Sheet key={nth} nth={nth} width={width} height={height} thrown={thrown} pales={pales} />
      ))}
    </View>
  );
}

function Sheet({ nth, width, height, thrown, pales }: ConfettiProps & { readonly nth: number }) {
  const { still } = useTheme();
  const falls = thrown && !still;
  const above = useSharedValue(falls ? 1 : 0);
  const seen = useSharedValue(thrown && still ? 0 : 1);
  useEffect(() => {
    const wait = nth * APART_MS;
    above.set(withDelay(wait, withTiming(0, { duration: FALL_MS + wait, easing: Easing.out(Easing.quad) })));
    const fade = { duration: FADE_MS, reduceMotion: ReduceMotion.Never };
    const comes = withTiming(1, fade);
    seen.set(
      pales
        ? withSequence(comes, withDelay(FALL_MS + LIES_MS, withTiming(PALE, fade), ReduceMotion.Never))
        : comes,
    );
  }, [above, seen, nth, pales]);
  const style = useAnimatedStyle(() => ({
    opacity: seen.get(),
    transform: [{ translateY: -above.get() * height }],
  }));
  return (
    <Animated.View style={[styles.all, style]}>
      <Svg width={width} height={height}>
        <Scraps
          scraps={SCRAPS.filter((_, place) => place % SHEETS === nth)}
          width={width}
          height={height}
          size={1}
        />
      </Svg>
    </Animated.View>
  );
}

export interface ScrapsProps {
  readonly scraps: readonly Scrap[];
  readonly width: number;
  readonly height: number;
  /** Larger in a larger picture. */
  readonly size: number;
}

export const Scraps = ({ scraps, width, height, size }: ScrapsProps) => (
  <G>
    {scraps.map(({ x, y, turn, long, colour }, nth) => (
      <G key={nth} transform={`translate(${x * width} ${y * height}) rotate(${turn})`}>
        <Rect
          x={(-long * size) / 2}
          y={-2 * size}
          width={long * size}
          height={4.5 * size}
          rx={size}
          fill={colour}
        />
      </G>
    ))}
  </G>
);

const styles = StyleSheet.create({ all: { position: 'absolute', inset: 0, pointerEvents: 'none' } });
