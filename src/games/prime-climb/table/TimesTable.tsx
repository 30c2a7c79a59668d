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

/** A window so low has the table beside the words, if it is wide enough for both. */
const LOW = 540;
const WORDS = 200;
/** What a dialog takes at the most of the height that a window has within its margins. */
const OF_WINDOW = 0.92;

interface Laid {
  /** Of a ring. */
  readonly size: number;
  readonly place: 'beside' | 'under' | 'edge';
}

/** All ten columns at once: in a low window beside the words, else under them and as far apart, else from edge to edge of the dialog. */
function laidIn(width: number, height: number): Laid {
  const sized = (room: number) => Math.max(SMALLEST, Math.min(LARGEST, Math.floor(room / UP_TO.length)));
  const under = (beside: number) => width - 2 * (SPACE.l + beside);
  if (height < LOW && under(SPACE.xl) >= WORDS + SMALLEST * UP_TO.length)
    return { size: sized((height - 2 * SPACE.l) * OF_WINDOW - 2 * SPACE.xl), place: 'beside' };
  const wide = under(SPACE.xl) >= LARGEST * UP_TO.length;
  return { size: sized(under(wide ? SPACE.xl : EDGE)), place: wide ? 'under' : 'edge' };
}

/** The box's coloured multiplication table. */
export function TimesTable({ words, open, onClose }: TimesTableProps) {
  const [first, understood] = useExplained('prime-climb/times-table');
  const { width, height } = useWindowDimensions();
  const { size, place } = laidIn(width, height);
  /** However one leaves it, it has been read. */
  const close = () => {
    if (first) understood();
    onClose();
  };
  const products = <Products words={words} size={size} />;
  return (
    <Dialog
      open={open}
      title={words.timesTable}
      onClose={close}
      closeLabel={words.close}
      beside={place === 'beside' ? products : null}
    >
      {first ? (
        <>
          <RulesPicture name="join" size={38} />
          <Txt testID="explained">{words.explained.times}</Txt>
        </>
      ) : (
        <Txt dim>{words.timesTableSays}</Txt>
      )}
      {place === 'beside' ? null : (
        <ScrollView
          horizontal
          style={place === 'edge' ? styles.edge : null}
          contentContainerStyle={styles.all}
        >
          {products}
        </ScrollView>
      )}
      <Button label={first ? words.explained.understood : words.close} onPress={close} />
    </Dialog>
  );
}

function Products({ words, size }: { readonly words: PrimeClimbWords; readonly size: number }) {
  const { signs } = useTheme();
  return (
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
  );
}

const styles = StyleSheet.create({
  edge: { marginHorizontal: EDGE - SPACE.xl },
  all: { flexGrow: 1, justifyContent: 'center' },
  row: { flexDirection: 'row' },
  cell: { opacity: 0.96 },
  head: { transform: [{ scale: 0.92 }] },
});
