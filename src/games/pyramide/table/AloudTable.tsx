import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { TableLayout } from '../../../shell/frame';
import { SPACE } from '../../../ui';
import { AloudBoard } from './AloudBoard';
import { AloudControls } from './AloudControls';
import { Head } from './Head';
import { ReadyToPlay } from './ReadyToPlay';
import { columnOf, type PlayingProps } from './playing';
import { secretOf } from './secret';

/** The phone in DICO's hand, in the judge's, or in the middle of the table. */
export function AloudTable(props: PlayingProps) {
  const { view, seats, words, shape, status, actions, talk, undo, countdown, ready, header } = props;
  const secret = actions || ready ? secretOf(view, words) : null;
  const [read, setRead] = useState<string | null>(null);
  const unread = secret !== null && secret.secret !== read;
  return (
    <TableLayout
      shape={shape}
      sideWidth={columnOf(shape)}
      grows="board"
      header={header}
      board={
        <View style={[styles.board, shape.tight ? styles.above : null]}>
          <Head view={view} words={words} small={shape.tight} />
          <AloudBoard
            view={view}
            seats={seats}
            words={words}
            shape={shape}
            secret={secret}
            countdown={countdown}
            onRead={() => secret && setRead(secret.secret)}
          />
        </View>
      }
      side={
        <AloudControls
          ready={
            ready && <ReadyToPlay ready={ready} first={unread ? words.readFirst : null} say={talk.say} />
          }
          view={view}
          words={words}
          shape={shape}
          secret={secret}
          status={status}
          actions={actions}
          attempt={talk.attempt}
          undo={undo}
          countdown={countdown}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  board: { flex: 1, alignSelf: 'stretch', gap: SPACE.s },
  /** A card that is held where room is short lies over what is below it. */
  above: { zIndex: 1 },
});
