import Svg, { Path, Text } from 'react-native-svg';
import { FONT, useColours } from '../../../ui';
import { SMALLEST_PRIME } from './boxes';
import { arcPath, arcsFor, middleOf, signPath, writtenIn } from './arcs';

export interface RingProps {
  readonly factors: readonly number[];
  readonly size: number;
  /** In the middle; left out where one is to find it by the colours. */
  readonly number?: number;
  /** From this one on the arcs have just joined: they are drawn out a little. */
  readonly joined?: number;
  readonly signs: boolean;
}

/** One circle of the board by itself: on a button, on a page, in the helper. */
export function Ring({ factors, size, number, joined = Infinity, signs }: RingProps) {
  const colours = useColours();
  const middle = { x: size / 2, y: size / 2 };
  const outer = size * 0.44;
  const inner = size * (signs ? 0.27 : 0.3);
  const arcs = arcsFor(factors);
  const primes = (outer - inner) * 0.76;
  return (
    <Svg width={size} height={size} aria-hidden>
      {arcs.map((arc, nth) => {
        const far = nth >= joined ? size * 0.5 : outer;
        const sign = signs ? signPath(arc.prime, middleOf(middle, far, inner, arc), size * 0.11) : null;
        return [
          <Path key={nth} d={arcPath(middle, far, inner, arc)} fill={arc.colour} />,
          sign ? <Path key={`sign-${nth}`} d={sign} fill="#FFFFFF" /> : null,
        ];
      })}
      {primes < SMALLEST_PRIME
        ? null
        : writtenIn(arcs).map((arc, nth) => {
            const { x, y } = middleOf(middle, outer, inner, arc);
            return (
              <Text
                key={`prime-${nth}`}
                x={x}
                y={y + primes * 0.36}
                fontSize={primes}
                fontFamily={FONT.strong}
                fill="#FFFFFF"
                textAnchor="middle"
              >
                {arc.prime}
              </Text>
            );
          })}
      {number === undefined ? null : (
        <Text
          x={middle.x}
          y={middle.y + size * 0.12}
          fontSize={size * (number > 99 ? 0.27 : 0.34)}
          fontFamily={FONT.strong}
          fill={colours.text}
          textAnchor="middle"
        >
          {number}
        </Text>
      )}
    </Svg>
  );
}
