import { StyleSheet, Text, View } from 'react-native';
import { FONT, Panel, SPACE, Txt, useColours } from '../../../ui';
import { isTogether } from '../rules';
import { namesOf, sideName } from './seating';
import { brickSentences, enigmaSentences, type ReviewWords } from './reviewWords';
import type { RiddleStory } from './unfold';
import { UnfoldedWord } from './UnfoldedWord';

export interface UnfoldedRiddleProps {
  readonly story: RiddleStory;
  readonly review: ReviewWords;
}

/** A riddle with nothing hidden any more. */
export function UnfoldedRiddle({ story, review }: UnfoldedRiddleProps) {
  const { words, seats, view } = review;
  const says = words.learning.unfolded;
  const contested = story.synos.length > 1;
  const dicos = namesOf(seats, story.dicos, words);
  const cast = story.pingPong ? says.pingPong(dicos) : says.by(dicos, namesOf(seats, story.synos, words));
  const together = isTogether(view.config);
  const scored = story.points.flatMap((points, side) =>
    points > 0 ? [says.points(sideName(view, seats, side, words), points)] : [],
  );
  return (
    <Panel testID="unfolded-riddle">
      <Txt strong size="large" heading={2}>
        {says.riddle(story.title)}
      </Txt>
      <Txt dim>{together ? cast : `${says.round(story.round)} · ${cast}`}</Txt>
      <WholeSentence story={story} review={review} />
      {story.words.map((word, at) => (
        <UnfoldedWord key={at} story={word} contested={contested} review={review} />
      ))}
      <View style={styles.lines}>
        {brickSentences(story, review).map((sentence) => (
          <Txt key={sentence}>{sentence}</Txt>
        ))}
        {enigmaSentences(story, review).map((sentence) => (
          <Txt key={sentence}>{sentence}</Txt>
        ))}
        <Txt strong>{scored.length > 0 ? scored.join(' · ') : says.noPoints}</Txt>
      </View>
    </Panel>
  );
}

/** All five words in their places: those found stand out, those struck are struck. */
function WholeSentence({ story, review }: UnfoldedRiddleProps) {
  const colours = useColours();
  const says = review.words.learning.unfolded;
  const readOut = story.parts
    .map((part, nth) => {
      const word = story.words[nth];
      return word ? part + (word.found ? word.word : says.struck(word.word)) : part;
    })
    .join('');
  return (
    <Txt role="img" aria-label={readOut} testID="whole-sentence">
      {story.parts.map((part, nth) => {
        const word = story.words[nth];
        return (
          <Text key={nth}>
            {part}
            {word ? (
              <Text
                style={[
                  styles.word,
                  word.found ? { color: colours.good } : [styles.struck, { color: colours.dim }],
                ]}
              >
                {word.word}
              </Text>
            ) : null}
          </Text>
        );
      })}
    </Txt>
  );
}

const styles = StyleSheet.create({
  lines: { gap: SPACE.xs },
  word: { fontFamily: FONT.strong },
  struck: { textDecorationLine: 'line-through' },
});
