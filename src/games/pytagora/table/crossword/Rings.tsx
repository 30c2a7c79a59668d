import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Rect } from 'react-native-svg';
import type { Player } from '../../../../engine';
import { cellPlace, type Arrival, type TableBeats } from '../../../../shell/beats';
import { Face, faceColour, useTheme } from '../../../../ui';
import { ringAround, type Ring } from './rings';

export interface RingsProps {
  readonly rings: readonly Ring[];
  readonly seats: readonly Player[];
  /** How large the table is seen: a line is as thick, and a face as large, where it is seen small. */
  readonly near: number;
  readonly beats: TableBeats;
}

const LINE = 3.5;
const HALO = 2;
const FACE = 21;

const thickness = (near: number): number => 1 / Math.min(1, near);

/** Under the pieces: a line round what each has laid last, set off by a halo from whatever it crosses. */
export const Rings = memo(function Rings({ rings, seats, near, beats }: RingsProps) {
  const { dark } = useTheme();
  const line = LINE * thickness(near);
  const halo = HALO * thickness(near);
  return rings.map((ring) => {
    const { x, y, width, height } = ringAround(ring.bounds);
    const edge = line / 2 + halo;
    const shape = { x: edge, y: edge, width, height, rx: 10, fill: 'none' } as const;
    const player = seats[ring.seat];
    return player ? (
      <Shown key={ring.seat} arrival={arrivalOf(ring, beats)}>
        <Svg
          width={width + 2 * edge}
          height={height + 2 * edge}
          style={[styles.ring, { left: x - edge, top: y - edge }]}
          testID={`laid-by-${ring.seat}`}
          aria-hidden
        >
          <Rect {...shape} stroke={dark ? '#F4EFE4' : '#FFFFFF'} strokeWidth={line + 2 * halo} />
          <Rect {...shape} stroke={faceColour(player.face)} strokeWidth={line} />
        </Svg>
      </Shown>
    ) : null;
  });
});

/** Over the pieces: the face of whoever laid it, on a corner of its ring. */
export const RingFaces = memo(function RingFaces({ rings, seats, near, beats }: RingsProps) {
  const size = FACE * thickness(near);
  return rings.map((ring) => {
    const player = seats[ring.seat];
    const { x, y } = ring.face;
    return player ? (
      <Shown key={ring.seat} arrival={arrivalOf(ring, beats)}>
        <View
          style={[
            styles.face,
            { left: x - size / 2 - HALO, top: y - size / 2 - HALO, borderRadius: size, borderWidth: HALO },
          ]}
        >
          <Face name={player.name} face={player.face} size={size} />
        </View>
      </Shown>
    ) : null;
  });
});

/** A ring is there once the last piece of its equation is. */
const arrivalOf = ({ last }: Ring, { arrivals, stressed }: TableBeats): Arrival | null =>
  arrivals.get(cellPlace(last)) ?? stressed.get(cellPlace(last)) ?? null;

function Shown({ arrival, children }: { readonly arrival: Arrival | null; readonly children: ReactNode }) {
  const style = useAnimatedStyle(() => ({
    opacity: arrival && arrival.clock.get() < arrival.at ? 0 : 1,
  }));
  return <Animated.View style={[styles.shown, style]}>{children}</Animated.View>;
}

const styles = StyleSheet.create({
  shown: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  ring: { position: 'absolute' },
  face: { position: 'absolute', borderColor: '#FFFFFF' },
});
