import { StyleSheet, View } from 'react-native';
import { EQUALS } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { SPACE, Txt, useTheme } from '../../../../ui';
import { Piece } from '../Piece';
import { RackPiece, type RackPieceProps } from './Rack';

export interface SharedEqualsProps extends Pick<RackPieceProps, 'chosen' | 'drag' | 'onTap'> {
  /** How many are still there, those of the draft gone. */
  readonly left: number;
  readonly words: PytagoraWords;
  /** There is no room for words beside it. */
  readonly bare?: boolean;
}

const SIZE = 36;
/** How far the one below looks out. */
const STEP = 6;

/** The = that are anybody's: a small stack beside the bag, off the table that is played on. */
export function SharedEquals({ left, chosen, words, bare = false, drag, onTap }: SharedEqualsProps) {
  const { pieces } = useTheme();
  if (left === 0) return null;
  const size = SIZE * (bare ? 1 : pieces);
  return (
    <View style={styles.shared} role="group" aria-label={words.sharedSpoken(left)}>
      <View style={{ width: size + 2 * STEP, height: size + STEP }}>
        {left > 1 ? (
          <View style={styles.below}>
            <Piece face={EQUALS} size={size} />
          </View>
        ) : null}
        <View style={styles.top}>
          <RackPiece
            slot="shared"
            face={EQUALS}
            size={size}
            chosen={chosen}
            words={words}
            drag={drag}
            onTap={onTap}
          />
        </View>
      </View>
      {bare ? null : (
        <Txt size="small" dim>
          {words.shared(left)}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  shared: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  below: { position: 'absolute', left: 0, top: STEP / 2 },
  top: { position: 'absolute', left: STEP, top: -STEP / 2 },
});
