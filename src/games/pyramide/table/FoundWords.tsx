import { StyleSheet, View } from 'react-native';
import { FONT, RADIUS, SPACE, Txt, useColours } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { RiddleView } from '../rules';
import { SAND_WORDS } from './colours';

export interface FoundWordsProps {
  readonly riddle: RiddleView;
  readonly words: PyramideWords;
}

/** What SCRIPTO has written down: the five words in their order, as far as they were found. The sentence is nobody's yet. */
export function FoundWords({ riddle, words }: FoundWordsProps) {
  const colours = useColours();
  return (
    <View style={styles.row} role="list" aria-label={words.noted} testID="found-words">
      {riddle.words.map(({ fate, word }, at) => (
        <View
          key={at}
          role="listitem"
          aria-label={fate === 'found' ? (word ?? '') : fate === 'struck' ? words.blankStruck : words.blank}
          style={[
            styles.slot,
            { backgroundColor: colours.sunken, borderColor: at === riddle.at ? SAND_WORDS : colours.sunken },
          ]}
        >
          <Txt
            size="small"
            align="center"
            colour={fate === 'found' ? SAND_WORDS : colours.dim}
            style={styles.word}
          >
            {fate === 'found' ? word : fate === 'struck' ? '—' : String(at + 1)}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
  slot: {
    minWidth: 34,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    paddingHorizontal: SPACE.s,
    paddingVertical: 2,
  },
  word: { fontFamily: FONT.strong },
});
