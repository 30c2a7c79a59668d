import { memo, useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector, type PanGesture, type PinchGesture } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { Seat } from '../../../engine';
import type { PawnIndex, PawnName } from '../rules';
import { useArrivalStyle, type Arrival } from '../../../shell/beats';
import { Tappable, TIME, TOUCH, useTheme } from '../../../ui';
import { Pawn } from './Pawn';
import type { PawnDragLayer } from './usePawnDrag';

/** `free` to be picked up, `chosen` by a tap, `away` in the air; `offered`: a card leaves it to choose. */
export type PawnState = 'standing' | 'free' | 'chosen' | 'away' | 'offered';

/** What takes hold of pawns, the same for all of them. */
interface PawnHand {
  readonly drag: PawnDragLayer;
  /** The board's own pan: a pawn under the finger goes before it. */
  readonly table: PanGesture;
  /** The board's zoom: a second finger looks closer, wherever the first one is. */
  readonly pinch: PinchGesture;
  readonly onChoose: (pawn: PawnIndex) => void;
  readonly onOffered: (pawn: PawnName) => void;
}

export interface PawnOnBoardProps {
  readonly seat: Seat;
  readonly pawn: PawnIndex;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** See Standing. */
  readonly besideX: number;
  readonly besideY: number;
  readonly label: string;
  readonly state: PawnState;
  /** The one that is in the air, or was last: until it has come down again only its shadow stands here. */
  readonly lifted: boolean;
  /** It is seen to come, over the table: until then it is not here. */
  readonly arrival: Arrival | null;
  readonly hand: PawnHand;
}

/** How much larger than the pawn the finger may aim; many that are offered at once stand close. */
const REACH = 1.7;
const CLOSE = 1.35;
const SHADOW = 0.25;

/** Of two that are near each other each has its own half: whoever is seen under the finger is picked up. */
function asideOf(room: number, x: number, y: number): { readonly x: number; readonly y: number } {
  if (Math.max(Math.abs(x), Math.abs(y)) >= room) return { x: 0, y: 0 };
  const half = (apart: number) => (Math.sign(apart) * (room - Math.abs(apart))) / 2;
  return Math.abs(x) >= Math.abs(y) ? { x: half(x), y: 0 } : { x: 0, y: half(y) };
}

/** A pawn walks to its new circle by itself; a tap chooses it, a drag carries it. */
export const PawnOnBoard = memo(function PawnOnBoard(props: PawnOnBoardProps) {
  const { seat, pawn, x, y, size, besideX, besideY, label, state, lifted, arrival, hand } = props;
  const offered = state === 'offered';
  const free = !offered && state !== 'standing';
  const chosen = state === 'chosen' || state === 'away';
  const { still } = useTheme();
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  const carried = useRef(false);
  useEffect(() => {
    // What flew or was carried there is there; whatever else brought it about, it walks.
    const jumps = still || arrival !== null || carried.current;
    left.set(jumps ? x : withTiming(x, { duration: TIME.cross }));
    top.set(jumps ? y : withTiming(y, { duration: TIME.cross }));
  }, [x, y, arrival, still, left, top]);
  useEffect(() => {
    carried.current = state === 'away';
  }, [state]);
  const arrives = useArrivalStyle(arrival);
  const room = offered ? size * CLOSE : Math.max(TOUCH, size * REACH);
  const aside = asideOf(room, besideX, besideY);
  const [dx, dy] = [aside.x - room / 2, aside.y - room / 2];
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: left.get() + dx }, { translateY: top.get() + dy }],
  }));
  const { drag } = hand;
  const shadow = useAnimatedStyle(() => ({ opacity: lifted && drag.lifted.get() > 0 ? SHADOW : 1 }));
  const gesture = useMemo(
    () =>
      free
        ? hand.drag
            .gestureFor(pawn)
            .blocksExternalGesture(hand.table)
            .simultaneousWithExternalGesture(hand.pinch)
        : null,
    [free, hand, pawn],
  );
  const figure = (
    <Animated.View style={[{ transform: [{ translateX: -aside.x }, { translateY: -aside.y }] }, shadow]}>
      <Animated.View style={arrives}>
        <Pawn seat={seat} size={size} lit={chosen || offered} />
      </Animated.View>
    </Animated.View>
  );
  return (
    <Animated.View
      style={[
        styles.place,
        style,
        { zIndex: free || offered ? 3 : 2, pointerEvents: free || offered ? 'auto' : 'none' },
      ]}
    >
      {gesture ? (
        <GestureDetector gesture={gesture}>
          <View collapsable={false}>
            <Tappable
              role="button"
              aria-label={label}
              aria-pressed={chosen}
              testID={`pawn-${pawn}`}
              onPress={() => hand.onChoose(pawn)}
              style={[styles.room, { width: room, height: room }]}
            >
              {figure}
            </Tappable>
          </View>
        </GestureDetector>
      ) : offered ? (
        <Tappable
          role="button"
          aria-label={label}
          testID={`offered-${seat}-${pawn}`}
          onPress={() => hand.onOffered({ seat, pawn })}
          style={[styles.room, { width: room, height: room }]}
        >
          {figure}
        </Tappable>
      ) : (
        <View role="img" aria-label={label} style={[styles.room, { width: room, height: room }]}>
          {figure}
        </View>
      )}
    </Animated.View>
  );
});

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, top: 0 },
  room: { alignItems: 'center', justifyContent: 'center' },
});
