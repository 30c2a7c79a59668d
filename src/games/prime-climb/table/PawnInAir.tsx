import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { Seat } from '../../../engine';
import { LIFT } from '../../../ui';
import { LAYER } from '../../../ui/Carried';
import type { Point } from '../../../ui/drag';
import type { Camera } from '../../../ui/zoom';
import { Pawn } from './Pawn';
import { SumInAir } from './SumTag';
import type { Place } from './spiral';
import { PAWN_RATIO } from './stand';
import type { PawnDragLayer } from './usePawnDrag';

export interface PawnInAirProps {
  readonly drag: PawnDragLayer;
  readonly seat: Seat;
  readonly size: number;
  /** Where it stands on the board, and how large; null while none was picked up. */
  readonly stands: { readonly place: Place; readonly size: number } | null;
  /** Of the board, in points of the table. */
  readonly corner: SharedValue<Point>;
  /** Of the table, from the upper edge of the screen. */
  readonly top: SharedValue<number>;
  readonly seen: SharedValue<Camera>;
  /** What is written over it, while it is over a circle that takes it. */
  readonly sum: { readonly text: string; readonly leans: -1 | 0 | 1 } | null;
}

/** Between its foot and the circle that is meant. */
const CLEAR = 8;

/**
 * The pawn in the air: above the finger or at the tip of a mouse, and its foot just above the number that is meant. It rises from where it stands, and where it is
 * not let go on a circle that takes it, it comes down there again.
 */
export function PawnInAir({ drag, seat, size, stands, corner, top, seen, sum }: PawnInAirProps) {
  const { x, y, lifted, aim } = drag;
  const height = size * PAWN_RATIO;
  const foot = useDerivedValue(() => top.get() + y.get() - aim.get() - CLEAR);
  const style = useAnimatedStyle(() => {
    const up = lifted.get();
    if (up === 0) return { opacity: 0 };
    const camera = seen.get();
    const air = { x: x.get(), y: y.get() - aim.get() - CLEAR - height / 2 };
    const rest = stands
      ? {
          x: corner.get().x + camera.x + stands.place.x * camera.scale,
          y: corner.get().y + camera.y + stands.place.y * camera.scale,
          scale: (stands.size * camera.scale) / size,
        }
      : { ...air, scale: 1 };
    return {
      opacity: 1,
      transform: [
        { translateX: rest.x + (air.x - rest.x) * up - size / 2 },
        { translateY: rest.y + (air.y - rest.y) * up - height / 2 },
        { scale: rest.scale + (LIFT - rest.scale) * up },
      ],
    };
  });
  return (
    <Animated.View style={[styles.air, LAYER, style]} testID="in-the-air">
      {sum ? <SumInAir {...sum} width={size} height={height} foot={foot} /> : null}
      <Pawn seat={seat} size={size} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  air: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 10 },
});
