import { StyleSheet, View } from 'react-native';
import { Line, SPACE } from '../../../ui';
import { AloudButtons } from './AloudButtons';
import { Arriving } from './Arriving';
import { TITLE } from './beats';
import { SAND_WORDS } from './colours';
import { Crown } from './Crown';
import { JustCast } from './DieCast';
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
      head={
        <>
          <Head view={view} words={words} small={small} large={isLarge(shape)} />
          <JustCast {...props} />
        </>
      }
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
  const { width, height, low, tight, roomy, wide } = shape;
  const title = titleOf(view, words);
  const most = low || tight ? 40 : roomy || wide ? 96 : 52;
  return (
    <>
      {view.list ? <Crown size={low || tight ? 56 : 120} /> : null}
      <Arriving place={TITLE}>
        <Large
          heading={2}
          testID="title"
          colour={SAND_WORDS}
          fixed
          size={sizeForText(title, { width: width * POPPED, height: height * 0.4, least: 24, most })}
        >
          {title}
        </Large>
      </Arriving>
    </>
  );
}

const styles = StyleSheet.create({
  // Where it has no room beside the buttons it stands above them.
  grow: { flex: 1, minWidth: 240, marginRight: SPACE.s },
});
