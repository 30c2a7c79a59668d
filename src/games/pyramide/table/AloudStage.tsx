import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Line, SPACE } from '../../../ui';
import { AloudButtons } from './AloudButtons';
import { Arriving } from './Arriving';
import { TITLE } from './beats';
import { SAND_WORDS } from './colours';
import { Crown } from './Crown';
import { JustCast, JustCastLarge } from './DieCast';
import { Head } from './Head';
import { HoldCard } from './HoldCard';
import { Large } from './Large';
import { isLarge, isSummed, type PlayingProps } from './playing';
import { ReadOut, RiddleStage, Timed } from './RiddleStage';
import { ReadyToPlay } from './ReadyToPlay';
import type { Secret } from './secret';
import { StagePage } from './StagePage';
import { Summed } from './Summed';
import { titleOf } from './headText';
import { sizeForText } from './typeSize';

export interface AloudStageProps extends PlayingProps {
  /** The answer, for the judge. */
  readonly secret: Secret | null;
}

const RING = 84;
/** It pops: for a moment it is larger than it is. */
const POPPED = 0.88;

/** Title, sentence, answer, points: what everybody looks at, and under it what is to be done. */
export function AloudStage(props: AloudStageProps) {
  const { view, seats, words, shape, status, secret, countdown, ready, header } = props;
  const { low, tight } = shape;
  const summed = isSummed(view);
  const small = low || tight;
  return (
    <StagePage
      shape={shape}
      header={header}
      head={<Head view={view} words={words} small={small} large={isLarge(shape)} />}
      cast={<JustCast {...props} />}
      instead={<JustCastLarge {...props} />}
      steady={!summed}
      actions={props.actions}
      bottom={
        ready && view.phase === 'enigma' ? (
          <ReadOut view={view} seats={seats} words={words} shape={shape} ready={ready} />
        ) : (
          <>
            {ready ? <ReadyToPlay ready={ready} say={props.talk.say} /> : null}
            {secret ? (
              <View style={low ? styles.grow : null}>
                <HoldCard key={secret.secret} {...secret} size={36} compact={small} />
              </View>
            ) : null}
            {(summed && view.phase !== 'over' && !status.wrong) || ready ? null : (
              <View style={low ? styles.grow : null}>
                <Timed view={view} words={words} countdown={countdown} size={low ? 60 : RING}>
                  <Line {...status} compact={small} />
                </Timed>
              </View>
            )}
            <AloudButtons {...props} attempt={props.talk.attempt} row={low} />
          </>
        )
      }
    >
      {summed ? (
        <Summed view={view} seats={seats} words={words} shape={shape} just={props.just} />
      ) : (
        <Shown {...props} />
      )}
    </StagePage>
  );
}

/** A riddle's title alone, before its words are over; with its sentence after them, for what stands here everybody sees. */
function Shown({ view, words, shape }: AloudStageProps) {
  if (view.phase !== 'title' && view.riddle?.open)
    return <RiddleStage view={view} words={words} shape={shape} />;
  return <Titled view={view} words={words} shape={shape} />;
}

/** A title that stands alone: dice and long names leave it what room there is. */
function Titled({ view, words, shape }: Pick<AloudStageProps, 'view' | 'words' | 'shape'>) {
  const { width, height, low, tight, roomy, wide } = shape;
  const [measured, setMeasured] = useState(height);
  const title = titleOf(view, words);
  const crown = view.list ? (low || tight ? 56 : 120) : 0;
  const room = {
    width: width * POPPED,
    height: Math.min(height * 0.4, measured * POPPED - crown),
    least: 16,
    most: low || tight ? 40 : roomy || wide ? 96 : 52,
  };
  return (
    <View
      style={styles.titled}
      onLayout={({ nativeEvent: { layout } }) => {
        if (layout.height > 0) setMeasured(layout.height);
      }}
    >
      {crown > 0 ? <Crown size={crown} /> : null}
      <Arriving place={TITLE}>
        <Large heading={2} testID="title" colour={SAND_WORDS} fixed size={sizeForText(title, room)}>
          {title}
        </Large>
      </Arriving>
    </View>
  );
}

const styles = StyleSheet.create({
  titled: { flex: 1, alignSelf: 'stretch', alignItems: 'center', justifyContent: 'center', gap: SPACE.m },
  // Where it has no room beside the buttons it stands above them.
  grow: { flex: 1, minWidth: 240, marginRight: SPACE.s },
});
