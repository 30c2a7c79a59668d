import { StyleSheet, View } from 'react-native';
import type { PytagoraWords } from '../../i18n';
import { IconButton, Txt } from '../../../../ui';

export interface ToolsProps {
  readonly bagSize: number;
  readonly words: PytagoraWords;
  readonly onFit: () => void;
  /** Null where there is no hand to shuffle. */
  readonly onShuffle: (() => void) | null;
}

/** What is left in the bag, and what tidies table and rack. */
export function Tools({ bagSize, words, onFit, onShuffle }: ToolsProps) {
  return (
    <View style={styles.tools}>
      <Txt size="small" dim>
        {words.bag(bagSize)}
      </Txt>
      <View style={styles.icons}>
        <IconButton icon="fit" label={words.fit} onPress={onFit} testID="fit" />
        {onShuffle ? (
          <IconButton icon="shuffle" label={words.shuffle} onPress={onShuffle} testID="shuffle" />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tools: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 },
  icons: { flexDirection: 'row' },
});
