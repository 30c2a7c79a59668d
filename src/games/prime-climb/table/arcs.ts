import { factorsOf } from '../rules';
import { colourOf, PLAIN } from './colours';
import type { Place } from './spiral';

/** The ring of a circle as drawn: one arc a factor, the repeated ones repeated. */
export interface Arc {
  readonly prime: number;
  readonly colour: string;
  /** From and to, clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/** Between two arcs, in radians. */
const GAP = 0.16;
const TURN = Math.PI * 2;

/** Arcs for any list of factors: a circle's own, or those that a helper joins and parts. */
export function arcsFor(factors: readonly number[]): readonly Arc[] {
  if (factors.length === 0) return [{ prime: 1, colour: PLAIN, from: 0, to: TURN }];
  const share = TURN / factors.length;
  const gap = factors.length > 1 ? GAP : 0;
  return factors.map((prime, nth) => ({
    prime,
    colour: colourOf(prime),
    from: nth * share + gap / 2,
    to: (nth + 1) * share - gap / 2,
  }));
}

export const arcsOf = (number: number): readonly Arc[] => arcsFor(factorsOf(number));

/** The arcs in which their prime is written: above 10, beside others. In a ring of its own it is the number in the middle. */
export const primesIn = (number: number): readonly Arc[] => writtenIn(arcsOf(number));

export const writtenIn = (arcs: readonly Arc[]): readonly Arc[] =>
  arcs.length > 1 ? arcs.filter(({ prime }) => prime > 10) : [];

export const circlePath = ({ x, y }: Place, far: number): string =>
  `M${x - far} ${y}a${far} ${far} 0 1 1 ${2 * far} 0a${far} ${far} 0 1 1 ${-2 * far} 0Z`;

const point = ({ x, y }: Place, far: number, angle: number): string =>
  `${(x + far * Math.sin(angle)).toFixed(2)} ${(y - far * Math.cos(angle)).toFixed(2)}`;

/** The outline of an arc between two radii. A whole ring is two halves, since an arc cannot end where it begins. */
export function arcPath(middle: Place, outer: number, inner: number, { from, to }: Arc): string {
  if (to - from >= TURN - 0.001)
    return (
      arcPath(middle, outer, inner, { prime: 0, colour: '', from: 0, to: Math.PI }) +
      arcPath(middle, outer, inner, { prime: 0, colour: '', from: Math.PI, to: TURN - 0.0011 })
    );
  const long = to - from > Math.PI ? 1 : 0;
  return (
    `M${point(middle, outer, from)}A${outer} ${outer} 0 ${long} 1 ${point(middle, outer, to)}` +
    `L${point(middle, inner, to)}A${inner} ${inner} 0 ${long} 0 ${point(middle, inner, from)}Z`
  );
}

/** Where the sign of an arc lies. */
export function middleOf(middle: Place, outer: number, inner: number, { from, to }: Arc): Place {
  const angle = (from + to) / 2;
  const far = (outer + inner) / 2;
  return { x: middle.x + far * Math.sin(angle), y: middle.y - far * Math.cos(angle) };
}

/**
 * A sign for those who do not see the colours: a dot for 2, a triangle for 3, a square for 5, a cross for 7. Primes above
 * 10 have their number.
 */
export function signPath(prime: number, { x, y }: Place, size: number): string | null {
  const half = size / 2;
  switch (prime) {
    case 2:
      return circlePath({ x, y }, half);
    case 3:
      return `M${x} ${y - half}L${x + half} ${y + half}L${x - half} ${y + half}Z`;
    case 5:
      return `M${x - half} ${y - half}h${size}v${size}h${-size}Z`;
    case 7: {
      const arm = size / 5;
      return (
        `M${x - arm} ${y - half}h${2 * arm}v${half - arm}h${half - arm}v${2 * arm}h${arm - half}v${half - arm}` +
        `h${-2 * arm}v${arm - half}h${arm - half}v${-2 * arm}h${half - arm}Z`
      );
    }
    default:
      return null;
  }
}
