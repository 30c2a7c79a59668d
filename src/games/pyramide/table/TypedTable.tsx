import { useState } from 'react';
import { KeyboardAvoidingView, StyleSheet, View } from 'react-native';
import { shapeOf } from '../../../shell/frame';
import { SPACE } from '../../../ui';
import { Head } from './Head';
import { isSummed, type PlayingProps } from './playing';
import { ReadyToPlay } from './ReadyToPlay';
import { ReadOut } from './RiddleStage';
import { TypedBoard } from './TypedBoard';
import { TypedControls } from './TypedControls';
import { useDoubt } from './useDoubt';

export interface TypedTableProps extends PlayingProps {
  readonly change: number;
}

/** Alone with the app: words are typed, and nobody has to be hidden from. One column, which the keyboard makes lower. */
export function TypedTable(props: TypedTableProps) {
  const { view, seats, words, status, actions, attempt, undo, countdown, ready, say, header, change } = props;
  const sending = useDoubt(view, words, change, attempt);
  // The keyboard on the screen takes its part of the room.
  const [room, setRoom] = useState({ width: props.shape.width, height: props.shape.height });
  const shape = { ...shapeOf(room.width, room.height, false), wide: false };
  const short = room.height < SHORT;
  const asked = ready && view.phase === 'enigma';
  return (
    <KeyboardAvoidingView behavior="padding" style={styles.fill}>
      <View
        style={styles.page}
        onLayout={({ nativeEvent: { layout } }) => {
          if (layout.height > 0) setRoom({ width: layout.width, height: layout.height });
        }}
      >
        {header}
        <Head view={view} words={words} small={short} />
        <TypedBoard
          view={view}
          seats={seats}
          words={words}
          shape={shape}
          short={short}
          countdown={countdown}
        />
        <View style={styles.controls}>
          <TypedControls
            view={view}
            seats={seats}
            words={words}
            short={short}
            summed={isSummed(view) && view.phase !== 'over'}
            status={status}
            actions={actions}
            attempt={attempt}
            sending={sending}
            undo={undo}
            ready={
              asked ? (
                <ReadOut view={view} seats={seats} words={words} shape={shape} ready={ready} />
              ) : (
                ready && <ReadyToPlay ready={ready} say={say} />
              )
            }
          />
        </View>
      </View>
    </KeyboardAvoidingView>
  );
}

/** Less than this is left where a keyboard stands on a phone. */
const SHORT = 430;

const styles = StyleSheet.create({
  fill: { flex: 1 },
  page: { flex: 1, gap: SPACE.xs, alignItems: 'center' },
  controls: {
    alignSelf: 'stretch',
    alignItems: 'stretch',
    maxWidth: 640,
    width: '100%',
    marginHorizontal: 'auto',
    gap: SPACE.xs,
  },
});
