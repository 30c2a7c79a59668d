import { StyleSheet } from 'react-native';
import Animated, {
  useAnimatedReaction,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { LIFT, TIME } from '../../../../ui';
import { LAYER } from '../../../../ui/Carried';
import type { Camera } from '../../../../ui/zoom';
import { Piece } from '../Piece';
import { CELL, LARGEST } from './camera';
import type { Drag, InHand } from './drag';

export interface InTheAirProps {
  readonly inHand: InHand | null;
  /** Of a piece on the rack. */
  readonly size: number;
  readonly drag: Drag;
  readonly camera: SharedValue<Camera>;
}

/** Drawn as large as it can ever be seen, so that it is sharp at every size. */
const DRAWN = CELL * LARGEST;
/** Above its place, by as much as four fifths of a cell. */
const ABOVE = 0.8;

/**
 * The piece in the air: above its place, which is above the finger; over the board as large as the cells. It comes from where it
 * lay, and down to where it will lie, without a jump.
 */
export function InTheAir({ inHand, size, drag, camera }: InTheAirProps) {
  const { x, y, lifted, aim, grip, landing, corner, pointing } = drag;
  const from = inHand && 'spot' in inHand.source ? inHand.source.spot : null;
  const overBoard = useSharedValue(0);
  useAnimatedReaction(
    () => pointing.get() !== null,
    (now, before) => {
      if (now !== before) overBoard.set(withTiming(now ? 1 : 0, { duration: TIME.answer }));
    },
  );
  const style = useAnimatedStyle(() => {
    const up = lifted.get();
    if (up === 0) return { opacity: 0 };
    const now = camera.get();
    const cell = CELL * now.scale;
    const place = landing.get() ?? from;
    const rest = place
      ? {
          x: corner.get().x + now.x + (place.x + 0.5) * cell,
          y: corner.get().y + now.y + (place.y + 0.5) * cell,
          side: cell,
        }
      : { x: x.get() + size / 2 - grip.get().x, y: y.get() + size / 2 - grip.get().y, side: size };
    const side = landing.get() ? cell : size + (cell - size) * overBoard.get();
    const air = { x: x.get(), y: y.get() - aim.get() - side * ABOVE };
    const scale = ((rest.side + (side - rest.side) * up) / DRAWN) * (1 + (LIFT - 1) * up);
    return {
      opacity: 1,
      transform: [
        { translateX: rest.x + (air.x - rest.x) * up - DRAWN / 2 },
        { translateY: rest.y + (air.y - rest.y) * up - DRAWN / 2 },
        { scale },
      ],
    };
  });
  return (
    <Animated.View style={[styles.air, LAYER, style]} testID="in-the-air">
      {inHand?.face ? <Piece face={inHand.face} size={DRAWN} state="draft" /> : null}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  air: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: DRAWN,
    height: DRAWN,
    pointerEvents: 'none',
    zIndex: 10,
  },
});
