import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import type { ClimbWords } from '../i18n';
import { RADIUS, Tappable, Txt, useColours } from '../../../ui';
import type { Light } from './bridge';
import { reachOf, type Place, type Spiral } from './spiral';

export interface LitProps {
  readonly light: Light;
  readonly spiral: Spiral;
  readonly words: ClimbWords;
  /** Where the pawn stands that can go there: its sign is not laid over it. */
  readonly pawn: Place | null;
  readonly onPress: (light: Light) => void;
}

const BADGE = 18;

/** A circle that can be reached, with the operation that leads there. A red one announces its card. */
export function Lit({ light, spiral, words, pawn, onPress }: LitProps) {
  const colours = useColours();
  const { x, y } = spiral.places[light.to]!;
  const far = reachOf(spiral, light.to);
  const text = light.uses.map(({ move, by }) => words.operation(move.operation, by)).join(' ');
  const card = light.uses.some(({ earns }) => earns);
  const badge = Math.max(BADGE, spiral.radius * 0.9);
  const hides = pawn !== null && Math.abs(pawn.x - x) < far && y - pawn.y > 0 && y - pawn.y < far + 2 * badge;
  const above = y - far - badge > 0 && (!hides || y + far + badge > spiral.height);
  return (
    <Tappable
      role="button"
      aria-label={words.lightSpoken(text, light.to, card)}
      testID={`light-${light.to}`}
      onPress={() => onPress(light)}
      style={[styles.lit, { left: x - far, top: y - far, width: far * 2, height: far * 2 }]}
    >
      <Svg width={far * 2} height={far * 2} aria-hidden>
        <Circle
          cx={far}
          cy={far}
          r={far - 1.5}
          stroke={colours.text}
          strokeWidth={2.4}
          strokeDasharray="4 2.6"
          fill="none"
        />
      </Svg>
      <View
        style={[
          styles.badge,
          above ? { bottom: far * 2 - 2 } : { top: far * 2 - 2 },
          { backgroundColor: colours.text, height: badge, minWidth: badge * 1.4 },
        ]}
      >
        <Txt strong size={badge * 0.66} colour={colours.table} numberOfLines={1} maxFontSizeMultiplier={1}>
          {text}
        </Txt>
        {card ? <View style={[styles.card, { borderColor: colours.table }]} /> : null}
      </View>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  lit: { position: 'absolute', zIndex: 4, alignItems: 'center' },
  badge: {
    position: 'absolute',
    paddingHorizontal: 5,
    borderRadius: RADIUS.s,
    flexDirection: 'row',
    gap: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  card: { width: 7, height: 10, borderRadius: 2, borderWidth: 1.5 },
});
