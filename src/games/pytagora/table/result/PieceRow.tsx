import { G, Path, Rect, Text } from 'react-native-svg';
import { isDigit, type Face } from '../../rules';
import type { Picture } from '../../../../shell/result/parts';
import { FONT } from '../../../../ui';
import { PIECE } from '../colours';
import { KNOB, OUTLINE } from '../jigsaw';
import { SheepMark } from '../Piece';
import { printed } from '../printed';

const EDGE = 0.2;
const BAND = '#FFE9A8';

/** Pieces in a row on a band of light, locked as they lie on the table. A piece is one wide. */
export const pieceRow = (faces: readonly Face[]): Picture => ({
  width: faces.length + KNOB + 2 * EDGE,
  height: 1 + KNOB + 2 * EDGE,
  drawn: <PieceRow faces={faces} />,
});

const PieceRow = ({ faces }: { readonly faces: readonly Face[] }) => (
  <G>
    <Rect
      x={0}
      y={0}
      width={faces.length + KNOB + 2 * EDGE}
      height={1 + KNOB + 2 * EDGE}
      rx={0.25}
      fill={BAND}
    />
    {faces.map((face, nth) => (
      <G key={nth} transform={`translate(${EDGE + nth} ${EDGE})`}>
        <Path
          d={OUTLINE}
          fill={isDigit(face) ? PIECE.digit : PIECE.sign}
          stroke="#FFFFFF"
          strokeOpacity={0.55}
          strokeWidth={0.025}
        />
        {isDigit(face) ? <SheepMark odd={Number(face) % 2 === 1} /> : null}
        <Text x={0.5} y={0.68} fontSize={0.5} fontFamily={FONT.strong} fill="#FFFFFF" textAnchor="middle">
          {printed(face)}
        </Text>
      </G>
    ))}
  </G>
);
