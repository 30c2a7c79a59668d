import { memo, useMemo } from 'react';
import Svg, { G, Path, Text } from 'react-native-svg';
import { FONT, useTheme } from '../../../ui';
import { arcPath, arcsOf, circlePath, middleOf, primesIn, signPath } from './arcs';
import { figuresOf, primeSize, ringShare } from './boxes';
import type { Spiral } from './spiral';

export interface RingsProps {
  readonly spiral: Spiral;
  /** Signs on the arcs, for those who do not see the colours. */
  readonly signs: boolean;
  /** Waypoints, which wear a second ring. */
  readonly marked: readonly number[];
}

interface Drawing {
  /** By colour, the arcs of all circles in one outline: six paths instead of three hundred. */
  readonly arcs: readonly (readonly [string, string])[];
  readonly discs: string;
  readonly signs: string;
}

function draw({ places, radius, lastRadius }: Spiral, signs: boolean): Drawing {
  const arcs = new Map<string, string>();
  let discs = '';
  let signed = '';
  places.forEach((place, number) => {
    const outer = number === places.length - 1 ? lastRadius : radius;
    const inner = outer * (1 - ringShare(signs));
    discs += circlePath(place, outer);
    for (const arc of arcsOf(number)) {
      arcs.set(arc.colour, (arcs.get(arc.colour) ?? '') + arcPath(place, outer, inner, arc));
      const middle = middleOf(place, outer, inner, arc);
      const sign = signs ? signPath(arc.prime, middle, (outer - inner) * 0.66) : null;
      if (sign) signed += sign;
    }
  });
  return { arcs: [...arcs], discs, signs: signed };
}

/** The rings of the spiral, drawn once. Nothing on it moves: numbers, pawns, lights and the path lie above it. */
export const Rings = memo(function Rings({ spiral, signs, marked }: RingsProps) {
  const { colours } = useTheme();
  const { places, radius, width, height } = spiral;
  const drawing = useMemo(() => draw(spiral, signs), [spiral, signs]);
  return (
    <Svg width={width} height={height} aria-hidden>
      <Path d={drawing.discs} fill={colours.surface} />
      {drawing.arcs.map(([colour, path]) => (
        <Path key={colour} d={path} fill={colour} />
      ))}
      {signs ? <Path d={drawing.signs} fill="#FFFFFF" /> : null}
      {marked.map((number) => (
        <Path
          key={number}
          d={circlePath(places[number]!, radius * 1.14)}
          stroke={colours.text}
          strokeWidth={1.6}
          strokeDasharray="3 2"
          fill="none"
        />
      ))}
    </Svg>
  );
});

/** The numbers of the circles. */
export const Figures = memo(function Figures({ spiral }: { readonly spiral: Spiral }) {
  const { colours } = useTheme();
  return (
    <Svg width={spiral.width} height={spiral.height} aria-hidden testID="figures">
      <G>
        {spiral.places.map(({ x, y }, number) => {
          const size = figuresOf(spiral, number);
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
    </Svg>
  );
});

export interface PrimesProps {
  readonly spiral: Spiral;
  readonly signs: boolean;
}

/** The primes above 10 in the arcs of the numbers they divide. */
export const Primes = memo(function Primes({ spiral, signs }: PrimesProps) {
  const { places, radius, width, height } = spiral;
  const size = primeSize(radius, signs);
  return (
    <Svg width={width} height={height} aria-hidden>
      {places.flatMap((place, number) =>
        primesIn(number).map((arc, nth) => {
          const { x, y } = middleOf(place, radius, radius * (1 - ringShare(signs)), arc);
          return (
            <Text
              key={`${number}-${nth}`}
              x={x}
              y={y + size * 0.36}
              fontSize={size}
              fontFamily={FONT.strong}
              fill="#FFFFFF"
              textAnchor="middle"
            >
              {arc.prime}
            </Text>
          );
        }),
      )}
    </Svg>
  );
});
