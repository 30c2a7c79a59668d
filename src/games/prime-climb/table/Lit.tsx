import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import { Circle } from 'react-native-svg';
import type { PrimeClimbWords } from '../i18n';
import { RADIUS, Tappable, Txt, useTheme } from '../../../ui';
import type { Camera } from '../../../ui/zoom';
import type { Light } from './bridge';
import type { Mark } from './closeUp';
import { inkOf } from './colours';
import { Disc, OnBoard } from './Disc';
import type { Label } from './labels';
import type { Place } from './spiral';

export interface LitProps {
  readonly light: Light;
  readonly label: Label;
  /** Of its circle on the spiral. */
  readonly place: Place;
  readonly mark: Mark;
  readonly seen: SharedValue<Camera>;
  readonly words: PrimeClimbWords;
  readonly onPress: (light: Light) => void;
}

export const labelOf = ({ uses }: Light, words: PrimeClimbWords): string =>
  uses.map(({ move, by }) => words.operation(move.operation, by)).join(' ');

/**
 * A circle that can be reached, with the operation that leads there: solid for the number that comes first, dashed for the
 * other. A red one announces its card.
 */
export const Lit = memo(function Lit({ light, label, place, mark, seen, words, onPress }: LitProps) {
  const { colours, dark } = useTheme();
  const { to, nth } = light;
  const { x, y, far } = mark;
  const ink = inkOf(nth, colours, dark);
  const text = labelOf(light, words);
  const card = light.uses.some(({ earns }) => earns);
  return (
    <OnBoard place={place} mark={mark} seen={seen} above>
      <Tappable
        role="button"
        spoken={words.lightSpoken(text, to, card)}
        testID={`light-${to}`}
        onPress={() => onPress(light)}
        style={{ width: far * 2, height: far * 2 }}
      >
        <Disc number={to} mark={mark} halo="#FFE9A8">
          <Circle
            cx={far}
            cy={far}
            r={far - 3}
            stroke={ink}
            strokeWidth={3}
            {...(nth > 0 ? { strokeDasharray: '5 3' } : {})}
            fill="none"
          />
        </Disc>
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
          <Txt strong size={label.size} colour={nth > 0 ? ink : colours.table} numberOfLines={1} fixed>
            {text}
          </Txt>
          {card ? (
            <View style={[styles.card, { borderColor: colours.surface, backgroundColor: colours.warn }]} />
          ) : null}
        </View>
      </Tappable>
    </OnBoard>
  );
});

const styles = StyleSheet.create({
  label: {
    position: 'absolute',
    borderRadius: RADIUS.s,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  card: { position: 'absolute', right: -4, top: -5, width: 8, height: 11, borderRadius: 2, borderWidth: 1 },
});
