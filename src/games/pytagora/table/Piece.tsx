import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Ellipse, G, Path } from 'react-native-svg';
import { isDigit, type Face } from '../rules';
import { Txt, KEEPS_COLOURS } from '../../../ui';
import { PIECE, SHEEP } from './colours';
import { KNOB, OUTLINE } from './jigsaw';
import { printed } from './printed';

export { KNOB } from './jigsaw';

export interface PieceProps {
  readonly face: Face;
  readonly size: number;
  /** Laid but not confirmed, or at fault. */
  readonly state?: 'draft' | 'wrong' | 'lit';
  readonly sheep?: boolean;
}

const EDGE = { draft: '#FFD36B', wrong: '#FF8A75', lit: '#FFF3C9' } as const;

/** Drawn again only when its own face, size or state changes. */
export const Piece = memo(function Piece({ face, size, state, sheep = true }: PieceProps) {
  const digit = isDigit(face);
  const whole = size * (1 + KNOB);
  return (
    <View aria-hidden {...KEEPS_COLOURS} style={{ width: size, height: size, overflow: 'visible' }}>
      <Svg
        width={whole}
        height={whole}
        viewBox={`0 0 ${1 + KNOB} ${1 + KNOB}`}
        style={[StyleSheet.absoluteFill, { width: whole, height: whole }]}
      >
        <Path
          d={OUTLINE}
          fill={digit ? PIECE.digit : PIECE.sign}
          stroke={state ? EDGE[state] : 'rgba(255, 255, 255, 0.55)'}
          strokeWidth={state ? 0.06 : 0.025}
        />
        {digit && sheep ? <SheepMark odd={Number(face) % 2 === 1} /> : null}
      </Svg>
      <View style={[StyleSheet.absoluteFill, styles.face]}>
        <Txt
          strong
          colour="#FFFFFF"
          fixed
          style={{ fontSize: size * 0.5, lineHeight: size * 0.62, marginTop: size * 0.02 }}
        >
          {printed(face)}
        </Txt>
      </View>
    </View>
  );
});

/** White sheep on even digits, black ones on odd: the art shows which. */
export function SheepMark({ odd }: { readonly odd: boolean }) {
  const wool = odd ? SHEEP.odd : SHEEP.even;
  const face = odd ? '#6E6A62' : '#3A3733';
  return (
    <G x={0.78} y={0.8}>
      <Path d="M-0.06 0.05 V0.11 M0.05 0.05 V0.11" stroke={face} strokeWidth={0.03} />
      <Ellipse cx={0} cy={0} rx={0.11} ry={0.08} fill={wool} />
      <Circle cx={-0.12} cy={-0.02} r={0.045} fill={face} />
    </G>
  );
}

const styles = StyleSheet.create({ face: { alignItems: 'center', justifyContent: 'center' } });
