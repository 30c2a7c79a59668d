import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../engine';
import type { Running } from '../../../shell';
import type { Ready, Shape } from '../../../shell/frame';
import { SPACE, Txt } from '../../../ui';
import type { PyramideWords } from '../i18n';
import type { View as SeenView } from '../rules';
import { SandButton } from './Buttons';
import { SAND_WORDS } from './colours';
import { WordMarks } from './FoundWords';
import { readerOf } from './readOut';
import { Ring, ringLabel } from './Ring';
import { Large } from './Large';
import { nameOf } from './seating';
import { StageSentence } from './Sentence';
import { sizeForText } from './typeSize';

export interface RiddleStageProps {
  readonly view: SeenView;
  readonly words: PyramideWords;
  readonly shape: Shape;
  /** The title stands elsewhere: a keyboard leaves room for the sentence alone. */
  readonly untitled?: boolean;
}

/** Title, then the sentence in the largest type that fits: from the back of a class it can be read. */
export function RiddleStage({ view, words, shape, untitled = false }: RiddleStageProps) {
  const riddle = view.riddle!;
  const { width, wide, low, tight, roomy, text } = shape;
  const title = words.head.riddle(riddle.title);
  const most = text * (low ? 24 : tight ? 26 : roomy || wide ? 52 : 32);
  return (
    <>
      {untitled ? null : (
        <Large
          heading={2}
          testID="title"
          colour={SAND_WORDS}
          fixed
          size={sizeForText(title, { width, height: most * 1.4 * (low ? 1 : 2), least: 20, most })}
        >
          {title}
        </Large>
      )}
      <StageSentence
        guess={{ width, height: sentenceHeight(shape) }}
        riddle={riddle}
        words={words}
        least={untitled ? 12 : low || tight ? 14 : 20}
        most={text * (roomy || wide ? 84 : 40)}
        align={wide ? 'center' : 'left'}
      />
    </>
  );
}

/** What is left for the sentence between its title and what is to be done: no less than this. */
const sentenceHeight = ({ height, wide, low, tight, roomy, text, pieces }: Shape): number => {
  const others = low ? 230 : tight ? 340 : wide ? 450 : roomy ? 500 : 410;
  // Words that the device has larger are so around it as well.
  return Math.max(60, height - others * Math.max(1, text / pieces));
};

export interface ReadOutProps {
  readonly view: SeenView;
  readonly seats: readonly Player[];
  readonly words: PyramideWords;
  readonly shape: Shape;
  readonly ready: Ready;
}

/** Who reads it out, who will answer; and the one button that starts the clock. */
export function ReadOut({ view, seats, words, shape, ready }: ReadOutProps) {
  const { low, text } = shape;
  const reader = nameOf(seats, readerOf(view));
  return (
    <>
      {/* On a phone on its side larger words need their breadth: what they were left of the height is the sentence's. */}
      {low && text > 1 ? null : <WordMarks targets={view.riddle!.words} words={words} />}
      <View style={low ? styles.grow : styles.says}>
        {ready.late ? (
          <Txt align={low ? 'left' : 'center'} testID="late">
            {ready.late}
          </Txt>
        ) : null}
        <Txt strong size={low ? 'body' : 'large'} align={low ? 'left' : 'center'}>
          {view.typed ? words.stage.readAlone : words.stage.reads(reader)}
        </Txt>
        <Txt dim align={low ? 'left' : 'center'} testID="ready-says">
          {ready.says}
        </Txt>
      </View>
      <SandButton
        label={words.stage.start(view.config.clock ?? 0)}
        onPress={ready.go}
        testID="ready"
        {...(low ? {} : { style: styles.start })}
        icon="clock"
      />
    </>
  );
}

export interface TimedProps {
  readonly view: SeenView;
  readonly words: PyramideWords;
  readonly countdown: Running | null;
  readonly size: number;
  readonly children: ReactNode;
}

/** The ring beside what is asked: the sentence above keeps its place and its size. */
export function Timed({ view, words, countdown, size, children }: TimedProps) {
  return (
    <View style={styles.timed}>
      {countdown ? <Ring countdown={countdown} size={size} label={ringLabel(view, words)} /> : null}
      <View style={styles.grow}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  says: { gap: 2 },
  grow: { flex: 1, justifyContent: 'center' },
  start: { minHeight: 84 },
  timed: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, alignSelf: 'stretch' },
});
