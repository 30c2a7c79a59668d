import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { factorsOf } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { useExplained } from '../../../shell/useExplained';
import { Button, Dialog, SPACE, Txt, useTheme } from '../../../ui';
import { Ring } from './Ring';
import { RulesPicture } from './RulesPicture';

export interface TimesTableProps {
  readonly words: PrimeClimbWords;
  readonly open: boolean;
  readonly onClose: () => void;
}

const UP_TO = Array.from({ length: 10 }, (_, n) => n + 1);
const LARGEST = 40;
/** Between the table and the dialog’s rim, on a phone. */
const EDGE = SPACE.xs;
/** Smaller numbers nobody reads: on the narrowest phones the table is pushed aside instead. */
const SMALLEST = 28;

/** The box's coloured multiplication table. */
export function TimesTable({ words, open, onClose }: TimesTableProps) {
  const { signs } = useTheme();
  const [first, understood] = useExplained('prime-climb/times-table');
  const { width } = useWindowDimensions();
  // All ten columns at once: under words as far apart as they are, else from edge to edge of the dialog.
  const fits = (beside: number) => Math.floor((width - 2 * (SPACE.l + beside)) / UP_TO.length);
  const wide = fits(SPACE.xl) >= LARGEST;
  const size = Math.max(SMALLEST, Math.min(LARGEST, fits(wide ? SPACE.xl : EDGE)));
  /** However one leaves it, it has been read. */
  const close = () => {
    if (first) understood();
    onClose();
  };
  return (
    <Dialog open={open} title={words.timesTable} onClose={close} closeLabel={words.close}>
      {first ? (
        <>
          <RulesPicture name="join" size={38} />
          <Txt testID="explained">{words.explained.times}</Txt>
        </>
      ) : (
        <Txt dim>{words.timesTableSays}</Txt>
      )}
      <ScrollView horizontal style={wide ? null : styles.edge} contentContainerStyle={styles.all}>
        <View role="table" aria-label={words.timesTable}>
          {UP_TO.map((row) => (
            <View key={row} role="row" style={styles.row}>
              {UP_TO.map((column) => (
                <View
                  key={column}
                  role="cell"
                  aria-label={words.sumIs(row, '×', column, row * column)}
                  style={row === 1 || column === 1 ? styles.head : styles.cell}
                >
                  <Ring factors={factorsOf(row * column)} number={row * column} size={size} signs={signs} />
                </View>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
      <Button label={first ? words.explained.understood : words.close} onPress={close} />
    </Dialog>
  );
}

const styles = StyleSheet.create({
  edge: { marginHorizontal: EDGE - SPACE.xl },
  all: { flexGrow: 1, justifyContent: 'center' },
  row: { flexDirection: 'row' },
  cell: { opacity: 0.96 },
  head: { transform: [{ scale: 0.92 }] },
});
