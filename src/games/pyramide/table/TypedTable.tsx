import { useState } from 'react';
import { KeyboardAvoidingView, StyleSheet, View } from 'react-native';
import { shapeOf, TableLayout } from '../../../shell/frame';
import { SPACE } from '../../../ui';
import { Head } from './Head';
import { columnOf, type PlayingProps } from './playing';
import { ReadyToPlay } from './ReadyToPlay';
import { TypedBoard } from './TypedBoard';
import { TypedControls } from './TypedControls';
import { useDoubt } from './useDoubt';

export interface TypedTableProps extends PlayingProps {
  readonly change: number;
}

/** Alone with the app: words are typed, and nobody has to be hidden from. */
export function TypedTable(props: TypedTableProps) {
  const { view, seats, words, shape, status, actions, talk, undo, countdown, ready, header, change } = props;
  const sending = useDoubt(view, words, change, talk.attempt);
  // The keyboard on the screen takes its part of the room.
  const [room, setRoom] = useState(shape.height);
  const { tight, low } = shapeOf(shape.width, Math.min(shape.height, room), false);
  const short = tight || low;
  return (
    <KeyboardAvoidingView behavior="padding" style={styles.fill}>
      <View style={styles.fill} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}>
        <TableLayout
          shape={shape}
          sideWidth={columnOf(shape)}
          grows="board"
          header={header}
          board={
            <View style={styles.board}>
              <Head view={view} words={words} />
              <TypedBoard
                view={view}
                seats={seats}
                words={words}
                shape={shape}
                short={short}
                doubted={sending.doubt !== null}
                countdown={countdown}
              />
            </View>
          }
          side={
            <TypedControls
              view={view}
              seats={seats}
              words={words}
              short={short}
              status={status}
              actions={actions}
              attempt={talk.attempt}
              sending={sending}
              undo={undo}
              ready={ready && <ReadyToPlay ready={ready} say={talk.say} />}
            />
          }
        />
      </View>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  board: { flex: 1, alignSelf: 'stretch', gap: SPACE.s },
});
