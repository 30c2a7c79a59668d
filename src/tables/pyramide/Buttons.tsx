import { Pressable, StyleSheet, View } from 'react-native';
import { Button, RADIUS, SPACE, Txt, useColours } from '../../ui';
import { ON_SAND, SAND } from './colours';

export interface Deed {
  readonly key: string;
  readonly label: string;
  readonly onPress: () => void;
}

/** The one main thing to do, in sand. */
export function Main({ label, onPress, testID }: { label: string; onPress: () => void; testID?: string }) {
  return (
    <Button
      kind="main"
      colour={SAND}
      textColour={ON_SAND}
      label={label}
      onPress={onPress}
      {...(testID ? { testID } : {})}
    />
  );
}

export interface BigProps {
  readonly label: string;
  readonly kind: 'yes' | 'no';
  readonly onPress: () => void;
  readonly testID: string;
}

/** Large enough to be hit without looking. */
export function Big({ label, kind, onPress, testID }: BigProps) {
  const colours = useColours();
  return (
    <Pressable
      role="button"
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.big,
        { backgroundColor: kind === 'yes' ? SAND : colours.sunken, borderColor: colours.line },
        pressed ? styles.pressed : null,
      ]}
    >
      <Txt strong size="large" align="center" colour={kind === 'yes' ? ON_SAND : colours.text}>
        {label}
      </Txt>
    </Pressable>
  );
}

/** Numbers to choose from: a tap is the bet. */
export function NumbersRow({
  from,
  to,
  label,
  onChoose,
}: {
  from: number;
  to: number;
  label: (number: number) => string;
  onChoose: (number: number) => void;
}) {
  const colours = useColours();
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => from + nth);
  return (
    <View style={styles.numbers}>
      {numbers.map((number) => (
        <Pressable
          key={number}
          role="button"
          aria-label={label(number)}
          testID={`bet-${number}`}
          onPress={() => onChoose(number)}
          style={({ pressed }) => [
            styles.number,
            { backgroundColor: number <= 3 ? SAND : colours.sunken, borderColor: colours.line },
            pressed ? styles.pressed : null,
          ]}
        >
          <Txt strong size="large" colour={number <= 3 ? ON_SAND : colours.text}>
            {number}
          </Txt>
        </Pressable>
      ))}
    </View>
  );
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
  numbers: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, justifyContent: 'center' },
  number: {
    width: 46,
    height: 50,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.75 },
});
