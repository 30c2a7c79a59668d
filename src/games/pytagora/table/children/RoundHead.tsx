import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { ROUNDS } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { SIZE, SPACE, Txt, useTheme } from '../../../../ui';
import { PIECE } from '../colours';
import { Piece } from '../Piece';

export interface RoundHeadProps {
  readonly round: number;
  readonly equals: number;
  readonly words: ChildrenWords;
  readonly height: number;
  readonly children?: ReactNode;
}

/** Of the width of a phone, and what a letter takes in sizes of the type. */
const SHARE = 0.6;
const LETTER = 0.58;

/** Which round it is, and the = that are left for answers. */
export function RoundHead({ round, equals, words, height, children }: RoundHeadProps) {
  const { colours, pieces, text } = useTheme();
  const { width } = useWindowDimensions();
  const said = words.tables.round(Math.max(1, round), ROUNDS);
  // It has one row, however large words are.
  const fitted =
    text > pieces
      ? { fixed: true, size: Math.min(SIZE.body * text, (width * SHARE) / (said.length * LETTER)) }
      : {};
  return (
    <View style={[styles.head, { height }]}>
      <View style={styles.round}>
        <Txt strong {...fitted}>
          {said}
        </Txt>
        <View aria-hidden style={styles.dots}>
          {Array.from({ length: ROUNDS }, (_, nth) => (
            <View
              key={nth}
              style={[
                styles.dot,
                { borderColor: PIECE.sign, backgroundColor: nth < round ? PIECE.sign : colours.sunken },
              ]}
            />
          ))}
        </View>
      </View>
      {children}
      <View role="img" aria-label={words.tables.equals(equals)} testID="equals" style={styles.equals}>
        <Txt strong {...fitted}>
          {equals}
        </Txt>
        <Piece face="=" size={26 * pieces} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.s },
  round: { gap: 4 },
  dots: { flexDirection: 'row', gap: 4 },
  dot: { width: 10, height: 10, borderRadius: 5, borderWidth: 1.5 },
  equals: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingRight: SPACE.s },
});
