import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import Svg, { Circle, Path, Text } from 'react-native-svg';
import { FONT, useTheme } from '../../../ui';
import type { Camera } from '../../../ui/zoom';
import { arcPath, arcsOf } from './arcs';
import { ringShare } from './boxes';
import type { Mark } from './closeUp';
import type { Place } from './spiral';

/** A number that is large for its circle needs the room of the ring. */
const THIN = { ring: 0.2, rim: 3 } as const;
const RIM = 5;

export interface DiscProps {
  readonly number: number;
  readonly mark: Pick<Mark, 'far' | 'figures' | 'least'>;
  /** What lies under the circle, around it. */
  readonly halo: string;
  /** What is drawn around it. */
  readonly children?: ReactNode;
}

/** A circle of the spiral, drawn apart from it. */
export function Disc({ number, mark: { far, figures, least }, halo, children }: DiscProps) {
  const { colours, signs } = useTheme();
  const radius = far - (least > 0 ? THIN.rim : RIM);
  const share = least > 0 ? THIN.ring : ringShare(signs);
  return (
    <Svg width={far * 2} height={far * 2} aria-hidden>
      <Circle cx={far} cy={far} r={far - 0.5} fill={halo} />
      <Circle cx={far} cy={far} r={radius} fill={colours.surface} />
      {arcsOf(number).map((arc, which) => (
        <Path
          key={which}
          d={arcPath({ x: far, y: far }, radius, radius * (1 - share), arc)}
          fill={arc.colour}
        />
      ))}
      {children}
      <Text
        x={far}
        y={far + figures * 0.35}
        fontSize={figures}
        fontFamily={FONT.strong}
        fill={colours.text}
        textAnchor="middle"
      >
        {number}
      </Text>
    </Svg>
  );
}

export interface OnBoardProps {
  readonly place: Place;
  readonly mark: Mark;
  readonly seen: SharedValue<Camera>;
  readonly above: boolean;
  readonly children: ReactNode;
}

/** At its place, beside it by as much as is wanted, and never smaller than can be played with. */
export function OnBoard({ place, mark: { far, aside, own, least }, seen, above, children }: OnBoardProps) {
  const style = useAnimatedStyle(() => {
    const { scale } = seen.get();
    return {
      transform: [
        { translateX: aside.x / scale },
        { translateY: aside.y / scale },
        { scale: Math.max(own * scale, least) / (far * scale) },
      ],
    };
  });
  const room = { left: place.x - far, top: place.y - far, width: far * 2, height: far * 2 };
  return (
    <Animated.View style={[styles.place, above ? styles.above : styles.below, room, style]}>
      {children}
    </Animated.View>
  );
}

export type HomeProps = Omit<OnBoardProps, 'above' | 'children'> & { readonly number: number };

/** The number that one computes with, where the spiral has it too small to be read. */
export function Home({ number, ...at }: HomeProps) {
  const { colours } = useTheme();
  return (
    <OnBoard {...at} above={false}>
      <Disc number={number} mark={at.mark} halo={colours.table} />
    </OnBoard>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  above: { zIndex: 4 },
  below: { zIndex: 1, pointerEvents: 'none' },
});
