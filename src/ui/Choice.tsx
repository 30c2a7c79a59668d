import { StyleSheet, View } from 'react-native';
import { useFill } from './fill';
import { Says, useWhyNot } from './Says';
import { Tappable } from './Tappable';
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
  /** Why there is nothing to choose, in a few words. It keeps its place, greyed, and says so when pressed. */
  readonly off?: string | null;
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
  off = null,
  colour,
  quiet = false,
}: ChoiceProps<T>) {
  const colours = useColours();
  const edge = useEdge(off !== null);
  const whyNot = useWhyNot(off);
  const choose = off === null ? onChange : whyNot.ask;
  const filled = useFill(colour ?? colours.accent, '#FFFFFF');
  const { keys, stop, register } = useRoving(
    options.map((option) => option.value),
    value,
    choose,
  );
  return (
    <View style={styles.choice}>
      {quiet ? null : (
        <Txt strong dim={off !== null}>
          {label}
        </Txt>
      )}
      <View role="radiogroup" aria-label={label} aria-disabled={off !== null} {...keys} style={styles.row}>
        {options.map((option) => {
          const chosen = off === null && option.value === value;
          return (
            <Tappable
              key={option.value}
              ref={(element) => register(option.value, element)}
              role="radio"
              aria-checked={chosen}
              tabIndex={option.value === stop ? 0 : -1}
              aria-disabled={off !== null}
              onPress={() => choose(option.value)}
              {...(chosen ? filled.kept : {})}
              style={[
                styles.option,
                {
                  backgroundColor: chosen ? filled.back : colours.sunken,
                  borderColor: chosen ? filled.back : colours.border,
                },
                chosen && edge ? styles.chosen : null,
                off !== null && edge ? edge : null,
              ]}
            >
              <Txt
                strong={chosen}
                colour={chosen ? filled.front : off === null ? colours.text : colours.off}
                align="center"
              >
                {option.label}
              </Txt>
            </Tappable>
          );
        })}
      </View>
      <Says text={says} whyNot={whyNot} />
    </View>
  );
}

/** On or off, with the sentence that says what it does. */
export function Toggle({
  label,
  says,
  off = null,
  value,
  onChange,
}: {
  readonly label: string;
  readonly says?: string;
  /** Why it cannot be switched, in a few words. It keeps its place, greyed, and says so when pressed. */
  readonly off?: string | null;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  const colours = useColours();
  const whyNot = useWhyNot(off);
  const can = off === null;
  const edges = value ? colours.good : can ? colours.dim : colours.off;
  return (
    <Tappable
      role="switch"
      aria-checked={value}
      aria-label={label}
      aria-disabled={!can}
      onPress={() => (can ? onChange(!value) : whyNot.ask())}
      style={styles.toggle}
    >
      <View style={styles.words}>
        <Txt strong dim={!can}>
          {label}
        </Txt>
        <Says text={says} whyNot={whyNot} />
      </View>
      <View
        style={[
          styles.track,
          {
            backgroundColor: value ? colours.good : colours.sunken,
            borderColor: edges,
          },
        ]}
      >
        <View
          style={[styles.thumb, { borderColor: value ? colours.surface : edges }, value ? styles.on : null]}
        />
      </View>
    </Tappable>
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
