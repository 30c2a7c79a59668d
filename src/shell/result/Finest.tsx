import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Player } from '../../engine';
import { Face, RADIUS, SPACE, Txt, useTheme, useLines } from '../../ui';
import { useApp } from '../AppProvider';
import { lookColours } from '../frame/lookColours';
import { colourOf, type Ending } from './ending';
import type { FinestMove } from './parts';

export interface FinestProps {
  readonly ending: Ending;
  readonly move: FinestMove;
  readonly seats: readonly Player[];
  readonly width: number;
  /** Room for the drawing. */
  readonly height: number;
}

/** Ten points around a middle at 12, 12. */
export const STAR =
  'M12 2.5 L14.6 8.9 L21.5 9.4 L16.2 13.8 L17.9 20.5 L12 16.8 L6.1 20.5 L7.8 13.8 L2.5 9.4 L9.4 8.9 Z';

/** The move to remember, drawn with the pieces it was made of. */
export function Finest({ ending, move, seats, width, height }: FinestProps) {
  const { words } = useApp();
  const { colours, dark } = useTheme();
  const lines = useLines(2);
  const { seat, says, picture } = move;
  const { name, face } = seats[seat]!;
  const scale = Math.min((width - 2 * SPACE.m) / picture.width, height / picture.height);
  const text = words.named(name, says);
  return (
    <View
      role="group"
      aria-label={words.named(words.result.finest, text)}
      style={[styles.panel, { backgroundColor: colours.surface, borderColor: colours.border }]}
      testID="finest"
    >
      <View style={styles.row}>
        <Svg width={18} height={18} viewBox="0 0 24 24" aria-hidden>
          <Path d={STAR} fill={lookColours(dark).best} />
        </Svg>
        <Txt strong size="small" numberOfLines={1}>
          {words.result.finest}
        </Txt>
      </View>
      <View aria-hidden style={styles.drawing}>
        <Svg
          width={picture.width * scale}
          height={picture.height * scale}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
        >
          {picture.drawn}
        </Svg>
      </View>
      <View style={[styles.row, styles.who]}>
        <Face name={name} face={face} colour={colourOf(ending, seat)} size={22} />
        <Txt size="small" strong numberOfLines={lines} style={styles.text}>
          {text}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: {
    borderRadius: RADIUS.l,
    borderWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    gap: SPACE.xs,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  who: { justifyContent: 'center' },
  drawing: { alignItems: 'center' },
  text: { flexShrink: 1 },
});
