import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { SpriteProps } from '../../../shell';
import { isFace } from '../rules';
import { useColours } from '../../../ui';
import { KNOB, OUTLINE } from './jigsaw';
import { Piece } from './Piece';

/** What crosses the table: a piece, `piece 7`, or one that shows nothing but its back. */
export function Sprite({ sprite, width, height }: SpriteProps) {
  const [, face] = sprite.split(' ');
  const size = Math.min(width, height);
  return (
    <View style={{ width, height, alignItems: 'center', justifyContent: 'center' }}>
      {isFace(face) ? <Piece face={face} size={size} /> : <Back size={size} />}
    </View>
  );
}

function Back({ size }: { readonly size: number }) {
  const colours = useColours();
  const whole = size * (1 + KNOB);
  return (
    <Svg width={whole} height={whole} viewBox={`0 0 ${1 + KNOB} ${1 + KNOB}`}>
      <Path d={OUTLINE} fill={colours.sunken} stroke={colours.dim} strokeWidth={0.04} />
    </Svg>
  );
}
