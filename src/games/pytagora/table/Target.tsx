import { Pressable, StyleSheet, View } from 'react-native';
import { TARGETS, usualTarget, type CrosswordConfig } from '../rules';
import type { PytagoraWords } from '../i18n';
import { Choice, RADIUS, SPACE, TOUCH, Txt, useColours } from '../../../ui';
import { GAME_COLOUR } from './colours';

export interface TargetProps {
  readonly config: CrosswordConfig;
  readonly words: PytagoraWords;
  readonly onChange: (target: number) => void;
}

/** Shorter and longer games around the usual target. */
const OFFERED = [20, 50, 100] as const;
const SMALL = 1;
const LARGE = 10;

/** How many points win: the usual ones at a tap, any other by steps. */
export function Target({ config, words, onChange }: TargetProps) {
  const { options } = words;
  const { target } = config;
  const usual = [...new Set([...OFFERED, usualTarget(config.kind, config.seats)])].sort((a, b) => a - b);
  const { lowest, highest } = TARGETS;
  const isAtEdge = target <= lowest || target >= highest;
  const stepBy = (step: number) => onChange(Math.min(highest, Math.max(lowest, target + step)));
  return (
    <View style={styles.target}>
      <Choice
        label={options.target}
        colour={GAME_COLOUR}
        options={usual.map((value) => ({ value, label: String(value) }))}
        value={target}
        onChange={onChange}
      />
      <View role="group" aria-label={options.targetOther} style={styles.steps}>
        {[LARGE, SMALL].map((step) => (
          <Step key={step} face={`−${step}`} label={options.targetLess(step)} onPress={() => stepBy(-step)} />
        ))}
        <Txt
          strong
          size="large"
          align="center"
          role="status"
          aria-live="polite"
          testID="target"
          style={styles.value}
        >
          {String(target)}
        </Txt>
        {[SMALL, LARGE].map((step) => (
          <Step key={step} face={`+${step}`} label={options.targetMore(step)} onPress={() => stepBy(step)} />
        ))}
      </View>
      <Txt size="small" dim>
        {isAtEdge
          ? `${options.targetSays(target)} ${words.config['target-wrong']}`
          : options.targetSays(target)}
      </Txt>
    </View>
  );
}

interface StepProps {
  readonly face: string;
  readonly label: string;
  readonly onPress: () => void;
}

function Step({ face, label, onPress }: StepProps) {
  const colours = useColours();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.step,
        { backgroundColor: colours.sunken, borderColor: colours.border, opacity: pressed ? 0.75 : 1 },
      ]}
    >
      <Txt strong>{face}</Txt>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { gap: SPACE.s },
  steps: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  step: {
    minWidth: TOUCH,
    minHeight: TOUCH,
    borderRadius: RADIUS.pill,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  value: { minWidth: 48 },
});
