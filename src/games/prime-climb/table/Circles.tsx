import { memo, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { G, Path, Text } from 'react-native-svg';
import { FONT, useTheme } from '../../../ui';
import { arcPath, arcsOf, middleOf, signPath } from './arcs';
import type { Spiral } from './spiral';

export interface CirclesProps {
  readonly spiral: Spiral;
  /** Signs on the arcs, for those who do not see the colours. */
  readonly signs: boolean;
  /** Waypoints, which wear a second ring. */
  readonly marked: readonly number[];
}

/** The ring's share of a circle's radius; with signs on it, it is wider. */
const RING = 0.3;
const RING_WITH_SIGNS = 0.38;

interface Drawing {
  /** By colour, the arcs of all circles in one outline: six paths instead of three hundred. */
  readonly arcs: readonly (readonly [string, string])[];
  readonly discs: string;
  readonly signs: string;
  readonly primes: readonly {
    readonly key: string;
    readonly x: number;
    readonly y: number;
    readonly text: string;
  }[];
}

function draw({ places, radius, lastRadius }: Spiral, signs: boolean): Drawing {
  const arcs = new Map<string, string>();
  const primes: Drawing['primes'][number][] = [];
  let discs = '';
  let signed = '';
  places.forEach((place, number) => {
    const outer = number === places.length - 1 ? lastRadius : radius;
    const inner = outer * (1 - (signs ? RING_WITH_SIGNS : RING));
    discs += `M${place.x - outer} ${place.y}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 ${-2 * outer} 0Z`;
    const own = arcsOf(number);
    own.forEach((arc, nth) => {
      arcs.set(arc.colour, (arcs.get(arc.colour) ?? '') + arcPath(place, outer, inner, arc));
      const middle = middleOf(place, outer, inner, arc);
      const sign = signs ? signPath(arc.prime, middle, (outer - inner) * 0.66) : null;
      if (sign) signed += sign;
      // In a ring of its own a prime is the number in the middle; beside others it is written in its arc.
      if (arc.prime > 10 && own.length > 1)
        primes.push({ key: `${number}-${nth}`, ...middle, text: String(arc.prime) });
    });
  });
  return { arcs: [...arcs], discs, signs: signed, primes };
}

/** The spiral, drawn once. Nothing on it moves: pawns, lights and the path lie above it. */
export const Circles = memo(function Circles({ spiral, signs, marked }: CirclesProps) {
  const { colours } = useTheme();
  const { places, radius, lastRadius, width, height } = spiral;
  const drawing = useMemo(() => draw(spiral, signs), [spiral, signs]);
  const ring = radius * (signs ? RING_WITH_SIGNS : RING);
  return (
    <Svg width={width} height={height} style={[styles.fill]} aria-hidden>
      <Path d={drawing.discs} fill={colours.surface} />
      {drawing.arcs.map(([colour, path]) => (
        <Path key={colour} d={path} fill={colour} />
      ))}
      {signs ? <Path d={drawing.signs} fill="#FFFFFF" /> : null}
      <G>
        {drawing.primes.map(({ key, x, y, text }) => (
          <Text
            key={key}
            x={x}
            y={y + ring * 0.3}
            fontSize={ring * 0.84}
            fontFamily={FONT.strong}
            fill="#FFFFFF"
            textAnchor="middle"
          >
            {text}
          </Text>
        ))}
      </G>
      <G>
        {places.map(({ x, y }, number) => {
          const size = number === places.length - 1 ? lastRadius * 0.74 : radius * 0.84;
          return (
            <Text
              key={number}
              x={x}
              y={y + size * 0.35}
              fontSize={size}
              fontFamily={FONT.strong}
              fill={colours.text}
              textAnchor="middle"
            >
              {number}
            </Text>
          );
        })}
      </G>
      {marked.map((number) => {
        const { x, y } = places[number]!;
        const far = radius * 1.14;
        return (
          <Path
            key={number}
            d={`M${x - far} ${y}a${far} ${far} 0 1 1 ${2 * far} 0a${far} ${far} 0 1 1 ${-2 * far} 0Z`}
            stroke={colours.text}
            strokeWidth={1.6}
            strokeDasharray="3 2"
            fill="none"
          />
        );
      })}
    </Svg>
  );
});

const styles = StyleSheet.create({ fill: { position: 'absolute', left: 0, top: 0 } });
