import { StyleSheet, View } from 'react-native';
import { EQUALS } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { RADIUS, SPACE, Txt, useColours } from '../../../../ui';
import { RackPiece, type RackPieceProps } from './Rack';

export interface SharedEqualsProps extends Pick<RackPieceProps, 'chosen' | 'drag' | 'onTap'> {
  /** How many are still there, those of the draft gone. */
  readonly left: number;
  readonly words: PytagoraWords;
}

/** The = on the table that are anybody's, in a corner of the board. */
export function SharedEquals({ left, chosen, words, drag, onTap }: SharedEqualsProps) {
  const colours = useColours();
  if (left === 0) return null;
  return (
    <View
      style={[styles.shared, { backgroundColor: colours.surface, borderColor: colours.line }]}
      role="group"
      aria-label={words.sharedSpoken(left)}
    >
      <RackPiece
        slot="shared"
        face={EQUALS}
        size={36}
        chosen={chosen}
        words={words}
        drag={drag}
        onTap={onTap}
      />
      <Txt size={12} dim maxFontSizeMultiplier={1.2}>
        {words.shared(left)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  shared: {
    position: 'absolute',
    right: SPACE.s,
    bottom: SPACE.s,
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: StyleSheet.hairlineWidth,
  },
});
