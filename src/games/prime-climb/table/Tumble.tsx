import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { Arrival } from '../../../shell/beats';
import { Txt, useTheme } from '../../../ui';

export interface TumbleProps {
  readonly number: number;
  readonly size: number;
  readonly colour: string;
  /** When it comes to rest; null for a die that lies. */
  readonly arrival: Arrival | null;
}

/** So many faces roll by, over so long before it lies. */
const FACES = 8;
export const ROLLS_MS = 750;
const TURNS = 540;

/** The number of a die. While it is rolled others roll by, until it lies; nothing waits for it. */
export function Tumble({ arrival, ...die }: TumbleProps) {
  return arrival ? <Rolling {...die} arrival={arrival} /> : <Figure {...die} />;
}

function Figure({ number, size, colour }: Omit<TumbleProps, 'arrival'>) {
  return (
    <Txt strong size={size} colour={colour} align="center" fixed>
      {number}
    </Txt>
  );
}

function Rolling({ number, size, colour, arrival }: TumbleProps & { readonly arrival: Arrival }) {
  const { still } = useTheme();
  const height = Math.round(size * 1.3);
  const faces = Array.from({ length: FACES }, (_, nth) => ((number * 7 + nth * 3) % 10) + 1);
  const far = faces.length;
  const rolls = useAnimatedStyle(() => {
    const part = Math.min(1, Math.max(0, 1 + (arrival.clock.get() - arrival.at) / ROLLS_MS));
    return { transform: [{ translateY: -(still ? far : part * far) * height }] };
  });
  const turns = useAnimatedStyle(() => {
    const left = Math.min(1, Math.max(0, (arrival.at - arrival.clock.get()) / ROLLS_MS));
    return { transform: [{ rotate: `${still ? 0 : -TURNS * left * left}deg` }] };
  });
  return (
    <Animated.View style={[styles.window, { height, width: size * 1.4 }, turns]}>
      <Animated.View style={rolls}>
        {[...faces, number].map((face, nth) => (
          <View key={nth} style={{ height }} aria-hidden={nth < far}>
            <Figure number={face} size={size} colour={colour} />
          </View>
        ))}
      </Animated.View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ window: { overflow: 'hidden' } });
