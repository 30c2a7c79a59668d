import Svg, { Path } from 'react-native-svg';
import { PIECE } from './colours';
import { KNOB, OUTLINE } from './jigsaw';

/** Beside a number of pieces: that is what it counts. */
export const PieceMark = ({ size }: { readonly size: number }) => (
  <Svg width={size} height={size} viewBox={`0 0 ${1 + KNOB} ${1 + KNOB}`} aria-hidden>
    <Path d={OUTLINE} fill={PIECE.digit} />
  </Svg>
);
