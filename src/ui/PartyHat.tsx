import { Circle, G, Path } from 'react-native-svg';

export interface PartyHatProps {
  /** The middle of its brim. */
  readonly x: number;
  readonly y: number;
  /** From side to side. */
  readonly width: number;
  /** In degrees: nobody wears one straight. */
  readonly tilt: number;
  /** Which of the hats in the box. */
  readonly nth: number;
}

/** Higher than wide by this much. */
export const HAT_RATIO = 1.3;

const HATS = [
  { cone: '#FFCF4A', band: '#E9795D', ball: '#6A4BB5' },
  { cone: '#7FC796', band: '#FFFDF7', ball: '#E9795D' },
  { cone: '#8DBDF5', band: '#FFFDF7', ball: '#FFCF4A' },
  { cone: '#C9A6E8', band: '#FFCF4A', ball: '#2A7D50' },
] as const;

/** A cone of paper with two bands and a ball, as shapes of a drawing. It is drawn one wide, its brim on the line. */
export function PartyHat({ x, y, width, tilt, nth }: PartyHatProps) {
  const { cone, band, ball } = HATS[nth % HATS.length]!;
  return (
    <G transform={`translate(${x} ${y}) rotate(${tilt}) scale(${width})`}>
      <Path d="M-0.5 0 L0 -1.18 L0.5 0 Q0 0.16 -0.5 0 Z" fill={cone} stroke="#3A2E12" strokeWidth={0.035} />
      <Path d="M-0.4 -0.236 Q0 -0.1 0.4 -0.236 L0.3 -0.472 Q0 -0.37 -0.3 -0.472 Z" fill={band} />
      <Path d="M-0.2 -0.708 Q0 -0.64 0.2 -0.708 L0.1 -0.944 Q0 -0.91 -0.1 -0.944 Z" fill={band} />
      <Circle cx={0} cy={-1.18} r={0.13} fill={ball} stroke="#3A2E12" strokeWidth={0.03} />
    </G>
  );
}
