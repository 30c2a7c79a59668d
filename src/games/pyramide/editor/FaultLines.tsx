import { Pressable, StyleSheet, View } from 'react-native';
import type { Fault } from '../decks';
import { DECK_WORDS, sayFault } from '../i18n/decks';
import { useApp } from '../../../shell';
import { RADIUS, SPACE, TOUCH, Txt, useColours } from '../../../ui';
import { isUnfinished } from './validate';

export interface FaultLinesProps {
  readonly faults: readonly Fault[];
  /** So many are shown; of the others it is said how many they are. */
  readonly most: number;
  readonly onLine?: (line: number) => void;
}

/** What is to be said of a text, line by line; a tap goes to the line. */
export function FaultLines({ faults, most, onLine }: FaultLinesProps) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  return (
    <View role="list" style={styles.list}>
      {faults.slice(0, most).map((fault, index) => {
        const wrong = !isUnfinished(fault);
        const says = sayFault(words, fault);
        const row = [styles.row, { backgroundColor: wrong ? colours.warnSurface : colours.sunken }];
        const inside = (
          <>
            <Txt strong size="small" colour={wrong ? colours.warn : colours.text} style={styles.line}>
              {words.line(fault.line)}
            </Txt>
            <Txt size="small" colour={wrong ? colours.warn : colours.text} style={styles.says}>
              {says}
            </Txt>
          </>
        );
        return (
          <View role="listitem" key={index}>
            {onLine ? (
              <Pressable
                role="button"
                aria-label={words.goToLine(fault.line, says)}
                onPress={() => onLine(fault.line)}
                style={row}
                testID={`fault-${fault.line}`}
              >
                {inside}
              </Pressable>
            ) : (
              <View style={row}>{inside}</View>
            )}
          </View>
        );
      })}
      {faults.length > most ? (
        <Txt size="small" dim>
          {words.andMore(faults.length - most)}
        </Txt>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.s },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.m,
    minHeight: TOUCH,
    borderRadius: RADIUS.s,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
  },
  line: { minWidth: 64 },
  says: { flex: 1, minWidth: 160 },
});
