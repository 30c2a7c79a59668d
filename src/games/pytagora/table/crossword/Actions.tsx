import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { CrosswordPhase } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { Button, BUTTON, SPACE, useTheme } from '../../../../ui';
import { GAME_COLOUR } from '../colours';

export interface ActionsProps {
  /** Null when the seat on the screen has nothing to do. */
  readonly phase: CrosswordPhase | null;
  /** Something is laid that is not confirmed. */
  readonly laying: boolean;
  readonly lawful: boolean;
  readonly words: PytagoraWords;
  readonly undo: (() => void) | null;
  /** The frame's, while nobody here has anything to do. */
  readonly button: ReactNode;
  readonly onDraw: () => void;
  readonly onRecall: () => void;
  readonly onCannot: () => void;
  readonly onLay: () => void;
}

const NARROW = 360;

/** One main button in reach of a thumb, and beside it the one other thing that can be done now. */
export function Actions({
  phase,
  laying,
  lawful,
  words,
  undo,
  button,
  onDraw,
  onRecall,
  onCannot,
  onLay,
}: ActionsProps) {
  const { scale, text } = useTheme();
  const { width } = useWindowDimensions();
  // Larger words need as much room for the one as for the other.
  const other = text > 1 && width < NARROW ? styles.main : styles.other;
  return (
    <View style={[styles.row, { minHeight: BUTTON * scale }]}>
      {phase === null && button ? <View style={styles.main}>{button}</View> : null}
      {phase === 'refill' ? (
        <>
          {undo ? (
            <Button label={words.recall} icon="undo" onPress={undo} style={other} testID="take-back" />
          ) : null}
          <Button
            kind="main"
            colour={GAME_COLOUR}
            label={words.draw}
            onPress={onDraw}
            style={styles.main}
            testID="main"
          />
        </>
      ) : null}
      {phase === 'turn' ? (
        <>
          {laying ? (
            <Button label={words.recall} onPress={onRecall} style={other} testID="recall" />
          ) : (
            <Button label={words.cannot} onPress={onCannot} style={other} testID="cannot" />
          )}
          <Button
            kind="main"
            colour={GAME_COLOUR}
            label={words.lay}
            dimmed={!lawful}
            onPress={onLay}
            style={styles.main}
            testID="main"
          />
        </>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.m },
  other: { flex: 2 },
  main: { flex: 3 },
});
