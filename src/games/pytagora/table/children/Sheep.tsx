import { memo, useEffect } from 'react';
import { View } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withSpring,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, Ellipse, G, Path } from 'react-native-svg';
import { TIME, useTheme } from '../../../../ui';
import { WOOL, type Flock } from './colours';

/** What a sheep thinks of it. Puzzled is as far as it goes: nobody is blamed. */
export type Mood = 'calm' | 'happy' | 'puzzled' | 'party';

export interface SheepProps {
  readonly flock: Flock;
  readonly size: number;
  readonly mood: Mood;
  /** Something new has happened: the sheep moves again though its mood is the same. */
  readonly beat: string;
  /** Its place in the flock: they do not all jump at once. */
  readonly nth?: number;
  /** Looks to the right instead of the left. */
  readonly turned?: boolean;
}

const APART_MS = 90;

/** Hops when a piece is laid, tilts its head when one is refused, dances when a square closes; its face alone when motion is reduced. */
export const Sheep = memo(function Sheep({ flock, size, mood, beat, nth = 0, turned = false }: SheepProps) {
  const { still } = useTheme();
  const lift = useSharedValue(0);
  const tilt = useSharedValue(0);
  useEffect(() => {
    if (still || mood === 'calm') return;
    const wait = nth * APART_MS;
    if (mood === 'puzzled') {
      const back = withSpring(0, { mass: 1, damping: 9, stiffness: 120 });
      tilt.set(
        withDelay(
          wait,
          withSequence(withTiming(-13, { duration: TIME.answer }), withDelay(TIME.cross, back)),
        ),
      );
      return;
    }
    const hop = withSequence(
      withTiming(-0.28, { duration: TIME.move }),
      withSpring(0, { mass: 1, damping: 9, stiffness: 220 }),
    );
    lift.set(withDelay(wait, mood === 'party' ? withRepeat(hop, 4) : hop));
  }, [beat, mood, nth, still, lift, tilt]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: lift.get() * size }, { rotate: `${tilt.get()}deg` }],
  }));
  return (
    <View aria-hidden testID={`sheep-${mood}`} style={{ width: size, height: size * 0.9 }}>
      <Animated.View style={style}>
        <Svg width={size} height={size * 0.9} viewBox="0 0 100 90">
          <G {...(turned ? { transform: 'translate(100 0) scale(-1 1)' } : {})}>
            <Body flock={flock} mood={mood} />
          </G>
          {mood === 'puzzled' ? <QuestionMark turned={turned} /> : null}
        </Svg>
      </Animated.View>
    </View>
  );
});

const CURLS = [
  [38, 40],
  [52, 33],
  [66, 35],
  [78, 44],
  [80, 57],
  [70, 66],
  [55, 68],
  [41, 64],
  [34, 53],
] as const;

function Body({ flock, mood }: { readonly flock: Flock; readonly mood: Mood }) {
  const { wool, edge, face, eye } = WOOL[flock];
  return (
    <G>
      <Path
        d="M46 66 V84 M58 68 V86 M68 68 V86 M76 62 V83"
        stroke={face}
        strokeWidth={6}
        strokeLinecap="round"
      />
      {CURLS.map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={13} fill={wool} stroke={edge} strokeWidth={2.5} />
      ))}
      <Ellipse cx={57} cy={50} rx={26} ry={18} fill={wool} />
      <Path d="M36 38 Q46 34 47 44 Q41 48 35 43 Z" fill={face} />
      <Ellipse cx={26} cy={46} rx={14} ry={16} fill={face} />
      <Circle cx={29} cy={30} r={7} fill={wool} stroke={edge} strokeWidth={2} />
      <Circle cx={20} cy={31} r={6} fill={wool} stroke={edge} strokeWidth={2} />
      {mood === 'happy' || mood === 'party' ? (
        <Path
          d="M16 44 Q19 39 22 44 M28 44 Q31 39 34 44"
          stroke={eye}
          strokeWidth={2.6}
          strokeLinecap="round"
          fill="none"
        />
      ) : (
        <G>
          <Circle cx={20} cy={43} r={3.4} fill={eye} />
          <Circle cx={31} cy={43} r={3.4} fill={eye} />
          <Circle cx={19.4} cy={43.4} r={1.6} fill="#1D1D1B" />
          <Circle cx={30.4} cy={43.4} r={1.6} fill="#1D1D1B" />
        </G>
      )}
      <Path
        d={mood === 'puzzled' ? 'M20 55 H29' : 'M18 53 Q24 59 30 53'}
        stroke={eye}
        strokeWidth={2.4}
        strokeLinecap="round"
        fill="none"
      />
      {mood === 'party' ? (
        <G>
          <Path d="M15 27 L25 3 L35 26 Z" fill="#FFD36B" stroke="#A87100" strokeWidth={1.5} />
          <Circle cx={25} cy={4} r={4} fill="#6A4BB5" />
        </G>
      ) : null}
    </G>
  );
}

const QuestionMark = ({ turned }: { readonly turned: boolean }) => (
  <G x={turned ? 42 : 46} y={3}>
    <Circle cx={6} cy={8} r={10} fill="#FFE7A0" stroke="#A87100" strokeWidth={1.5} />
    <Path
      d="M3 6 Q3 2.5 6.2 2.5 Q9.4 2.5 9.4 5.5 Q9.4 7.6 6.4 9 V10.6 M6.4 13.4 v0.1"
      stroke="#5E4300"
      strokeWidth={2}
      strokeLinecap="round"
      fill="none"
    />
  </G>
);
