import { memo, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, type AnimatedRef } from 'react-native-reanimated';
import { useBeats, usePlace, type Arrival } from '../../../../shell/beats';
import type { Face } from '../../rules';
import type { PytagoraWords } from '../../i18n';
import { RADIUS, roomFor, useColours } from '../../../../ui';
import { Piece } from '../Piece';
import { SHARED, slotPlace } from './beats';
import type { Slot } from './draft';
import type { Drag } from './drag';
import { rackCell, rackRows, type Room } from './layout';
import type { Laying } from './useLaying';
import { Moving } from '../Moving';
import { spokenFace } from './words';

export interface RackProps {
  readonly hand: readonly Face[];
  /** So many pieces are still to be drawn. */
  readonly toCome: number;
  /** Slots in the order they are shown. */
  readonly order: readonly number[];
  readonly laying: Pick<Laying, 'used' | 'chosen'>;
  /** In the air: its place is empty until it is down again. */
  readonly lifted: Slot | null;
  /** Faces a hint points at, as often as it needs them. */
  readonly hinted: readonly string[];
  readonly label: string;
  readonly words: PytagoraWords;
  readonly room: Pick<Room, 'piece' | 'columns'>;
  readonly drag: Drag;
  readonly measured: AnimatedRef<View>;
  readonly onTap: (slot: Slot) => void;
}

/** Two or three rows. A piece that lies on the table leaves its place empty, and comes back to it. */
export function Rack({
  hand,
  toCome,
  order,
  laying,
  lifted,
  hinted,
  label,
  words,
  room,
  drag,
  measured,
  onTap,
}: RackProps) {
  const { used, chosen } = laying;
  const { piece: size, columns } = room;
  const cell = rackCell(size);
  const pointed = pointedSlots(hand, order, hinted);
  const { arrivals } = useBeats();
  return (
    <View
      ref={measured}
      collapsable={false}
      role="group"
      aria-label={label}
      testID="rack"
      style={[styles.rack, { width: roomFor(columns, cell), minHeight: cell * rackRows(columns) }]}
    >
      {order.map((slot) => (
        <View key={slot} style={{ width: cell, height: cell }}>
          {used.has(slot) ? (
            <Gap size={size} />
          ) : (
            <RackPiece
              slot={slot}
              face={hand[slot]!}
              size={size}
              chosen={chosen === slot || pointed.has(slot)}
              faded={lifted === slot}
              arrival={arrivals.get(slotPlace(slot)) ?? null}
              words={words}
              drag={drag}
              onTap={onTap}
            />
          )}
        </View>
      ))}
      {Array.from({ length: Math.max(0, toCome) }, (_, nth) => (
        <View key={`to come ${nth}`} style={{ width: cell, height: cell }}>
          <Gap size={size} />
        </View>
      ))}
    </View>
  );
}

/** As many slots of each face as the hint speaks of. */
function pointedSlots(
  hand: readonly Face[],
  order: readonly number[],
  hinted: readonly string[],
): ReadonlySet<number> {
  const left = [...hinted];
  return new Set(
    order.filter((slot) => {
      const place = left.indexOf(hand[slot]!);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    }),
  );
}

function Gap({ size }: { readonly size: number }) {
  const colours = useColours();
  return <View style={[styles.gap, { width: size, height: size, borderColor: colours.border }]} />;
}

export interface RackPieceProps extends Pick<RackProps, 'words' | 'drag' | 'onTap'> {
  readonly size: number;
  readonly slot: Slot;
  readonly face: Face;
  readonly chosen: boolean;
  readonly faded?: boolean;
  /** It is on its way from the bag. */
  readonly arrival?: Arrival | null;
}

export const RackPiece = memo(function RackPiece({
  slot,
  face,
  size,
  chosen,
  faded = false,
  arrival = null,
  words,
  drag,
  onTap,
}: RackPieceProps) {
  const gesture = useMemo(() => drag.gestureFor({ slot }), [drag, slot]);
  const { lifted } = drag;
  // Until it lies somewhere, or is home again.
  const away = useAnimatedStyle(() => ({ opacity: faded && lifted.get() > 0 ? AWAY : 1 }));
  const place = usePlace(slot === 'shared' ? SHARED : slotPlace(slot));
  return (
    <GestureDetector gesture={gesture}>
      <View
        ref={place}
        collapsable={false}
        style={[{ width: size, height: size }, chosen ? styles.risen : null]}
      >
        <Animated.View style={away}>
          <Pressable
            role="button"
            aria-pressed={chosen}
            aria-label={spokenFace(face, words)}
            testID={slot === 'shared' ? 'shared' : `piece-${slot}`}
            onPress={() => onTap(slot)}
            style={{ width: size, height: size }}
          >
            <Moving arrival={arrival} stress={null}>
              <Piece face={face} size={size} {...(chosen ? { state: 'draft' as const } : {})} />
            </Moving>
          </Pressable>
        </Animated.View>
      </View>
    </GestureDetector>
  );
});

/** How much is seen of a piece in its place while it is in the air. */
const AWAY = 0.2;

const styles = StyleSheet.create({
  rack: { flexDirection: 'row', flexWrap: 'wrap', alignSelf: 'center' },
  gap: { borderWidth: 2, borderStyle: 'dashed', borderRadius: RADIUS.s },
  risen: { transform: [{ translateY: -6 }] },
});
