import { Pressable, StyleSheet, View } from 'react-native';
import { Icon, IconButton, SPACE, TOUCH, Txt, useColours, type IconName } from '../../../ui';

export interface RowProps {
  readonly title: string;
  readonly says: readonly string[];
  /** How it stands: fine, or something is left to do. */
  readonly status: { readonly text: string; readonly fine: boolean };
  readonly openLabel: string;
  readonly onOpen: () => void;
  readonly acts: readonly {
    readonly icon: IconName;
    readonly label: string;
    readonly onPress: () => void;
    readonly danger?: boolean;
  }[];
  readonly testID?: string;
}

/** A deck, a card or a riddle in a list: what it is, how it stands, and what can be done with it. */
export function Row({ title, says, status, openLabel, onOpen, acts, testID }: RowProps) {
  const colours = useColours();
  const tone = status.fine ? colours.good : colours.dim;
  return (
    <View style={[styles.row, { borderColor: colours.border }]}>
      <Pressable
        role="button"
        aria-label={`${openLabel}. ${[...says, status.text].join(', ')}`}
        onPress={onOpen}
        {...(testID ? { testID } : {})}
        style={({ pressed }) => [styles.open, pressed ? styles.pressed : null]}
      >
        <View style={styles.about}>
          <Txt strong numberOfLines={2}>
            {title}
          </Txt>
          {says.length > 0 ? (
            <Txt size="small" dim>
              {says.join(' · ')}
            </Txt>
          ) : null}
          <View style={styles.status}>
            <Icon name={status.fine ? 'check' : 'info'} size={16} colour={tone} />
            <Txt size="small" colour={tone} style={styles.words}>
              {status.text}
            </Txt>
          </View>
        </View>
        <Icon name="next" size={18} colour={colours.dim} />
      </Pressable>
      {acts.map(({ icon, label, onPress, danger }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          onPress={onPress}
          {...(danger ? { colour: colours.warn } : {})}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: SPACE.s,
  },
  open: { flex: 1, minWidth: 0, minHeight: TOUCH, flexDirection: 'row', alignItems: 'center' },
  about: { flex: 1, minWidth: 0, gap: 2 },
  pressed: { opacity: 0.75 },
  status: { flexDirection: 'row', gap: SPACE.xs, alignItems: 'center' },
  words: { flex: 1 },
});
