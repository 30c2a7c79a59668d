import { StyleSheet, View } from 'react-native';
import type { SpriteProps } from '../../../shell';
import { RADIUS, useColours } from '../../../ui';
import { CARD_SPRITE } from './beats';
import { GAME_COLOUR } from './colours';
import { Pawn } from './Pawn';
import { SumTag } from './SumTag';

/** What crosses the table: a pawn with the sum over it, a card that shows its back. */
export function Sprite({ sprite, width, height }: SpriteProps) {
  const colours = useColours();
  if (sprite === CARD_SPRITE)
    return (
      <View
        style={[
          styles.card,
          {
            backgroundColor: GAME_COLOUR,
            borderColor: colours.raised,
            width: Math.min(width, height * 0.75, 60),
          },
        ]}
      />
    );
  const [, seat, leans, sum = ''] = sprite.split('|');
  return (
    <View style={{ width }}>
      {sum ? <SumTag text={sum} leans={leaning(Number(leans))} width={width} /> : null}
      <Pawn seat={Number(seat)} size={width} />
    </View>
  );
}

const leaning = (leans: number): -1 | 0 | 1 => (leans > 0 ? 1 : leans < 0 ? -1 : 0);

const styles = StyleSheet.create({
  card: { height: '100%', maxHeight: 80, alignSelf: 'center', borderRadius: RADIUS.s, borderWidth: 3 },
});
