import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { isFace, spotOf } from '../../rules';
import { useLookBack, type Drawing } from '../../../../shell';
import { lookColours } from '../../../../shell/frame';
import { useTheme } from '../../../../ui';
import { Piece } from '../Piece';
import { CELL } from './camera';
import { ringsOf, type Ring } from './lookBack';

/** The moves of a look back: the pieces of the one that was played, the best one paler, and a ring round each. */
export function DrawnMoves() {
  const look = useLookBack();
  if (!look) return null;
  return (
    <>
      {look.best ? <Laid drawing={look.best} pale /> : null}
      <Laid drawing={look.played} pale={false} />
      {ringsOf(look).map((ring) => (
        <RingAround key={ring.kind} ring={ring} />
      ))}
    </>
  );
}

function Laid({ drawing, pale }: { readonly drawing: Drawing; readonly pale: boolean }) {
  return drawing.pieces?.map(({ cell, face }) => {
    const { x, y } = spotOf(cell);
    return isFace(face) ? (
      <View
        key={cell}
        style={[styles.piece, { left: x * CELL, top: y * CELL }, pale ? styles.pale : null]}
        testID={`${pale ? 'best' : 'played'}-${x}-${y}`}
      >
        <Piece face={face} size={CELL} />
      </View>
    ) : null;
  });
}

/** Clear of the knobs, which reach beyond the last cell. */
const AIR = 10;
const LINE = 5;

function RingAround({ ring }: { readonly ring: Ring }) {
  const { dark } = useTheme();
  const width = (ring.right - ring.left + 1) * CELL + 2 * AIR;
  const height = (ring.bottom - ring.top + 1) * CELL + 2 * AIR;
  return (
    <Svg
      width={width}
      height={height}
      style={[styles.ring, { left: ring.left * CELL - AIR, top: ring.top * CELL - AIR }]}
      testID={`ring-${ring.kind}`}
      aria-hidden
    >
      <Rect
        x={LINE / 2}
        y={LINE / 2}
        width={width - LINE}
        height={height - LINE}
        rx={AIR}
        fill="none"
        stroke={lookColours(dark)[ring.kind]}
        strokeWidth={LINE}
        {...(ring.kind === 'best' ? { strokeDasharray: '12 8' } : {})}
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', width: CELL, height: CELL },
  pale: { opacity: 0.65 },
  ring: { position: 'absolute' },
});
