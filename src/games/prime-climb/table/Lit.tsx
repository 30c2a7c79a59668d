import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Text } from 'react-native-svg';
import type { PrimeClimbWords } from '../i18n';
import { FONT, RADIUS, Tappable, Txt, useTheme } from '../../../ui';
import { arcPath, arcsOf } from './arcs';
import { figuresOf, ringShare } from './boxes';
import type { Light } from './bridge';
import { inkOf } from './colours';
import type { Label } from './labels';
import { reachOf, type Spiral } from './spiral';

export interface LitProps {
  readonly light: Light;
  readonly label: Label;
  readonly spiral: Spiral;
  readonly words: PrimeClimbWords;
  readonly onPress: (light: Light) => void;
}

/** What one plays with is thirty points wide, however small the others are. */
const LEAST = 15;

export const labelOf = ({ uses }: Light, words: PrimeClimbWords): string =>
  uses.map(({ move, by }) => words.operation(move.operation, by)).join(' ');

/**
 * A circle that can be reached, with the operation that leads there: solid for the number that comes first, dashed for the
 * other. A red one announces its card.
 */
export const Lit = memo(function Lit({ light, label, spiral, words, onPress }: LitProps) {
  const { colours, dark, signs } = useTheme();
  const { to, nth } = light;
  const { x, y } = spiral.places[to]!;
  const far = Math.max(LEAST, reachOf(spiral, to) + 2);
  const radius = far - 5;
  const middle = { x: far, y: far };
  const figures = figuresOf(spiral, to);
  const ink = inkOf(nth, colours, dark);
  const text = labelOf(light, words);
  const card = light.uses.some(({ earns }) => earns);
  return (
    <Tappable
      role="button"
      spoken={words.lightSpoken(text, to, card)}
      testID={`light-${to}`}
      onPress={() => onPress(light)}
      style={[styles.lit, { left: x - far, top: y - far, width: far * 2, height: far * 2 }]}
    >
      <Svg width={far * 2} height={far * 2} aria-hidden>
        <Circle cx={far} cy={far} r={far - 0.5} fill="#FFE9A8" />
        <Circle cx={far} cy={far} r={radius} fill={colours.surface} />
        {arcsOf(to).map((arc, which) => (
          <Path
            key={which}
            d={arcPath(middle, radius, radius * (1 - ringShare(signs)), arc)}
            fill={arc.colour}
          />
        ))}
        <Circle
          cx={far}
          cy={far}
          r={far - 3}
          stroke={ink}
          strokeWidth={3}
          {...(nth > 0 ? { strokeDasharray: '5 3' } : {})}
          fill="none"
        />
        <Text
          x={far}
          y={far + figures * 0.35}
          fontSize={figures}
          fontFamily={FONT.strong}
          fill={colours.text}
          textAnchor="middle"
        >
          {to}
        </Text>
      </Svg>
      <View
        style={[
          styles.label,
          nth > 0
            ? { backgroundColor: colours.surface, borderColor: ink }
            : { backgroundColor: ink, borderColor: ink },
          {
            left: label.place.x - x + far - label.width / 2,
            top: label.place.y - y + far - label.height / 2,
            width: label.width,
            height: label.height,
          },
        ]}
        testID={`label-${to}`}
      >
        <Txt
          strong
          size={label.size}
          colour={nth > 0 ? ink : colours.table}
          numberOfLines={1}
          maxFontSizeMultiplier={1}
        >
          {text}
        </Txt>
        {card ? (
          <View style={[styles.card, { borderColor: colours.surface, backgroundColor: colours.warn }]} />
        ) : null}
      </View>
    </Tappable>
  );
});

const styles = StyleSheet.create({
  lit: { position: 'absolute', zIndex: 4 },
  label: {
    position: 'absolute',
    borderRadius: RADIUS.s,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  card: { position: 'absolute', right: -4, top: -5, width: 8, height: 11, borderRadius: 2, borderWidth: 1 },
});
