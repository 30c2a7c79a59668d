import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { PytagoraWords } from '../../i18n';
import { IconButton, SPACE } from '../../../../ui';
import { Sack } from '../children/Bag';

export interface ToolsProps {
  readonly bagSize: number;
  readonly words: PytagoraWords;
  /** Null where there is no hand to shuffle. */
  readonly onShuffle: (() => void) | null;
  /** The = that are anybody's. */
  readonly children: ReactNode;
}

export const BAG = 52;

/** Between the board and the rack: the shared =, the bag with what is left in it, and what tidies the rack. */
export function Tools({ bagSize, words, onShuffle, children }: ToolsProps) {
  return (
    <View style={styles.tools}>
      {children}
      <View role="img" aria-label={words.bag(bagSize)} testID="bag" style={styles.bag}>
        <Sack count={bagSize} size={BAG} />
      </View>
      <View style={styles.rest} />
      {onShuffle ? (
        <IconButton icon="shuffle" label={words.shuffle} onPress={onShuffle} testID="shuffle" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  tools: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l, minHeight: BAG },
  bag: { width: BAG, height: BAG },
  rest: { flex: 1 },
});
