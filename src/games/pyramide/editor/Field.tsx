import { useState, type ReactNode } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { FONT, RADIUS, SIZE, SPACE, TOUCH, Txt, useTheme } from '../../../ui';
import { isUnfinished, type Said } from './validate';
import { Notices } from './Notices';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly says?: string;
  /** An example, in grey, while nothing is written. */
  readonly hint?: string;
  readonly said?: Said;
  readonly tall?: boolean;
  /** The label is read out but not shown. */
  readonly quiet?: boolean;
  /** Beside the field: taking it out. */
  readonly aside?: ReactNode;
  readonly testID?: string;
}

/** Nothing that a line of a deck needs is longer. */
const LONGEST = 600;

/**
 * A line to write. While somebody types it shows exactly what was typed; what the deck makes of it (apostrophes, spaces)
 * is shown after.
 */
export function Field({
  label,
  value,
  onChange,
  onLeave,
  says,
  hint,
  said,
  tall = false,
  quiet = false,
  aside,
  testID,
}: FieldProps) {
  const { colours, scale } = useTheme();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = said?.faults.some((fault) => !isUnfinished(fault)) ?? false;
  return (
    <View style={styles.field}>
      {quiet ? null : <Txt strong>{label}</Txt>}
      {says ? (
        <Txt size="small" dim>
          {says}
        </Txt>
      ) : null}
      <View style={styles.row}>
        <TextInput
          aria-label={label}
          {...(testID ? { testID } : {})}
          value={typed ?? value}
          multiline={tall}
          allowFontScaling={false}
          maxLength={LONGEST}
          placeholder={hint ?? ''}
          placeholderTextColor={colours.dim}
          onFocus={() => setTyped(value)}
          onChangeText={(next) => {
            setTyped(next);
            onChange(next);
          }}
          onBlur={() => {
            setTyped(null);
            onLeave?.();
          }}
          style={[
            styles.input,
            tall ? styles.tall : null,
            {
              color: colours.text,
              backgroundColor: colours.table,
              borderColor: wrong ? colours.warn : colours.dim,
              fontFamily: FONT.body,
              fontSize: SIZE.body * scale,
            },
          ]}
        />
        {aside}
      </View>
      {said ? <Notices {...said} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: SPACE.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  input: {
    flex: 1,
    minWidth: 0,
    minHeight: TOUCH,
    borderWidth: 1,
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
  },
  tall: { minHeight: 132, textAlignVertical: 'top' },
});
