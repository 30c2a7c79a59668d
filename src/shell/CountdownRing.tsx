import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { SIZE, Txt, useTheme } from '../ui';
import { textWidth } from '../ui/textWidth';
import type { SoundName } from '../ui/feedback';
import type { Running } from './countdown';
import { useApp } from './AppProvider';
import { useLeft } from './useLeft';

export interface CountdownRingProps {
  readonly countdown: Running;
  readonly size: number;
  /** What the time is for. */
  readonly label: string;
  readonly colour: string;
  /** The part that has run out. */
  readonly track: string;
  /** From so many seconds on it is getting tense: each is heard, and the figure grows. */
  readonly tenseFrom?: number;
}

const WIDTH = 0.075;
/** Its drawing may begin between two pixels, and a browser then cuts its far edges off. */
const AIR = 1;
/** Seconds that are heard and felt, the last one highest. */
const HEARD: Readonly<Record<number, SoundName>> = { 3: 'tick', 2: 'tick-2', 1: 'tick-3' };
const LAST = 3;
/** A ring too small for words still says them to a screen reader. */
const ROOMY = 120;
/** So much of the breadth of a ring is free where its words stand: larger ones would lie over it. */
const WITHIN = 0.58;
const AWAKE = 'countdown';

/** A large ring that empties. The phone stays awake while it runs, and no longer. */
export function CountdownRing({
  countdown,
  size,
  label,
  colour,
  track,
  tenseFrom = LAST,
}: CountdownRingProps) {
  const { feedback, words } = useApp();
  const { colours, scale, text } = useTheme();
  const left = useLeft(countdown);
  const runs = countdown.deadline !== null;
  const seconds = Math.ceil(left / 1000);
  const tense = seconds <= tenseFrom;
  useEffect(() => {
    if (!runs) return;
    // A phone that cannot be kept awake still plays.
    void activateKeepAwakeAsync(AWAKE).catch(() => undefined);
    return () => void deactivateKeepAwake(AWAKE)?.catch?.(() => undefined);
  }, [runs]);
  useEffect(() => {
    if (!runs || !tense || seconds === 0) return;
    feedback.play(HEARD[seconds] ?? 'tick');
    feedback.buzz('light');
  }, [runs, tense, seconds, feedback]);
  const width = size * WIDTH;
  const radius = (size - width) / 2 - AIR;
  const around = 2 * Math.PI * radius;
  const share = countdown.ms > 0 ? left / countdown.ms : 0;
  return (
    <View style={[styles.ring, { width: size, height: size }]} testID="countdown">
      <Svg width={size} height={size} style={[styles.svg]} aria-hidden>
        <Circle cx={size / 2} cy={size / 2} r={radius} stroke={track} strokeWidth={width} fill="none" />
        <Circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke={tense ? colours.warn : colour}
          strokeWidth={width}
          strokeLinecap="round"
          strokeDasharray={`${around * share} ${around}`}
          rotation={-90}
          origin={`${size / 2}, ${size / 2}`}
          fill="none"
        />
      </Svg>
      <Txt
        strong
        size={size * (tense && tenseFrom > LAST ? 0.5 : 0.4)}
        fixed
        role="timer"
        aria-label={words.named(label, String(seconds))}
      >
        {seconds}
      </Txt>
      {size / text < ROOMY ? null : (
        <Txt
          size={Math.min(SIZE.small * scale, (size * WITHIN) / textWidth(label, 1))}
          fixed
          dim
          align="center"
        >
          {label}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', justifyContent: 'center' },
  svg: { position: 'absolute', left: 0, top: 0 },
});
