import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';
import type { Spiral } from './spiral';

export interface SumTagProps {
  readonly text: string;
  /** Over this circle: at the edge of the board the tag steps inwards. */
  readonly circle: number;
  readonly spiral: Spiral;
  /** Of what it is written over. */
  readonly width: number;
}

const WIDTH = 170;

/** The sum, written over the pawn that moves: 14 × 3 = 42. */
export function SumTag({ text, circle, spiral, width }: SumTagProps) {
  const colours = useColours();
  const { x } = spiral.places[circle]!;
  const inwards = Math.max(0, WIDTH / 2 - x) + Math.min(0, spiral.width - WIDTH / 2 - x);
  return (
    <View style={[styles.place, { left: width / 2 - WIDTH / 2 + inwards }]}>
      <View style={[styles.tag, { backgroundColor: colours.text, borderColor: colours.table }]} testID="sum">
        <Txt strong size={16} colour={colours.table} numberOfLines={1} maxFontSizeMultiplier={1}>
          {text}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', width: WIDTH, bottom: '100%', alignItems: 'center' },
  tag: {
    paddingHorizontal: SPACE.m,
    paddingVertical: 3,
    borderRadius: RADIUS.s,
    borderWidth: 2,
    marginBottom: 2,
  },
});
