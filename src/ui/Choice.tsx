import { Pressable, StyleSheet, View } from 'react-native';
import { useFill } from './fill';
import { useColours, useEdge } from './theme';
import { useRoving } from './useRoving';
import { RADIUS, SPACE, TOUCH } from './tokens';
import { Txt } from './Txt';

export interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** One sentence that says what the choice changes. */
  readonly says?: string;
  readonly colour?: string;
  /** Read out but not shown, where the place says it already. */
  readonly quiet?: boolean;
}

/** One of a few. A row of buttons that wraps when the words are long; one stop of the tab key, and arrows choose. */
export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  says,
  colour,
  quiet = false,
}: ChoiceProps<T>) {
  const colours = useColours();
  const edge = useEdge();
  const filled = useFill(colour ?? colours.accent, '#FFFFFF');
  const { keys, stop, register } = useRoving(
    options.map((option) => option.value),
    value,
    onChange,
  );
  return (
    <View style={styles.choice}>
      {quiet ? null : <Txt strong>{label}</Txt>}
      <View role="radiogroup" aria-label={label} {...keys} style={styles.row}>
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <Pressable
              key={option.value}
              ref={(element) => register(option.value, element)}
              role="radio"
              aria-checked={chosen}
              tabIndex={option.value === stop ? 0 : -1}
              onPress={() => onChange(option.value)}
              {...(chosen ? filled.kept : {})}
              style={[
                styles.option,
                {
                  backgroundColor: chosen ? filled.back : colours.sunken,
                  borderColor: chosen ? filled.back : colours.border,
                },
                chosen && edge ? styles.chosen : null,
              ]}
            >
              <Txt strong={chosen} colour={chosen ? filled.front : colours.text} align="center">
                {option.label}
              </Txt>
            </Pressable>
          );
        })}
      </View>
      <Says text={says} />
    </View>
  );
}

/** What a choice or a switch does, in a sentence. */
const Says = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <Txt size="small" dim>
      {text}
    </Txt>
  ) : null;

/** On or off, with the sentence that says what it does. */
export function Toggle({
  label,
  says,
  value,
  onChange,
}: {
  readonly label: string;
  readonly says?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  const colours = useColours();
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={label}
      onPress={() => onChange(!value)}
      style={styles.toggle}
    >
      <View style={styles.words}>
        <Txt strong>{label}</Txt>
        <Says text={says} />
      </View>
      <View
        style={[
          styles.track,
          {
            backgroundColor: value ? colours.good : colours.sunken,
            borderColor: value ? colours.good : colours.dim,
          },
        ]}
      >
        <View
          style={[
            styles.thumb,
            { borderColor: value ? colours.surface : colours.dim },
            value ? styles.on : null,
          ]}
        />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  choice: { gap: SPACE.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  option: {
    minHeight: TOUCH,
    maxWidth: '100%',
    paddingHorizontal: SPACE.l,
    borderRadius: RADIUS.pill,
    borderWidth: 1,
    justifyContent: 'center',
  },
  toggle: { minHeight: TOUCH, flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1, gap: 2 },
  track: { width: 52, height: 32, borderRadius: 16, borderWidth: 2, padding: 3, justifyContent: 'center' },
  chosen: { borderWidth: 4 },
  // All edge: a browser that forces its colours takes every background.
  thumb: { width: 22, height: 22, borderRadius: 11, borderWidth: 11 },
  on: { alignSelf: 'flex-end' },
});
