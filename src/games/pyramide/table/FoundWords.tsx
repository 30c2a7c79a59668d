import { StyleSheet, View } from 'react-native';
import { FONT, Icon, RADIUS, SPACE, Txt, useTheme } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { TargetWordView } from '../rules';
import { Arriving } from './Arriving';
import { wordPlace } from './beats';
import { ON_SAND, SAND, SAND_WORDS } from './colours';

export interface FoundWordsProps {
  readonly targets: readonly TargetWordView[];
  /** The one being played. */
  readonly at: number;
  readonly words: PyramideWords;
  readonly large?: boolean;
}

/** What SCRIPTO has written down: the words in their order, as far as they were found. The sentence is nobody's yet. */
export function FoundWords({ targets, at, words, large = false }: FoundWordsProps) {
  const { colours, contrast } = useTheme();
  const others = contrast === 'usual' ? colours.clear : colours.border;
  return (
    <View style={styles.row} role="list" aria-label={words.noted} testID="found-words">
      {targets.map(({ fate, word }, nth) => (
        <View
          key={nth}
          role="listitem"
          aria-label={fate === 'found' ? (word ?? '') : fate === 'struck' ? words.blankStruck : words.blank}
          style={[
            styles.slot,
            { backgroundColor: colours.sunken, borderColor: nth === at ? SAND_WORDS : others },
            // Where all have an edge, that of the one being played is told by its width.
            contrast !== 'usual' && nth === at ? styles.now : null,
          ]}
        >
          <Arriving place={wordPlace(nth)}>
            <Txt
              size={large ? 22 : 14}
              align="center"
              colour={fate === 'found' ? SAND_WORDS : colours.dim}
              style={styles.word}
            >
              {fate === 'found' ? word : fate === 'struck' ? '✗' : String(nth + 1)}
            </Txt>
          </Arriving>
        </View>
      ))}
    </View>
  );
}

/** How many of them were found, once the sentence lies open: a tick or a cross for each. */
export function WordMarks({ targets, words }: Omit<FoundWordsProps, 'at' | 'large'>) {
  const found = targets.filter(({ fate }) => fate === 'found').length;
  return (
    <View style={styles.marks} role="img" aria-label={words.scored.words(found)} testID="word-marks">
      {targets.map(({ fate }, nth) => (
        <View key={nth} style={[styles.mark, fate === 'found' ? styles.ticked : styles.crossed]}>
          <Icon
            name={fate === 'found' ? 'check' : 'close'}
            size={18}
            colour={fate === 'found' ? ON_SAND : SAND_WORDS}
          />
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
  now: { borderWidth: 3, paddingHorizontal: SPACE.s - 2, paddingVertical: 0 },
  word: { fontFamily: FONT.strong },
  marks: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.s },
  mark: { width: 26, height: 26, borderRadius: 7, alignItems: 'center', justifyContent: 'center' },
  ticked: { backgroundColor: SAND },
  crossed: { borderWidth: 1.5, borderStyle: 'dashed', borderColor: SAND },
});
