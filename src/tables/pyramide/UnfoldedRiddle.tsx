import { StyleSheet, Text, View } from 'react-native';
import { FONT, Panel, SPACE, Txt, useColours } from '../../ui';
import { namesOf, sideName } from './seating';
import { brickLines, enigmaLines, type Telling } from './telling';
import type { RiddleStory } from './unfold';
import { UnfoldedWord } from './UnfoldedWord';

export interface UnfoldedRiddleProps {
  readonly story: RiddleStory;
  readonly telling: Telling;
}

/** A riddle with nothing hidden any more. */
export function UnfoldedRiddle({ story, telling }: UnfoldedRiddleProps) {
  const { words, seats, view } = telling;
  const says = words.learning.unfolded;
  const contested = story.synos.length > 1;
  const dicos = namesOf(seats, story.dicos, words);
  const cast = story.pingPong ? says.pingPong(dicos) : says.by(dicos, namesOf(seats, story.synos, words));
  const together = view.config.alone !== null && view.score.length === 1;
  const scored = story.points.flatMap((points, side) =>
    points > 0 ? [says.points(sideName(view, seats, side, words), points)] : [],
  );
  return (
    <Panel testID="unfolded-riddle">
      <Txt strong size="large" heading={2}>
        {says.riddle(story.title)}
      </Txt>
      <Txt dim>{together ? cast : `${says.round(story.round)} · ${cast}`}</Txt>
      <WholeSentence story={story} telling={telling} />
      {story.words.map((word, at) => (
        <UnfoldedWord key={at} story={word} contested={contested} telling={telling} />
      ))}
      <View style={styles.lines}>
        {brickLines(story, telling).map((line) => (
          <Txt key={line}>{line}</Txt>
        ))}
        {enigmaLines(story, telling).map((line) => (
          <Txt key={line}>{line}</Txt>
        ))}
        <Txt strong>{scored.length > 0 ? scored.join(' · ') : says.noPoints}</Txt>
      </View>
    </Panel>
  );
}

/** All five words in their places: those found stand out, those struck are struck. */
function WholeSentence({ story, telling }: UnfoldedRiddleProps) {
  const colours = useColours();
  const says = telling.words.learning.unfolded;
  const spoken = story.parts
    .map((part, nth) => {
      const word = story.words[nth];
      return word ? part + (word.found ? word.word : says.struck(word.word)) : part;
    })
    .join('');
  return (
    <Txt aria-label={spoken} testID="whole-sentence">
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
