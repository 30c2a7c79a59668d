import Svg, { Path, Text } from 'react-native-svg';
import { FONT, useColours } from '../../../ui';
import { ON_SIDE, SIDE_COLOURS } from './colours';

export interface PawnProps {
  readonly side: number;
  readonly initial: string;
  readonly size: number;
}

/** A round head on a skirt, in the colour of its side and with its initial: told apart by more than colour. */
export function Pawn({ side, initial, size }: PawnProps) {
  const colours = useColours();
  return (
    <Svg width={size} height={size} viewBox="0 0 34 34" aria-hidden>
      <Path
        d="M4 33 L10.5 19.5 A10.5 10.5 0 1 1 23.5 19.5 L30 33 Z"
        fill={SIDE_COLOURS[side]!}
        stroke={colours.text}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <Text x={17} y={16} fontSize={13} fontFamily={FONT.strong} fill={ON_SIDE} textAnchor="middle">
        {initial}
      </Text>
    </Svg>
  );
}
