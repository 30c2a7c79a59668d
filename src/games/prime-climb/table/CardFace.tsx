import { StyleSheet, View } from 'react-native';
import { isKeeper, type Card } from '../rules';
import type { ClimbWords } from '../i18n';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';
import { cardText, cardTitle } from './cardWords';
import { GAME_COLOUR } from './colours';

export interface CardFaceProps {
  readonly card: Card;
  readonly sending: 'near' | 'choice';
  readonly words: ClimbWords;
}

/** A card, read in full. */
export function CardFace({ card, sending, words }: CardFaceProps) {
  const colours = useColours();
  return (
    <View style={[styles.face, { backgroundColor: colours.raised, borderColor: GAME_COLOUR }]} testID="card">
      <Txt size="small" dim>
        {isKeeper(card) ? words.card.keeper : words.card.action}
      </Txt>
      <Txt strong size="large">
        {cardTitle(card, words)}
      </Txt>
      <Txt align="center">{cardText(card, sending, words)}</Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  face: {
    alignItems: 'center',
    padding: SPACE.m,
    gap: 2,
    borderRadius: RADIUS.l,
    borderWidth: 2,
  },
});
