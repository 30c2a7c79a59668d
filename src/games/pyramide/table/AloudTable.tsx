import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { TableLayout } from '../../../shell/frame';
import { SPACE } from '../../../ui';
import type { Phase, View as SeenView } from '../rules';
import { AloudBoard } from './AloudBoard';
import { AloudControls } from './AloudControls';
import { AloudStage } from './AloudStage';
import { Head } from './Head';
import { ReadyToPlay } from './ReadyToPlay';
import { columnOf, isLarge, isSummed, type PlayingProps } from './playing';
import { secretOf } from './secret';

/** What everybody looks at together, over the whole screen. */
const STAGED: readonly Phase[] = ['title', 'list', 'enigma', 'rival', 'verdict'];
const isStaged = (view: SeenView): boolean => STAGED.includes(view.phase) || isSummed(view);

/** The phone in DICO's hand, in the judge's, or in the middle of the table. */
export function AloudTable(props: PlayingProps) {
  const { view, seats, words, shape, status, actions, talk, undo, countdown, ready, header } = props;
  const secret = actions || ready ? secretOf(view, words) : null;
  const [read, setRead] = useState<string | null>(null);
  const unread = secret !== null && secret.secret !== read;
  if (isStaged(view)) return <AloudStage {...props} secret={secret} />;
  const letGo = () => {
    if (!secret) return;
    setRead(secret.secret);
    // What was to be read before time begins has been read: holding and letting go is the tap.
    if (unread) ready?.go();
  };
  return (
    <TableLayout
      shape={shape}
      sideWidth={columnOf(shape)}
      grows="board"
      header={header}
      board={
        <View style={styles.board}>
          <Head view={view} words={words} small={shape.tight} large={isLarge(shape)} />
          <AloudBoard
            view={view}
            seats={seats}
            words={words}
            shape={shape}
            secret={secret}
            countdown={countdown}
            onRead={letGo}
          />
        </View>
      }
      side={
        <AloudControls
          ready={
            ready && <ReadyToPlay ready={ready} first={unread ? words.readFirst : null} say={talk.say} />
          }
          view={view}
          seats={seats}
          words={words}
          shape={shape}
          secret={secret}
          status={status}
          actions={actions}
          attempt={talk.attempt}
          undo={undo}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  /** A card that is held lies over what is below it, where it has not room enough. */
  board: { flex: 1, alignSelf: 'stretch', gap: SPACE.s, zIndex: 1 },
});
