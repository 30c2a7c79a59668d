import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, Txt, useColours } from '../../../ui';

export interface SumTagProps {
  readonly text: string;
  /** At the edge of the board it leans inwards: to the right by 1, to the left by -1. */
  readonly leans: -1 | 0 | 1;
  /** Of what it is written over. */
  readonly width: number;
}

const WIDTH = 200;
/** Leaning, it begins so far outside of what it is written over. */
const OUTSIDE = 8;
const SIDES = { '-1': 'flex-end', '0': 'center', '1': 'flex-start' } as const;

const leftOf = (leans: SumTagProps['leans'], width: number): number =>
  leans === 0 ? (width - WIDTH) / 2 : leans > 0 ? -OUTSIDE : width + OUTSIDE - WIDTH;

/** The sum, written over the pawn that moves: 14 × 3 = 42. */
export function SumTag({ text, leans, width }: SumTagProps) {
  const colours = useColours();
  return (
    <View style={[styles.place, { left: leftOf(leans, width), alignItems: SIDES[leans] }]}>
      <View style={[styles.tag, { backgroundColor: colours.text, borderColor: colours.table }]} testID="sum">
        <Txt strong size={16} colour={colours.table} numberOfLines={1} fixed>
          {text}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', width: WIDTH, bottom: '100%' },
  tag: {
    paddingHorizontal: SPACE.m,
    paddingVertical: 3,
    borderRadius: RADIUS.s,
    borderWidth: 2,
    marginBottom: 2,
  },
});
