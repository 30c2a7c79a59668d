import { StyleSheet, View } from 'react-native';
import { factorsOf } from '../rules';
import { RADIUS, SPACE, Txt, useColours, useTheme } from '../../../ui';
import { GAME_COLOUR } from './colours';
import { Pawn } from './Pawn';
import { Ring } from './Ring';

/** A circle by its number, a sign as it is, a number of the dice, a circle with a seat's pawn beside it, a card; what stays in one line. */
type Piece =
  | number
  | string
  | { readonly die: number }
  | { readonly seat: number; readonly on: number }
  | { readonly card: true }
  | { readonly line: readonly Piece[] };

const die = (number: number): Piece => ({ die: number });
const pawn = (seat: number, on: number): Piece => ({ seat, on });
const CARD: Piece = { card: true };
const line = (...pieces: readonly Piece[]): Piece => ({ line: pieces });

const PICTURES: Readonly<Record<string, readonly Piece[]>> = {
  goal: [pawn(0, 0), pawn(0, 0), '→', pawn(0, 101), pawn(0, 101)],
  colours: [2, 3, 5, 7, 11, 12],
  join: [14, '×', 3, '=', 42],
  part: [84, '÷', 4, '=', 21],
  double: [die(2), die(2), '→', die(2), die(2), die(2), die(2)],
  across: [pawn(0, 14), '−', die(3), '→', 11, '×', die(9), '→', 99],
  idle: [pawn(0, 26), '×', die(1), '→', pawn(0, 26)],
  exact: [91, '← −7', pawn(0, 98), '÷7 →', 14],
  bump: [pawn(0, 31), '→', pawn(1, 33), '→', pawn(1, 37), '→', pawn(1, 0)],
  red: [26, pawn(0, 29)],
  'double-time': [line(die(4), '→', pawn(0, 11), CARD), line(die(8), '→', pawn(0, 19), CARD)],
  waypoints: [pawn(0, 0), '→', 37, '→', 53, '→', pawn(0, 101)],
  sprint: [pawn(0, 101), '✓', pawn(0, 62)],
  backwards: [pawn(0, 101), '→', pawn(0, 0)],
  'there-and-back': [pawn(0, 0), '→', 101, '→', pawn(0, 0)],
  'solitaire-1': [pawn(0, 0), '→', pawn(0, 101)],
  'solitaire-2': [pawn(0, 0), '→', 101, '→', pawn(0, 0)],
};

/** Beside the words of a variant, which it goes with. */
export const SMALL_PICTURE = 34;

/** Made of the same pieces as the table. */
export function RulesPicture({ name, size = SIZE }: { readonly name: string; readonly size?: number }) {
  const pieces = PICTURES[name];
  if (!pieces) return null;
  return (
    <View aria-hidden style={styles.picture}>
      {pieces.map((piece, nth) => (
        <PieceShape key={nth} piece={piece} size={size} />
      ))}
    </View>
  );
}

const SIZE = 46;
/** In parts of a circle: beside its number, and just over its rim. */
const PAWN = 0.43;
const OVER = 0.08;

function PieceShape({ piece, size }: { readonly piece: Piece; readonly size: number }) {
  const { colours, signs } = useTheme();
  if (typeof piece === 'string') return <Txt dim>{piece}</Txt>;
  if (typeof piece === 'number')
    return <Ring factors={factorsOf(piece)} number={piece} size={size} signs={signs} />;
  if ('card' in piece)
    return <View style={[styles.drawn, { backgroundColor: colours.raised, borderColor: GAME_COLOUR }]} />;
  if ('die' in piece)
    return (
      <View style={[styles.die, { backgroundColor: colours.raised, borderColor: colours.border }]}>
        <Txt strong>{piece.die}</Txt>
      </View>
    );
  if ('line' in piece)
    return (
      <View style={styles.line}>
        {piece.line.map((one, nth) => (
          <PieceShape key={nth} piece={one} size={size} />
        ))}
      </View>
    );
  return (
    <View style={styles.occupied}>
      <Ring factors={factorsOf(piece.on)} number={piece.on} size={size} signs={signs} />
      <View style={{ marginLeft: -OVER * size }}>
        <Pawn seat={piece.seat} size={PAWN * size} />
      </View>
    </View>
  );
}

/** A keeper as it lies before a seat. */
export function CardTile({ title }: { readonly title: string }) {
  const colours = useColours();
  return (
    <View style={[styles.card, { backgroundColor: colours.raised, borderColor: GAME_COLOUR }]}>
      <Txt strong size={15}>
        {title}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.xs },
  die: {
    width: 36,
    height: 36,
    borderRadius: RADIUS.s,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  drawn: { width: 18, height: 26, borderRadius: 4, borderWidth: 2, marginRight: SPACE.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  occupied: { flexDirection: 'row', alignItems: 'center' },
  card: {
    minWidth: 40,
    minHeight: 32,
    paddingHorizontal: SPACE.s,
    borderRadius: RADIUS.s,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
