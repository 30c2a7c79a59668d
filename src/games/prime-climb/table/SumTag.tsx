import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';

export interface SumTagProps {
  readonly text: string;
  /** At the edge of the board it leans inwards: to the right by 1, to the left by -1. */
  readonly leans: -1 | 0 | 1;
  /** Of what it is written over. */
  readonly width: number;
}

export interface SumInAirProps extends SumTagProps {
  /** From the upper edge of the screen to the foot of what it is written over. */
  readonly foot: SharedValue<number>;
  /** Of that, too. */
  readonly height: number;
}

const WIDTH = 200;
/** Its own height, with the room around it. */
const TALL = 36;
/** From the upper edge of the screen, and from what it stands beside. */
const AIR = 4;
/** Leaning, it begins so far outside of what it is written over. */
const OUTSIDE = 8;
const SIDES = { '-1': 'flex-end', '0': 'center', '1': 'flex-start' } as const;

function leftOf(leans: SumTagProps['leans'], width: number): number {
  'worklet';
  return leans === 0 ? (width - WIDTH) / 2 : leans > 0 ? -OUTSIDE : width + OUTSIDE - WIDTH;
}

/** The sum, written over the pawn that moves: 14 × 3 = 42. */
export function SumTag({ text, leans, width }: SumTagProps) {
  return (
    <View style={[styles.place, { left: leftOf(leans, width), alignItems: SIDES[leans] }]}>
      <Tag text={text} />
    </View>
  );
}

/**
 * Over the pawn that a finger holds. Where the screen ends there it comes down, at the most over the head of the pawn; or stands beside it,
 * where the finger hides nothing either.
 */
export function SumInAir({ text, leans, width, height, foot }: SumInAirProps) {
  const style = useAnimatedStyle(() => {
    const at = foot.get();
    const lack = Math.max(0, AIR + TALL + height - at);
    const over = { left: leftOf(leans, width), bottom: height - lack, alignItems: SIDES[leans] };
    if (lack <= height / 2) return over;
    const left = leans < 0 ? -WIDTH - AIR : width + AIR;
    const bottom = Math.min(0, at - TALL - AIR);
    return { left, bottom, alignItems: leans < 0 ? 'flex-end' : 'flex-start' };
  });
  return (
    <Animated.View style={[styles.free, style]}>
      <Tag text={text} />
    </Animated.View>
  );
}

function Tag({ text }: { readonly text: string }) {
  const colours = useColours();
  return (
    <View style={[styles.tag, { backgroundColor: colours.text, borderColor: colours.table }]} testID="sum">
      <Txt strong size={16} colour={colours.table} numberOfLines={1} fixed>
        {text}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', width: WIDTH, bottom: '100%' },
  free: { position: 'absolute', width: WIDTH },
  tag: {
    paddingHorizontal: SPACE.m,
    paddingVertical: 3,
    borderRadius: RADIUS.s,
    borderWidth: 2,
    marginBottom: 2,
  },
});
