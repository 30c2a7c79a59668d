import { useFrameCallback, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { TIME } from '../../../../ui';
import type { Point } from '../../../../ui/drag';
import { scalesFor, type Seen } from './camera';
import type { Sight } from './useSight';

/** So near to an edge of the board a carried piece moves the table on. */
const EDGE = 26;
/** Points a millisecond, at the very edge. */
const FASTEST = 0.4;
/** Who comes from the rack crosses an edge: only who stays there means it. Who comes from inside need not stay so long. */
const STAY = 500;
const STAY_FROM_INSIDE = 220;

/** How fast to go on, at this place between the two edges of the board. */
export function speedAt(place: number, size: number): number {
  'worklet';
  // Slowly at first: a cell at the edge can be hit as well.
  const speed = (far: number) => (1 - Math.max(0, far) / EDGE) ** 2 * FASTEST;
  if (place < EDGE) return speed(place);
  return place > size - EDGE ? -speed(size - place) : 0;
}

/** The table goes to where a piece is carried: on beyond the edge, and near from an overview. On the UI thread alone. */
export function useEdges(
  pointing: SharedValue<Point | null>,
  { camera, hold }: Sight,
  seen: Seen,
): { setActive(active: boolean): void } {
  const { width, height } = seen;
  const { least } = scalesFor(seen);
  const waited = useSharedValue(0);
  const nearing = useSharedValue(false);
  return useFrameCallback(({ timeSincePreviousFrame }) => {
    const at = pointing.get();
    const now = camera.get();
    if (!at) {
      waited.set(0);
      nearing.set(false);
      return;
    }
    if (now.scale < least - 0.001) {
      if (nearing.get()) return;
      nearing.set(true);
      const ratio = least / now.scale;
      const near = { scale: least, x: at.x - (at.x - now.x) * ratio, y: at.y - (at.y - now.y) * ratio };
      camera.set(withTiming(near, { duration: TIME.move }));
      return;
    }
    const past = timeSincePreviousFrame ?? 16;
    const [byX, byY] = [speedAt(at.x, width), speedAt(at.y, height)];
    if (byX === 0 && byY === 0) {
      waited.set(STAY - STAY_FROM_INSIDE);
      return;
    }
    waited.set(waited.get() + past);
    if (waited.get() < STAY) return;
    camera.set(hold({ scale: now.scale, x: now.x + byX * past, y: now.y + byY * past }));
  }, false);
}
