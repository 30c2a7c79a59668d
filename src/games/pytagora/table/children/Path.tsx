import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path as Line } from 'react-native-svg';
import { isLying, LAYOUTS, spotIn, type SquareView } from '../../rules';
import type { TableBeats } from '../../../../shell/beats';
import { useTheme } from '../../../../ui';
import { Moving } from '../Moving';
import { Piece } from '../Piece';
import { spotPlace } from './beats';
import { WAY } from './colours';

export interface PathProps {
  readonly kind: SquareView['config']['kind'];
  readonly grown: SquareView['grown'];
  readonly square: number;
  readonly cell: number;
  readonly beats: Pick<TableBeats, 'arrivals' | 'stressed'>;
  /** What others laid last, in their colours, by place. */
  readonly rings: ReadonlyMap<number, string>;
  /** The way of the places to come next: degrees clockwise from upwards, by place. */
  readonly ways: ReadonlyMap<number, number>;
}

/** The path of one square: the places still empty, and the pieces that lie, locked into one another. */
export const Path = memo(function Path({ kind, grown, square, cell, beats, rings, ways }: PathProps) {
  const { colours, contrast } = useTheme();
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
                contrast === 'usual' ? null : { borderWidth: 1, borderColor: colours.border },
              ]}
            >
              {ways.has(place) ? <Chevron size={cell * 0.5} turn={ways.get(place)!} /> : null}
            </View>
          );
        const spot = spotPlace(square, place);
        const ring = rings.get(place);
        return (
          <View key={place} style={[styles.lying, at]}>
            <Moving arrival={beats.arrivals.get(spot) ?? null} stress={beats.stressed.get(spot) ?? null}>
              <Piece face={digit} size={cell} />
              {ring ? (
                <View
                  aria-hidden
                  testID={`ring-${place}`}
                  style={[
                    styles.ring,
                    { width: cell, height: cell, borderRadius: cell * 0.2, borderColor: ring },
                  ]}
                />
              ) : null}
            </Moving>
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

const styles = StyleSheet.create({
  place: { position: 'absolute', margin: 1.5, alignItems: 'center', justifyContent: 'center' },
  // Above the glow, so that its knob is seen to reach into the place that waits; touches go through it.
  lying: { position: 'absolute', zIndex: 2, pointerEvents: 'none' },
  ring: {
    position: 'absolute',
    borderWidth: 3.5,
    outlineWidth: 1.5,
    outlineColor: '#FFFFFF',
    outlineStyle: 'solid',
  },
});
