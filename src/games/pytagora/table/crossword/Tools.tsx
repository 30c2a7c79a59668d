import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { PytagoraWords } from '../../i18n';
import { IconButton, SPACE } from '../../../../ui';
import { useBeats, usePlace } from '../../../../shell/beats';
import { Sack } from '../children/Bag';
import { BAG } from './beats';
import { Moving } from '../Moving';

export interface ToolsProps {
  readonly bagSize: number;
  readonly words: PytagoraWords;
  /** Null where there is no hand to shuffle. */
  readonly onShuffle: (() => void) | null;
  /** Beside the rack, one under the other. */
  readonly upright?: boolean;
  /** The = that are anybody's. */
  readonly children: ReactNode;
}

const SIZE = 52;
const SMALL = 44;

/** Between the board and the rack: the shared =, the bag with what is left in it, and what tidies the rack. */
export function Tools({ bagSize, words, onShuffle, upright = false, children }: ToolsProps) {
  const size = upright ? SMALL : SIZE;
  const place = usePlace(BAG);
  const { stressed } = useBeats();
  return (
    <View style={upright ? styles.upright : styles.tools}>
      {children}
      <View
        ref={place}
        role="img"
        aria-label={words.bag(bagSize)}
        testID="bag"
        style={{ width: size, height: size }}
      >
        <Moving arrival={null} stress={stressed.get(BAG) ?? null}>
          <Sack count={bagSize} size={size} />
        </Moving>
      </View>
      {upright ? null : <View style={styles.rest} />}
      {onShuffle ? (
        <IconButton icon="shuffle" label={words.shuffle} onPress={onShuffle} testID="shuffle" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  tools: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l, minHeight: SIZE },
  upright: { alignItems: 'center', justifyContent: 'center' },
  rest: { flex: 1 },
});
