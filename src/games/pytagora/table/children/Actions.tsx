import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button, SPACE, useTheme, type IconName } from '../../../../ui';
import { GAME_COLOUR } from '../colours';

interface Action {
  readonly label: string;
  /** For those who do not read yet. */
  readonly icon: IconName;
  /** Answers with the reason instead of doing it. */
  readonly dimmed?: boolean;
  readonly onPress: () => unknown;
}

export interface ActionsProps {
  readonly main: Action | null;
  readonly other: (Action & { readonly testID: string }) | null;
  /** The frame's, while nobody here has anything to do. */
  readonly button?: ReactNode;
}

export const BUTTONS = 54;

export const NO_ACTIONS: ActionsProps = { main: null, other: null };

/** One big button in reach of a thumb, and beside it the one other thing that can be done now. */
export function Actions({ main, other, button = null }: ActionsProps) {
  const { scale } = useTheme();
  return (
    <View style={[styles.row, { minHeight: BUTTONS * scale }]}>
      {button ? <View style={styles.main}>{button}</View> : null}
      {other ? (
        <Button
          label={other.label}
          icon={other.icon}
          onPress={() => void other.onPress()}
          style={styles.other}
          testID={other.testID}
        />
      ) : null}
      {main ? (
        <Button
          kind="main"
          colour={GAME_COLOUR}
          icon={main.icon}
          label={main.label}
          dimmed={main.dimmed ?? false}
          onPress={() => void main.onPress()}
          style={styles.main}
          testID="main"
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.m },
  other: { flex: 2 },
  main: { flex: 3 },
});
