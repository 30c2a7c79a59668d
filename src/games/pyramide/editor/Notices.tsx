import { StyleSheet, View } from 'react-native';
import { useApp } from '../../../shell';
import { DECK_WORDS, sayFault } from '../i18n/decks';
import { Icon, RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { isUnfinished, type Said } from './validate';

/** What is to be said of a field, under it: what is wrong stands out, what is still to come and what may be weighed do not. */
export function Notices({ faults, notes }: Said) {
  const { language } = useApp();
  const colours = useColours();
  const words = DECK_WORDS[language];
  const lines = [
    ...faults.map((fault) => ({ fault, wrong: !isUnfinished(fault) })),
    ...notes.map((fault) => ({ fault, wrong: false })),
  ];
  return (
    <View aria-live="polite" style={styles.all}>
      {lines.map(({ fault, wrong }, index) => (
        <View
          key={index}
          style={[styles.line, wrong ? [styles.wrong, { backgroundColor: colours.warnSurface }] : null]}
        >
          <View style={styles.sign}>
            <Icon name={wrong ? 'close' : 'info'} size={16} colour={wrong ? colours.warn : colours.dim} />
          </View>
          <Txt size="small" colour={wrong ? colours.warn : colours.dim} style={styles.words}>
            {sayFault(words, fault)}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.xs },
  line: { flexDirection: 'row', gap: SPACE.s },
  wrong: { borderRadius: RADIUS.s, padding: SPACE.s },
  sign: { paddingTop: 1 },
  words: { flex: 1 },
});
