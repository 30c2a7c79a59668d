import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Move, View as SeenView } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { usePlace } from '../../../shell/beats';
import {
  Button,
  Icon,
  IconButton,
  RADIUS,
  SPACE,
  Tappable,
  useColours,
  useEdge,
  useTheme,
} from '../../../ui';
import { DECK } from './beats';
import { GAME_COLOUR } from './colours';
import { BUTTONS } from './layout';

export interface ActionsProps {
  readonly view: SeenView;
  readonly words: PrimeClimbWords;
  readonly canAct: boolean;
  /** The frame's, while nobody may act. */
  readonly button: ReactNode;
  readonly undo: (() => void) | null;
  readonly attempt: (move: Move) => boolean;
  readonly say: (text: string) => void;
  readonly onOpen: (page: 'cards' | 'times') => void;
}

/** The one main button, in reach of a thumb; beside it what can be looked up at any time. */
export function Actions({ view, words, canAct, button, undo, attempt, say, onOpen }: ActionsProps) {
  const deck = usePlace(DECK);
  const { text } = useTheme();
  return (
    <View style={[styles.row, { height: BUTTONS * text }]}>
      {canAct && view.phase === 'roll' ? (
        <Button
          kind="main"
          colour={GAME_COLOUR}
          label={words.roll}
          onPress={() => attempt({ type: 'roll' })}
          style={styles.main}
          testID="roll"
        />
      ) : canAct && view.phase === 'move' ? (
        <>
          <TakeBack
            words={words}
            undo={undo}
            onPress={() => (undo ? undo() : say(words.refused['nothing-back']))}
          />
          <Button
            kind="main"
            colour={GAME_COLOUR}
            label={words.end}
            dimmed={view.ending === null}
            onPress={() => attempt({ type: 'end' })}
            style={styles.main}
            testID="end"
          />
        </>
      ) : (
        <View style={styles.frame}>{button}</View>
      )}
      <IconButton icon="times" label={words.timesTable} onPress={() => onOpen('times')} testID="times" />
      <View ref={deck} collapsable={false}>
        <IconButton icon="cards" label={words.cards} onPress={() => onOpen('cards')} testID="cards" />
      </View>
    </View>
  );
}

interface TakeBackProps {
  readonly words: PrimeClimbWords;
  readonly undo: (() => void) | null;
  readonly onPress: () => void;
}

function TakeBack({ words, undo, onPress }: TakeBackProps) {
  const colours = useColours();
  const edge = useEdge(!undo);
  return (
    <Tappable
      role="button"
      aria-label={words.takeBack}
      aria-disabled={!undo}
      onPress={onPress}
      style={[styles.back, { backgroundColor: colours.sunken }, edge]}
      testID="take-back"
    >
      <Icon name="undo" colour={undo ? colours.text : colours.off} />
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.xs, alignItems: 'center' },
  main: { flex: 1, paddingHorizontal: SPACE.s },
  frame: { flex: 1 },
  back: {
    width: BUTTONS,
    height: BUTTONS,
    borderRadius: RADIUS.m,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
