import { StyleSheet, View } from 'react-native';
import type { SpriteProps } from '../../../shell';
import { RADIUS, useColours } from '../../../ui';
import { CARD_BACK } from './beats';
import { Chip } from './Chip';

/** A chip is so much smaller than the cell it lies on, and no larger where it comes from. */
const CHIP = 0.78;

/** What crosses the table: chips, and cards that show their backs. */
export function Sprite({ sprite, width, height }: SpriteProps) {
  const colours = useColours();
  if (sprite === CARD_BACK)
    return (
      <View
        style={[
          styles.back,
          {
            backgroundColor: colours.accent,
            borderColor: colours.raised,
            width: Math.min(width, height * 0.8),
          },
        ]}
      />
    );
  const team = Number(sprite.split(' ')[1]);
  return (
    <View style={styles.middle}>
      <Chip team={team} size={Math.min(width, height) * CHIP} />
    </View>
  );
}

const styles = StyleSheet.create({
  back: { flex: 1, alignSelf: 'center', borderRadius: RADIUS.s, borderWidth: 2 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
