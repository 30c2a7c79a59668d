import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import type { Player } from '../../../../engine';
import { Face, FACE_COLOURS, useTheme } from '../../../../ui';
import { ringAround, type Ring } from './rings';

export interface RingsProps {
  readonly rings: readonly Ring[];
  readonly seats: readonly Player[];
}

const LINE = 3.5;
const HALO = 2;
const FACE = 20;

/** Under the pieces: a line round what each has laid last, set off by a halo from whatever it crosses. */
export const Rings = memo(function Rings({ rings, seats }: RingsProps) {
  const { dark } = useTheme();
  return rings.map(({ seat, bounds }) => {
    const { x, y, width, height } = ringAround(bounds);
    const edge = LINE / 2 + HALO;
    const shape = { x: edge, y: edge, width, height, rx: 10, fill: 'none' } as const;
    return (
      <Svg
        key={seat}
        width={width + 2 * edge}
        height={height + 2 * edge}
        style={[styles.ring, { left: x - edge, top: y - edge }]}
        testID={`laid-by-${seat}`}
        aria-hidden
      >
        <Rect {...shape} stroke={dark ? '#F4EFE4' : '#FFFFFF'} strokeWidth={LINE + 2 * HALO} />
        <Rect {...shape} stroke={colourOf(seats[seat])} strokeWidth={LINE} />
      </Svg>
    );
  });
});

/** Over the pieces: the face of whoever laid it, on a corner of its ring. */
export const RingFaces = memo(function RingFaces({ rings, seats }: RingsProps) {
  return rings.map(({ seat, face: { x, y } }) => {
    const player = seats[seat];
    return player ? (
      <View key={seat} style={[styles.face, { left: x - FACE / 2 - HALO, top: y - FACE / 2 - HALO }]}>
        <Face name={player.name} face={player.face} size={FACE} />
      </View>
    ) : null;
  });
});

const colourOf = (player: Player | undefined): string =>
  FACE_COLOURS[(player?.face ?? 0) % FACE_COLOURS.length]!;

const styles = StyleSheet.create({
  ring: { position: 'absolute', pointerEvents: 'none' },
  face: {
    position: 'absolute',
    borderRadius: FACE,
    borderWidth: HALO,
    borderColor: '#FFFFFF',
    pointerEvents: 'none',
  },
});
