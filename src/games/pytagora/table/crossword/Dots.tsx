import { memo } from 'react';
import Svg, { Circle, Defs, Pattern, Rect } from 'react-native-svg';
import { CELL, type Bounds } from './camera';

export interface DotsProps extends Bounds {
  readonly colour: string;
}

/** One in the middle of every free cell. */
export const Dots = memo(function Dots({ left, top, right, bottom, colour }: DotsProps) {
  const width = (right - left + 1) * CELL;
  const height = (bottom - top + 1) * CELL;
  return (
    <Svg
      width={width}
      height={height}
      style={[{ position: 'absolute', left: left * CELL, top: top * CELL }]}
      aria-hidden
    >
      <Defs>
        <Pattern id="dots" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
          <Circle cx={CELL / 2} cy={CELL / 2} r={2} fill={colour} />
        </Pattern>
      </Defs>
      <Rect width={width} height={height} fill="url(#dots)" />
    </Svg>
  );
});
