import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSpring, withTiming } from 'react-native-reanimated';
import Svg, { Path as Line } from 'react-native-svg';
import { isLying, LAYOUTS, spotIn, type Digit, type SquareView } from '../../rules';
import { TIME, useTheme } from '../../../../ui';
import { Piece } from '../Piece';
import { WAY } from './colours';

/** A piece that has just come, and from where, in points. */
export interface Arrival {
  readonly place: number;
  readonly fromX: number;
  readonly fromY: number;
}

export interface PathProps {
  readonly kind: SquareView['config']['kind'];
  readonly grown: SquareView['grown'];
  readonly square: number;
  readonly cell: number;
  readonly arrival: Arrival | null;
  /** The way of the places to come next: degrees clockwise from upwards, by place. */
  readonly ways: ReadonlyMap<number, number>;
}

/** The path of one square: the places still empty, and the pieces that lie, locked into one another. */
export const Path = memo(function Path({ kind, grown, square, cell, arrival, ways }: PathProps) {
  const { colours } = useTheme();
  const layout = LAYOUTS[kind];
  const path = layout.squares[square]!;
  return (
    <>
      {path.map((digit, place) => {
        const { x, y } = spotIn(path.length, place);
        const at = { left: x * cell, top: y * cell };
        if (!isLying(layout, grown, square, place))
          return (
            <View
              key={place}
              style={[
                styles.place,
                at,
                {
                  width: cell - 3,
                  height: cell - 3,
                  borderRadius: cell * 0.22,
                  backgroundColor: colours.sunken,
                },
              ]}
            >
              {ways.has(place) ? <Chevron size={cell * 0.5} turn={ways.get(place)!} /> : null}
            </View>
          );
        const arriving = arrival?.place === place ? arrival : null;
        return (
          <View key={place} style={[styles.lying, at]}>
            {arriving ? (
              <Arriving digit={digit} size={cell} arrival={arriving} />
            ) : (
              <Piece face={digit} size={cell} />
            )}
          </View>
        );
      })}
    </>
  );
});

function Chevron({ size, turn }: { readonly size: number; readonly turn: number }) {
  const { dark } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Line
        d="M5 15 L12 8 L19 15"
        stroke={WAY[dark ? 'dark' : 'light'].chevron}
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        transform={`rotate(${turn} 12 12)`}
      />
    </Svg>
  );
}

interface ArrivingProps {
  readonly digit: Digit;
  readonly size: number;
  readonly arrival: Arrival;
}

/** Flies in from the hand or from the others' side of the table; fades in when motion is reduced. Nothing waits for it. */
function Arriving({ digit, size, arrival }: ArrivingProps) {
  const { still } = useTheme();
  const away = useSharedValue(still ? 0 : 1);
  const shown = useSharedValue(still ? 0 : 1);
  const { fromX, fromY } = arrival;
  useEffect(() => {
    away.set(withSpring(0, { mass: 1, damping: 17, stiffness: 130 }));
    shown.set(withTiming(1, { duration: TIME.move }));
  }, [away, shown]);
  const style = useAnimatedStyle(() => ({
    opacity: shown.get(),
    transform: [
      { translateX: fromX * away.get() },
      { translateY: fromY * away.get() },
      { scale: 1 + 0.5 * away.get() },
    ],
  }));
  return (
    <Animated.View style={[styles.arriving, style]}>
      <Piece face={digit} size={size} state="lit" />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', margin: 1.5, alignItems: 'center', justifyContent: 'center' },
  // Above the glow, so that its knob is seen to reach into the place that waits; touches go through it.
  lying: { position: 'absolute', zIndex: 2, pointerEvents: 'none' },
  arriving: { zIndex: 5 },
});
