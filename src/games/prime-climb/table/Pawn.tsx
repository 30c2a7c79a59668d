import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';
import { PAWN_COLOURS } from './colours';
import { PAWN_RATIO } from './stand';

/** On a field of 20 by 27: from the right of the neck round the foot to its left. */
const FOOT =
  'c0.4 4.6 1.9 7.3 4 9.6c1.2 1.3 1.3 4.9 -0.6 4.9H3.4c-1.9 0 -1.8 -3.6 -0.6 -4.9c2.1 -2.3 3.6 -5 4 -9.6';
/** Seats are told apart by their outline across a table, whoever sees the colours or not: a ball, a block, a hat, a crown. */
const BODIES = [
  `M10 1.5a5.3 5.3 0 0 1 3.2 9.5${FOOT}A5.3 5.3 0 0 1 10 1.5Z`,
  `M4.3 1.6H15.7V11H13.2${FOOT}H4.3Z`,
  `M10 0.8L17 11H13.2${FOOT}H3Z`,
  `M3.4 1.6L7 5.2L10 1.2L13 5.2L16.6 1.6V11H13.2${FOOT}H3.4Z`,
] as const;
/** And by a sign on it, near by: a disc, a ring, a cross, a bar. */
const DISC = <Circle cx={10} cy={19.2} r={2.8} fill="#FFFFFF" />;
const RING = <Circle cx={10} cy={19.2} r={2.6} fill="none" stroke="#FFFFFF" strokeWidth={1.7} />;
const stroke = (path: string) => <Path d={path} stroke="#FFFFFF" strokeWidth={2} strokeLinecap="round" />;
const SIGNS = [
  DISC,
  RING,
  stroke('M7.2 16.5L12.8 22.1M12.8 16.5L7.2 22.1'),
  stroke('M6.4 19.4H13.6'),
] as const;

export interface PawnProps {
  readonly seat: number;
  readonly size: number;
  readonly lit?: boolean;
}

export const Pawn = memo(function Pawn({ seat, size, lit = false }: PawnProps) {
  const colour = PAWN_COLOURS[seat % PAWN_COLOURS.length]!;
  return (
    <Svg width={size} height={size * PAWN_RATIO} viewBox="0 0 20 27" aria-hidden>
      {lit ? <Circle cx={10} cy={13.5} r={9.6} fill="#FFD75E" /> : null}
      <Path
        d={BODIES[seat % BODIES.length]!}
        fill={colour}
        stroke="#FFFFFF"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {SIGNS[seat % SIGNS.length]}
    </Svg>
  );
});
