import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { useBeats } from '../../../shell/beats';
import { SPACE, Txt, useColours, useTheme, KEEPS_COLOURS } from '../../../ui';
import { BRICKS } from '../rules';
import { brickPlace } from './beats';
import { SAND, SAND_WORDS } from './colours';

export interface ObeliskProps {
  readonly bricks: number;
  readonly height: number;
  readonly label: string;
  /** What is counted, in a word under the number. */
  readonly unit?: string;
}

const ROOMY = 170;

/** Thirteen bricks, one on the other; the bet goes off the top. */
export function Obelisk({ bricks, height, label, unit }: ObeliskProps) {
  const colours = useColours();
  const gap = height < ROOMY ? 2 : 3;
  const brick = Math.max(4, Math.min(22, (height - (unit ? 46 : 30)) / BRICKS - gap));
  return (
    <View role="img" aria-label={label} {...KEEPS_COLOURS} style={[styles.obelisk, { gap }]} testID="obelisk">
      {Array.from({ length: BRICKS }, (_, nth) => {
        const there = BRICKS - nth <= bricks;
        return (
          <View
            key={nth}
            style={[
              styles.brick,
              { height: brick, borderColor: there ? SAND : colours.border },
              there ? styles.there : null,
            ]}
          >
            {there ? null : <Falling brick={BRICKS - 1 - nth} />}
          </View>
        );
      })}
      <View style={styles.count}>
        <Txt strong colour={SAND_WORDS}>
          {bricks}
        </Txt>
        {unit ? (
          <Txt size={12} colour={SAND_WORDS}>
            {unit}
          </Txt>
        ) : null}
      </View>
    </View>
  );
}

const FALLS_MS = 260;

/** A brick of the bet: there until its moment has come, then it falls away. */
function Falling({ brick }: { readonly brick: number }) {
  const { still } = useTheme();
  const fall = useBeats().stressed.get(brickPlace(brick)) ?? null;
  const style = useAnimatedStyle(() => {
    const past = fall ? (fall.clock.get() - fall.at) / FALLS_MS : 1;
    if (past >= 1) return { opacity: 0, transform: [] };
    const gone = Math.max(0, past);
    return {
      opacity: 1 - gone,
      transform: still ? [] : [{ translateX: 14 * gone }, { translateY: 22 * gone * gone }],
    };
  });
  return fall ? <Animated.View style={[StyleSheet.absoluteFill, styles.fallen, style]} /> : null;
}

/** The same bricks side by side, where height is short. */
export function BrickRow({ bricks, label, unit }: Omit<ObeliskProps, 'height'>) {
  const colours = useColours();
  return (
    <View role="img" aria-label={label} style={styles.lying} testID="obelisk">
      {Array.from({ length: BRICKS }, (_, nth) => (
        <View
          key={nth}
          style={[
            styles.flat,
            { borderColor: nth < bricks ? SAND : colours.border },
            nth < bricks ? styles.there : null,
          ]}
        >
          {nth < bricks ? null : <Falling brick={nth} />}
        </View>
      ))}
      <Txt strong size="small" colour={SAND_WORDS}>
        {unit ? `${bricks} ${unit}` : bricks}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  obelisk: { alignItems: 'center', paddingHorizontal: SPACE.xs },
  brick: { width: 28, borderRadius: 4, borderWidth: 1.5 },
  count: { alignItems: 'center' },
  lying: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  flat: { width: 14, height: 12, borderRadius: 3, borderWidth: 1.5 },
  there: { backgroundColor: SAND },
  fallen: { backgroundColor: SAND, borderRadius: 3 },
});
