import { StyleSheet, View } from 'react-native';
import { isLate } from '../rules';
import { Icon, SPACE, Txt, useColours, type Palette } from '../../../ui';
import { nameOf } from './seating';
import { adviceText, usedText, type ReviewWords } from './reviewWords';
import type { Advice, WordStory } from './unfold';

export interface UnfoldedWordProps {
  readonly story: WordStory;
  /** Said of how it was played, in the place of bet and clues. */
  readonly instead?: string | null;
  /** Several could have found it: it is said who did. */
  readonly contested?: boolean;
  readonly review: ReviewWords;
}

/** One word: found or struck, the bet against the clues, what was said, and what would have been enough. */
export function UnfoldedWord({ story, instead = null, contested = false, review }: UnfoldedWordProps) {
  const colours = useColours();
  const says = review.words.learning.unfolded;
  const { word, found, by, clues, advice } = story;
  const finder =
    found && by !== null && (contested || instead !== null) ? says.foundBy(nameOf(review.seats, by)) : null;
  const played = [instead ?? usedText(story, review), finder].filter((text) => text !== null).join(' · ');
  const tries = clues.flatMap(({ text, guess }) =>
    text === null ? [] : [says.try(text, guess ?? says.passed)],
  );
  const slow = clues.some(isLate) ? says.slow : null;
  return (
    <View style={styles.row}>
      <Icon name={found ? 'check' : 'close'} size={22} colour={found ? colours.good : colours.warn} />
      <View style={styles.words}>
        <Txt>
          <Txt strong aria-label={(found ? says.found : says.struck)(word)}>
            {word}
          </Txt>
          {played ? <Txt dim>{` · ${played}`}</Txt> : null}
        </Txt>
        {tries.length > 0 ? (
          <Txt size="small" dim>
            {tries.join(', ')}
          </Txt>
        ) : null}
        {advice ? (
          <Txt size="small" colour={colourOf(advice, colours)}>
            {adviceText(advice, review)}
          </Txt>
        ) : null}
        {slow ? (
          <Txt size="small" dim>
            {slow}
          </Txt>
        ) : null}
      </View>
    </View>
  );
}

/** A bet too high has found its word all the same. */
function colourOf({ kind }: Advice, { good, text, warn }: Palette): string {
  if (kind === 'exact') return good;
  return kind === 'enough' ? text : warn;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-start' },
  words: { flex: 1, gap: 2 },
});
