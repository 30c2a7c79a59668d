import { StyleSheet, View } from 'react-native';
import type { Move, View as SeenView } from '../rules';
import type { ClimbWords } from '../i18n';
import { Button, SPACE } from '../../../ui';
import { GAME_COLOUR } from './colours';

export interface ActionsProps {
  readonly view: SeenView;
  readonly words: ClimbWords;
  readonly canAct: boolean;
  readonly undo: (() => void) | null;
  readonly attempt: (move: Move) => boolean;
  readonly say: (text: string) => void;
}

export function Actions({ view, words, canAct, undo, attempt, say }: ActionsProps) {
  if (!canAct) return <View style={styles.row} />;
  if (view.phase === 'roll')
    return (
      <Button
        kind="main"
        colour={GAME_COLOUR}
        label={words.roll}
        onPress={() => attempt({ type: 'roll' })}
        testID="roll"
      />
    );
  if (view.phase !== 'move') return <View style={styles.row} />;
  return (
    <View style={styles.row}>
      <Button
        label={words.takeBack}
        icon="undo"
        dimmed={!undo}
        onPress={() => (undo ? undo() : say(words.refused['nothing-back']))}
        style={styles.half}
        testID="take-back"
      />
      <Button
        kind="main"
        colour={GAME_COLOUR}
        label={words.end}
        dimmed={view.ending === null}
        onPress={() => attempt({ type: 'end' })}
        style={styles.half}
        testID="end"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.s, minHeight: 52 },
  half: { flex: 1 },
});
