import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { useBeats } from '../../../shell/beats';
import { KEEPS_COLOURS, SIZE, SPACE, Txt, useTheme } from '../../../ui';
import { textWidth } from '../../../ui/textWidth';
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
const BRICK_WIDTH = 28;
/** Of a brick that lies on its side. */
const FLAT = { width: 14, height: 12 } as const;
const BETWEEN = 3;

/** Thirteen bricks, one on the other; the bet goes off the top. */
export function Obelisk({ bricks, height, label, unit }: ObeliskProps) {
  const { colours, pieces, contrast } = useTheme();
  const gap = height < ROOMY ? 2 : 3;
  const brick = Math.max(4, Math.min(22 * pieces, (height - (unit ? 46 : 30)) / BRICKS - gap));
  return (
    <View role="img" aria-label={label} {...KEEPS_COLOURS} style={[styles.obelisk, { gap }]} testID="obelisk">
      {Array.from({ length: BRICKS }, (_, nth) => {
        const there = BRICKS - nth <= bricks;
        return (
          <View
            key={nth}
            style={[
              styles.brick,
              {
                width: BRICK_WIDTH * pieces,
                height: brick,
                borderColor: there && contrast !== 'forced' ? SAND : colours.border,
              },
              there ? styles.there : null,
            ]}
          >
            {there ? null : <Falling brick={BRICKS - 1 - nth} />}
          </View>
        );
      })}
      <View style={styles.count}>
        <Count>{bricks}</Count>
        {unit ? <Count small>{unit}</Count> : null}
      </View>
    </View>
  );
}

/** How many are left. Where a browser forces its colours, sand is faint on its page: there words have the colour of words. */
function Count({ small = false, children }: { readonly small?: boolean; readonly children: ReactNode }) {
  const { contrast, colours } = useTheme();
  return (
    <Txt
      strong={!small}
      size={small ? 12 : 'small'}
      colour={contrast === 'forced' ? colours.text : SAND_WORDS}
    >
      {children}
    </Txt>
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
  const { colours, pieces, contrast, text } = useTheme();
  const window = useWindowDimensions();
  const count = unit ? `${bricks} ${unit}` : String(bricks);
  // All of them beside their count, where larger ones have no room.
  const beside = textWidth(`${BRICKS}${count.slice(String(bricks).length)}`, SIZE.small * text) + 2 * SPACE.l;
  const width = Math.min(FLAT.width * pieces, (window.width - beside) / BRICKS - BETWEEN);
  const size = { width, height: FLAT.height * pieces };
  return (
    <View role="img" aria-label={label} {...KEEPS_COLOURS} style={styles.lying} testID="obelisk">
      {Array.from({ length: BRICKS }, (_, nth) => (
        <View
          key={nth}
          style={[
            styles.flat,
            size,
            { borderColor: nth < bricks && contrast !== 'forced' ? SAND : colours.border },
            nth < bricks ? styles.there : null,
          ]}
        >
          {nth < bricks ? null : <Falling brick={nth} />}
        </View>
      ))}
      <Count>{count}</Count>
    </View>
  );
}

const styles = StyleSheet.create({
  obelisk: { alignItems: 'center', paddingHorizontal: SPACE.xs },
  brick: { borderRadius: 4, borderWidth: 1.5 },
  count: { alignItems: 'center' },
  lying: { flexDirection: 'row', alignItems: 'center', gap: BETWEEN },
  flat: { borderRadius: 3, borderWidth: 1.5 },
  there: { backgroundColor: SAND },
  fallen: { backgroundColor: SAND, borderRadius: 3 },
});
