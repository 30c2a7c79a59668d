import { StyleSheet, View } from 'react-native';
import { isKeeper, type Card } from '../rules';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, SPACE, Txt, useTheme } from '../../../ui';
import { cardText, cardTitle } from './cardWords';
import { GAME_COLOUR } from './colours';

export interface CardFaceProps {
  readonly card: Card;
  readonly sending: 'near' | 'choice';
  readonly words: PrimeClimbWords;
  /** Its name stands above it already. */
  readonly named?: true;
}

/** A card, read in full. */
export function CardFace({ card, sending, words, named }: CardFaceProps) {
  const { colours, pieces } = useTheme();
  return (
    <View
      style={[
        styles.face,
        { backgroundColor: colours.raised, borderColor: GAME_COLOUR },
        pieces > 1 ? styles.close : null,
      ]}
      testID="card"
    >
      <View style={styles.head}>
        <Txt strong size="large" style={styles.title}>
          {named ? '' : cardTitle(card, words)}
        </Txt>
        <Txt size="small" dim>
          {isKeeper(card) ? words.card.keeper : words.card.action}
        </Txt>
      </View>
      <Txt size={16}>{cardText(card, sending, words)}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  face: {
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: 2,
  },
  // Larger words need what the card has around them.
  close: { paddingHorizontal: SPACE.s, paddingVertical: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  title: { flex: 1 },
});
