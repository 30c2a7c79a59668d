import type { ComponentType, Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { RADIUS, Txt, useTheme } from '../../ui';
import type { SpriteProps } from './beat';
import type { Flight, InTheAir, Risen } from './measured';

export interface AirProps {
  readonly inTheAir: InTheAir;
  readonly clock: SharedValue<number>;
  readonly Sprite: ComponentType<SpriteProps> | undefined;
  readonly measured: Ref<View>;
}

/** Everything that flies, over the whole table. Nobody can touch it, and no reader is told of it. */
export function Air({ inTheAir, clock, Sprite, measured }: AirProps) {
  const { still } = useTheme();
  return (
    <View ref={measured} collapsable={false} style={styles.air} aria-hidden testID="air">
      {Sprite
        ? inTheAir.flights
            .filter(({ way }) => !still || isWaiting(way))
            .map((flight) => <Flying key={flight.key} flight={flight} clock={clock} Sprite={Sprite} />)
        : null}
      {inTheAir.risen.map((risen) => (
        <Rising key={risen.key} risen={risen} clock={clock} />
      ))}
    </View>
  );
}

/** What has not gone yet lies still: no motion is reduced by leaving it out. */
const isWaiting = ([from, to]: Flight['way']): boolean => from!.x === to!.x && from!.y === to!.y;

/** So much of its way something rises above the straight line. */
const ARC = 0.12;
const HIGHEST = 48;

interface FlyingProps {
  readonly flight: Flight;
  readonly clock: SharedValue<number>;
  readonly Sprite: ComponentType<SpriteProps>;
}

function Flying({ flight, clock, Sprite }: FlyingProps) {
  const { way, at, lasts, sprite } = flight;
  const { width, height } = way[way.length - 1]!;
  const style = useAnimatedStyle(() => {
    const past = (clock.get() - at) / lasts;
    if (past < 0 || past >= 1) return { opacity: 0, transform: [] };
    const walked = past * (way.length - 1);
    const leg = Math.min(Math.floor(walked), way.length - 2);
    const part = walked - leg;
    const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
    const from = way[leg]!;
    const to = way[leg + 1]!;
    const x = from.x + from.width / 2 + (to.x + to.width / 2 - from.x - from.width / 2) * eased;
    const y = from.y + from.height / 2 + (to.y + to.height / 2 - from.y - from.height / 2) * eased;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const lift = Math.min(HIGHEST, far * ARC) * Math.sin(Math.PI * part);
    const begins = Math.min(1, Math.max(0.5, from.width / width));
    const ends = to.width / width;
    return {
      opacity: 1,
      transform: [
        { translateX: x - width / 2 },
        { translateY: y - height / 2 - lift },
        { scale: begins + (ends - begins) * eased },
      ],
    };
  });
  return (
    <Animated.View style={[styles.flying, { width, height }, style]}>
      <Sprite sprite={sprite} width={width} height={height} />
    </Animated.View>
  );
}

/** How far words rise, how long they take to appear and to go. */
const RISE = 34;
const APPEARS_MS = 120;
const GOES = 0.75;
const PILL = { width: 220, height: 34 };

function Rising({ risen, clock }: { readonly risen: Risen; readonly clock: SharedValue<number> }) {
  const { still } = useTheme();
  const { place, to, at, lasts, text } = risen;
  const style = useAnimatedStyle(() => {
    const since = clock.get() - at;
    const past = since / lasts;
    if (past < 0 || past >= 1) return { opacity: 0, transform: [] };
    const appears = Math.min(1, since / APPEARS_MS);
    const goes = past < GOES ? 1 : 1 - (past - GOES) / (1 - GOES);
    const flies = to && !still ? Math.max(0, (past - 0.4) / 0.6) ** 2 : 0;
    const x = place.x + place.width / 2;
    const y = place.y - PILL.height / 2 - (still ? 0 : RISE * Math.min(1, past * 1.6));
    return {
      opacity: Math.min(appears, to ? 1 : goes),
      transform: [
        { translateX: Math.max(0, x - PILL.width / 2) + (to ? (to.x + to.width / 2 - x) * flies : 0) },
        { translateY: Math.max(0, y) + (to ? (to.y + to.height / 2 - y) * flies : 0) },
        { scale: still ? 1 : (0.8 + 0.2 * appears) * (1 - 0.4 * flies) },
      ],
    };
  });
  return (
    <Animated.View style={[styles.rising, style]}>
      <View style={styles.pill}>
        <Txt strong size="large" colour={INK} numberOfLines={1}>
          {text}
        </Txt>
      </View>
    </Animated.View>
  );
}

const GOLD = '#FFCF4A';
const INK = '#26241F';

const styles = StyleSheet.create({
  air: { ...StyleSheet.absoluteFill, pointerEvents: 'none', zIndex: 20 },
  flying: { position: 'absolute', left: 0, top: 0 },
  rising: { position: 'absolute', left: 0, top: 0, ...PILL, alignItems: 'center', justifyContent: 'center' },
  pill: {
    backgroundColor: GOLD,
    borderRadius: RADIUS.pill,
    paddingHorizontal: 14,
    paddingVertical: 3,
    boxShadow: '0px 2px 6px rgba(70, 54, 22, 0.35)',
  },
});
