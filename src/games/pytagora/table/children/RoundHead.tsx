import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { ROUNDS } from '../../rules';
import type { ChildrenWords } from '../../i18n/children.fr';
import { SPACE, Txt, useTheme } from '../../../../ui';
import { PIECE } from '../colours';
import { Piece } from '../Piece';

export interface RoundHeadProps {
  readonly round: number;
  readonly equals: number;
  readonly words: ChildrenWords;
  readonly height: number;
  readonly children?: ReactNode;
}

/** Which round it is, and the = that are left for answers. */
export function RoundHead({ round, equals, words, height, children }: RoundHeadProps) {
  const { colours, pieces } = useTheme();
  return (
    <View style={[styles.head, { height }]}>
      <View style={styles.round}>
        <Txt strong>{words.tables.round(Math.max(1, round), ROUNDS)}</Txt>
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
        <Txt strong>{equals}</Txt>
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
