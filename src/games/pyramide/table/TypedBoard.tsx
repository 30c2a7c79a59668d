import { ScrollView, StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { Shape } from '../../../shell/frame';
import { SIZE, SPACE } from '../../../ui';
import type { PyramideWords } from '../i18n';
import { APP, PERSON, type View as SeenView } from '../rules';
import { Arriving } from './Arriving';
import { TITLE } from './beats';
import { BrickRow } from './Obelisk';
import { Clues } from './Clues';
import { SAND_WORDS } from './colours';
import { FoundWords } from './FoundWords';
import type { JustNow } from './justNow';
import { isLarge, isSummed } from './playing';
import { RiddleStage } from './RiddleStage';
import { Large } from './Large';
import { nameOf } from './seating';
import { Sentence, SentenceLine } from './Sentence';
import { Summed } from './Summed';
import { sizeForText } from './typeSize';

export interface TypedBoardProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
  /** The same for what is only looked at, which has the whole breadth of a screen. */
  readonly stage: Shape;
  /** A keyboard stands on the screen, or it is as low as if one did. */
  readonly short: boolean;
  /** There is hardly room for two lines of text. */
  readonly lowest: boolean;
  readonly just: JustNow;
}

/** The clue, or the word one explains, is what one looks at; above it what is known, below it the bricks. */
export function TypedBoard(props: TypedBoardProps) {
  const { view, seats, words, stage } = props;
  const { phase, riddle } = view;
  if (isSummed(view))
    return (
      <ScrollView style={styles.fill} contentContainerStyle={styles.middle}>
        <Summed view={view} seats={seats} words={words} shape={stage} just={props.just} />
      </ScrollView>
    );
  if (phase === 'enigma' || phase === 'rival')
    return (
      <View style={styles.stage}>
        <RiddleStage view={view} words={words} shape={stage} untitled={props.lowest} />
      </View>
    );
  return (
    <>
      {riddle && phase !== 'title' ? <Known {...props} /> : null}
      <ScrollView style={styles.fill} contentContainerStyle={styles.middle}>
        <Hero {...props} />
      </ScrollView>
      {riddle && phase !== 'title' ? (
        <BrickRow
          bricks={riddle.bricks}
          label={words.obelisk(riddle.bricks)}
          unit={words.bricks(riddle.bricks)}
        />
      ) : null}
    </>
  );
}

/** The sentence where these eyes may read it; otherwise the words that were found. */
function Known({ view, words, short, lowest, stage }: TypedBoardProps) {
  const riddle = view.riddle!;
  if (!riddle.parts) return <FoundWords targets={riddle.words} at={riddle.at} words={words} />;
  if (lowest) return <SentenceLine riddle={riddle} words={words} />;
  const size = short ? SIZE.small - 1 : isLarge(stage) ? LARGE : null;
  return <Sentence riddle={riddle} words={words} {...(size ? { size: size * stage.text } : {})} />;
}

/** On a tablet or a desktop, as everything there. */
const LARGE = 26;

/** Less than this is left of the smallest phone above its keyboard: there is room for the hero and one line. */
const ONE_LINE = 320;

/** It pops: for a moment it is larger than it is. */
const POPPED = 0.88;

/** What one plays with, as large as there is room for it. */
function Hero({ view, seats, words, shape, stage, short }: TypedBoardProps) {
  const { phase, riddle, hunt } = view;
  const { width } = shape;
  const large = isLarge(stage);
  const room = { width: width - SPACE.xl, height: short ? 40 : large ? 260 : 130, least: 26 };
  if (phase === 'title' && riddle) {
    const title = words.head.riddle(riddle.title);
    return (
      <Arriving place={TITLE}>
        <Large
          heading={2}
          testID="title"
          colour={SAND_WORDS}
          fixed
          size={sizeForText(title, { ...room, width: room.width * POPPED, most: large ? 96 : 52 })}
        >
          {title}
        </Large>
      </Arriving>
    );
  }
  const word = riddle?.words[riddle.at];
  const explains = hunt?.dico === PERSON && hunt.word;
  const low = shape.height < ONE_LINE;
  return (
    <>
      {explains ? (
        <Large
          testID="word"
          fixed
          size={sizeForText(hunt.word!, { ...room, most: low ? 30 : short ? 36 : large ? 96 : 56 })}
        >
          {hunt.word}
        </Large>
      ) : null}
      {word ? (
        <Clues
          clues={word.clues}
          words={words}
          app={riddle?.dicos.includes(PERSON) ? nameOf(seats, APP) : null}
          width={width}
          height={(explains ? 44 : short ? 48 : 120) * (large ? 1.6 : 1)}
          most={large ? 110 : 64}
          {...(low ? { low: explains ? 'explains' : 'guesses' } : {})}
        />
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, alignSelf: 'stretch' },
  stage: { flex: 1, alignSelf: 'stretch', alignItems: 'center', gap: SPACE.xs },
  middle: { flexGrow: 1, justifyContent: 'center', alignItems: 'center', gap: SPACE.s },
});
