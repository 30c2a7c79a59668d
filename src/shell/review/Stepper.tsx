import { StyleSheet, View } from 'react-native';
import type { Player } from '../../engine';
import {
  Face,
  Icon,
  RADIUS,
  SPACE,
  Tappable,
  Txt,
  useAnnounced,
  useColours,
  useEdge,
  useLines,
  useTheme,
  type IconName,
} from '../../ui';
import { useWords } from '../AppProvider';
import type { Steps } from './useSteps';

export interface StepperProps {
  readonly player: Player;
  readonly steps: Steps;
  readonly colour: string;
}

/** Whose move this is, and the ways to the one before and the one after. */
export function Stepper({ player, steps, colour }: StepperProps) {
  const words = useWords().review;
  const { colours, text } = useTheme();
  const lines = useLines(1);
  const { at, count, go } = steps;
  useAnnounced(`${player.name}. ${words.step(at + 1, count)}`);
  return (
    <View style={[styles.stepper, { minHeight: 52 * text }]}>
      <Step
        icon="back"
        label={words.previous}
        fill={colours.sunken}
        ink={colours.text}
        off={at === 0}
        onPress={() => go(at - 1)}
        testID="review-previous"
      />
      <View style={[styles.who, { backgroundColor: colours.raised }]}>
        <Face name={player.name} face={player.face} size={34} />
        <View style={styles.words}>
          <Txt strong numberOfLines={lines} style={{ lineHeight: 20 * text }}>
            {player.name}
          </Txt>
          <Txt size="small" numberOfLines={lines} testID="review-step">
            {words.step(at + 1, count)}
          </Txt>
        </View>
      </View>
      <Step
        icon="next"
        label={words.next}
        fill={colour}
        ink="#FFFFFF"
        off={at + 1 >= count}
        onPress={() => go(at + 1)}
        testID="review-next"
      />
    </View>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly label: string;
  readonly fill: string;
  readonly ink: string;
  /** There is nothing that way. */
  readonly off: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

function Step({ icon, label, fill, ink, off, onPress, testID }: StepProps) {
  const colours = useColours();
  const edge = useEdge();
  return (
    <Tappable
      role="button"
      aria-label={label}
      aria-disabled={off}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.step,
        edge,
        { backgroundColor: off ? colours.sunken : fill },
        pressed || off ? styles.pale : null,
      ]}
    >
      <Icon name={icon} colour={off ? colours.text : ink} />
    </Tappable>
  );
}

const styles = StyleSheet.create({
  stepper: { flexDirection: 'row', gap: SPACE.s },
  step: { width: 56, borderRadius: RADIUS.m, alignItems: 'center', justifyContent: 'center' },
  pale: { opacity: 0.6 },
  who: {
    flex: 1,
    minWidth: 0,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.m,
  },
  words: { flexShrink: 1, minWidth: 0 },
});
