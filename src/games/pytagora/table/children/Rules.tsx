import { StyleSheet, View } from 'react-native';
import { isFace, spotIn, type SquareKind } from '../../rules';
import type { Language } from '../../../../i18n';
import { SPACE, Txt, useTheme } from '../../../../ui';
import { PIECE } from '../colours';
import { KNOB, Piece } from '../Piece';
import { Sack } from './Bag';
import { GLOW, MEADOW } from './colours';
import { Sheep, type Mood } from './Sheep';
import { childrenWords } from './tell';

export type ChildrenKind = SquareKind | 'tables';

export interface ChildrenRulesProps {
  readonly kind: ChildrenKind;
  readonly language: Language;
}

/** Few words, big type, and a picture for each: a child follows them while a grown-up reads aloud. */
export function ChildrenRules({ kind, language }: ChildrenRulesProps) {
  const { text: larger } = useTheme();
  return (
    <View style={styles.rules}>
      {childrenWords(language).rules[kind]!.map(({ text, picture }) => (
        <View key={text} style={styles.rule}>
          <Picture name={picture} />
          <Txt size="large" style={[styles.text, { flexBasis: LEAST * larger }]}>
            {text}
          </Txt>
        </View>
      ))}
    </View>
  );
}

const SIZE = 34;
const WIDTH = 152;
/** Words that have less room than this beside a picture stand under it. */
const LEAST = 130;

function Picture({ name }: { readonly name: string }) {
  const { dark } = useTheme();
  return (
    <View aria-hidden style={[styles.picture, { backgroundColor: MEADOW[dark ? 'dark' : 'light'] }]}>
      <Drawn name={name} />
    </View>
  );
}

function Drawn({ name }: { readonly name: string }) {
  switch (name) {
    case 'square':
      return <SmallSquare />;
    case 'bag':
      return <Sack count={56} size={80} />;
    case 'party':
      return <TwoSheep mood="party" />;
    case 'puzzled':
      return <TwoSheep mood="puzzled" />;
    case 'both-sheep':
      return <TwoSheep mood="happy" />;
    default:
      return <Run faces={name} />;
  }
}

const TwoSheep = ({ mood }: { readonly mood: Mood }) => (
  <View style={styles.row}>
    <Sheep flock="white" size={62} mood={mood} beat="" turned />
    <Sheep flock="black" size={62} mood={mood} beat="" nth={1} />
  </View>
);

/** A run of pieces; an underscore is the place that waits. */
function Run({ faces }: { readonly faces: string }) {
  const { dark } = useTheme();
  const { fill, edge, figure } = GLOW[dark ? 'dark' : 'light'];
  const size = Math.min(SIZE, (WIDTH - SPACE.l) / (faces.length + KNOB));
  return (
    <View style={styles.row}>
      {[...faces].map((face, place) =>
        isFace(face) ? (
          <Piece key={place} face={face} size={size} />
        ) : (
          <View
            key={place}
            style={[
              styles.waiting,
              { width: size, height: size, borderRadius: size / 4, backgroundColor: fill, borderColor: edge },
            ]}
          >
            <Txt strong colour={figure} fixed>
              ?
            </Txt>
          </View>
        ),
      )}
    </View>
  );
}

const PLACES = 36;
const CELL = 8;

/** The whole path, too small for figures. */
function SmallSquare() {
  return (
    <View style={{ width: CELL * 10, height: CELL * 10 }}>
      {Array.from({ length: PLACES }, (_, place) => {
        const { x, y } = spotIn(PLACES, place);
        return <View key={place} style={[styles.cell, { left: x * CELL, top: y * CELL }]} />;
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  rules: { gap: SPACE.m },
  rule: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, flexWrap: 'wrap' },
  picture: {
    width: WIDTH,
    minHeight: 96,
    borderRadius: 18,
    padding: SPACE.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  text: { flexGrow: 1, flexShrink: 1 },
  row: { flexDirection: 'row', alignItems: 'center' },
  waiting: { borderWidth: 2.5, alignItems: 'center', justifyContent: 'center' },
  cell: {
    position: 'absolute',
    width: CELL - 1,
    height: CELL - 1,
    borderRadius: 2,
    backgroundColor: PIECE.digit,
  },
});
