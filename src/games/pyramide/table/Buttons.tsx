import { ScrollView, StyleSheet, View } from 'react-native';
import type { Talk } from '../../../shell/frame';
import {
  Button,
  type ButtonProps,
  IconButton,
  RADIUS,
  SIZE,
  SPACE,
  Tappable,
  TOUCH,
  Txt,
  useColours,
  useTheme,
} from '../../../ui';
import { useWholeWords } from '../../../ui/wholeWords';
import type { Move } from '../rules';
import type { Action, Actions } from './actions';
import { ON_SAND, SAND } from './colours';

interface ActionProps<A extends Action = Action> {
  readonly action: A;
  readonly attempt: Talk<Move>['attempt'];
}

export interface SandButtonProps extends Pick<ButtonProps, 'label' | 'onPress' | 'icon' | 'style'> {
  readonly testID: string;
}

export function SandButton(props: SandButtonProps) {
  return <Button kind="main" colour={SAND} textColour={ON_SAND} {...props} />;
}

/** The one main thing to do. */
export function Main({ action: { id, label, move }, attempt }: ActionProps) {
  return <SandButton label={label} onPress={() => attempt(move)} testID={id} />;
}

export function Small({
  action: { id, label, move },
  attempt,
  dense = false,
  shrinks = false,
}: ActionProps & Dense) {
  return (
    <Button
      kind="bare"
      label={label}
      onPress={() => attempt(move)}
      testID={id}
      {...(dense ? { style: styles.dense } : shrinks ? { style: styles.shrinks } : {})}
    />
  );
}

interface Dense {
  /** As low as a finger allows. */
  readonly dense?: boolean;
  /** Its words take two lines rather than a row of their own. */
  readonly shrinks?: boolean;
}

export interface TakeBackProps extends Pick<SandButtonProps, 'label' | 'onPress'> {
  /** Its arrow alone, where there is no room for the word. */
  readonly small?: boolean;
}

export function TakeBack({ label, onPress, small = false }: TakeBackProps) {
  if (small) return <IconButton icon="undo" label={label} onPress={onPress} testID="take-back" />;
  return <Button kind="bare" icon="undo" label={label} onPress={onPress} testID="take-back" />;
}

interface BigProps extends ActionProps<Actions['big'][number]> {
  /** Three of them on the narrowest phone. */
  readonly crowded?: boolean;
  /** As low as can still be hit without looking. */
  readonly low?: boolean;
}

/** Large enough to be hit without looking. */
export function Big({ action, attempt, crowded = false, low = false }: BigProps) {
  const { id, label, kind, move } = action;
  const colours = useColours();
  const { scale, text } = useTheme();
  const fitted = useWholeWords(label, (SIZE[crowded ? 'body' : 'large'] * scale) / text, 0, 'always');
  return (
    <Tappable
      role="button"
      testID={id}
      onPress={() => attempt(move)}
      {...fitted.measure}
      style={({ pressed }) => [
        styles.big,
        low ? styles.low : null,
        { backgroundColor: kind === 'yes' ? SAND : colours.sunken, borderColor: colours.border },
        pressed ? styles.pressed : null,
      ]}
    >
      <Txt strong {...fitted.size} align="center" colour={kind === 'yes' ? ON_SAND : colours.text}>
        {label}
      </Txt>
    </Tappable>
  );
}

/** Thirteen make two rows on every screen; of two rows one is as long as the other, or longer by one. */
const MOST = 7;
const NUMBER = 46;
const BETWEEN = 6;
function rowOf(count: number): number {
  const inRow = count > MOST ? Math.ceil(count / 2) : count;
  return inRow * (NUMBER + BETWEEN) - BETWEEN;
}

export interface NumbersRowProps {
  readonly numbers: Actions['numbers'];
  readonly attempt: Talk<Move>['attempt'];
  /** One row to push along: there is no height for two. */
  readonly low?: boolean;
  /** No higher than a finger asks for. */
  readonly tight?: boolean;
}

/** Numbers to choose from; the low ones, which are bet most, stand out. */
export function NumbersRow({ numbers, attempt, low = false, tight = false }: NumbersRowProps) {
  const colours = useColours();
  const all = numbers.map(({ id, label, number, move }) => (
    <Tappable
      key={id}
      role="button"
      aria-label={label}
      testID={id}
      onPress={() => attempt(move)}
      style={({ pressed }) => [
        styles.number,
        tight ? styles.tight : null,
        { backgroundColor: number <= 3 ? SAND : colours.sunken, borderColor: colours.border },
        pressed ? styles.pressed : null,
      ]}
    >
      <Txt strong size="large" colour={number <= 3 ? ON_SAND : colours.text}>
        {number}
      </Txt>
    </Tappable>
  ));
  if (low)
    return (
      <ScrollView horizontal style={styles.pushed} contentContainerStyle={styles.row}>
        {all}
      </ScrollView>
    );
  return <View style={[styles.numbers, { maxWidth: rowOf(numbers.length) }]}>{all}</View>;
}

const styles = StyleSheet.create({
  big: {
    flex: 1,
    minHeight: 84,
    borderRadius: RADIUS.l,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.s,
  },
  low: { minHeight: 72 },
  numbers: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: BETWEEN,
    justifyContent: 'center',
    alignSelf: 'center',
  },
  number: {
    width: NUMBER,
    height: 50,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  tight: { height: TOUCH },
  pushed: { flexGrow: 0 },
  row: { gap: BETWEEN },
  dense: { minHeight: TOUCH, paddingVertical: 0 },
  shrinks: { flexShrink: 1, minHeight: TOUCH, paddingVertical: 0 },
  pressed: { opacity: 0.75 },
});
