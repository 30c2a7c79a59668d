import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { Txt, useTheme } from '../../ui';
import { deviceClock } from '../clock';
import { useBeats, type Arrival } from './arrival';
import { countedUp } from './countedUp';

/** From here on a figure has room for all of its letters' box: what is that large stands alone. */
const LARGE = 40;
/** A line of a score of this size. */
const lineOf = (size: number): number => Math.max(18, Math.ceil(size * (size < LARGE ? 1.2 : 1.4)));
const ROLLS_MS = 600;
/** Measuring comes before moving, and a frame may be late. */
const SPARE_MS = 400;

interface Look {
  readonly size: number;
  /** Where it stands on a colour of its own. */
  readonly colour?: string;
}
interface RollingProps extends Look {
  readonly text: string;
}

/** A score that counts up to what it is now, while what brought it is shown. */
export function Rolling({ text, ...look }: RollingProps) {
  const { counted: end } = useBeats();
  const [last, setLast] = useState({ text, before: text, end });
  if (last.text !== text) setLast({ text, before: last.text, end });
  const [done, setDone] = useState<Arrival | null>(null);
  useEffect(() => (end ? deviceClock.after(end.at + SPARE_MS, () => setDone(end)) : undefined), [end]);
  const rolls = last.end !== null && last.end === end && end !== done && last.before !== last.text;
  return rolls ? (
    <Counting steps={countedUp(last.before, last.text)} end={last.end!} {...look} />
  ) : (
    <Standing text={text} {...look} />
  );
}

const Standing = ({ text, size, colour }: RollingProps) => (
  <Txt
    strong
    size={size}
    {...(colour ? { colour } : {})}
    fixed
    numberOfLines={1}
    style={{ lineHeight: lineOf(size), height: lineOf(size) }}
  >
    {text}
  </Txt>
);

/** On its way a score may be wider than where it ends: 99·✓, then ✓·✓. */
const longest = (steps: readonly string[]): string =>
  steps.reduce((before, step) => (step.length > before.length ? step : before));

interface CountingProps extends Look {
  readonly steps: readonly string[];
  readonly end: Arrival;
}

function Counting({ steps, end, ...look }: CountingProps) {
  const { still } = useTheme();
  const far = steps.length - 1;
  const line = lineOf(look.size);
  const style = useAnimatedStyle(() => {
    const past = Math.min(1, Math.max(0, (end.clock.get() - end.at + ROLLS_MS) / ROLLS_MS));
    const shown = still ? Math.round(past) * far : past * far;
    return { transform: [{ translateY: -shown * line }] };
  });
  return (
    <View style={[styles.window, { height: line }]} aria-hidden>
      <View style={styles.widest}>
        <Standing text={longest(steps)} {...look} />
      </View>
      <Animated.View style={[styles.steps, style]}>
        {steps.map((step, index) => (
          <Standing key={index} text={step} {...look} />
        ))}
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  window: { overflow: 'hidden' },
  widest: { opacity: 0 },
  steps: { position: 'absolute', left: 0, right: 0, top: 0, alignItems: 'center' },
});
