import { useMemo } from 'react';
import { Platform, type ViewStyle } from 'react-native';
import { Gesture, type ComposedGesture, type PanGesture } from 'react-native-gesture-handler';
import {
  useAnimatedStyle,
  useSharedValue,
  type AnimatedStyle,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useStable } from './useStable';

/** Where the corner of the world is on the screen, and how large it is seen. A type: Reanimated animates plain records. */
export type Camera = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

export interface ZoomProps {
  readonly camera: SharedValue<Camera>;
  readonly smallest: number;
  readonly largest: number;
  /** Keeps the world in sight. A worklet; memoized, if it is made in a component. */
  readonly hold?: (camera: Camera) => Camera;
  /** A tap, in points of the world; without it, what lies there answers for itself. */
  onTap?(x: number, y: number): void;
  /** A double tap: the world is to be seen whole. */
  onFit(): void;
}

export interface Zoom {
  readonly gesture: ComposedGesture;
  /** Pieces on the world that have a drag of their own go before it. */
  readonly pan: PanGesture;
  /** For the view that holds the world, which grows from its corner. */
  readonly world: AnimatedStyle<ViewStyle>;
}

/** In the browser the place between two fingers is told from the window's corner, not from the view's. */
const FOCUS_IN_WINDOW = Platform.OS === 'web';

function asItIs(camera: Camera): Camera {
  'worklet';
  return camera;
}

/** One finger or two to move a world, two to zoom, a double tap to see it whole. All of it on the UI thread. */
export function useZoom({ camera, smallest, largest, hold = asItIs, ...answers }: ZoomProps): Zoom {
  const corner = useSharedValue({ x: 0, y: 0 });
  const onTap = useStable((x: number, y: number) => answers.onTap?.(x, y));
  const onFit = useStable(() => answers.onFit());
  const pan = useMemo(
    () =>
      Gesture.Pan()
        .minDistance(8)
        .onBegin(({ absoluteX, absoluteY, x, y }) => {
          if (FOCUS_IN_WINDOW) corner.set({ x: absoluteX - x, y: absoluteY - y });
        })
        .onChange(({ changeX, changeY }) => {
          const { x, y, scale } = camera.get();
          camera.set(hold({ x: x + changeX, y: y + changeY, scale }));
        }),
    [camera, corner, hold],
  );
  const gesture = useMemo(() => {
    // Pan and pinch may be under way at once: each adds only what it changes.
    const pinch = Gesture.Pinch().onChange(({ scaleChange, focalX, focalY }) => {
      const before = camera.get();
      const scale = Math.max(smallest, Math.min(largest, before.scale * scaleChange));
      const ratio = scale / before.scale;
      const [x, y] = [focalX - corner.get().x, focalY - corner.get().y];
      camera.set(hold({ scale, x: x - (x - before.x) * ratio, y: y - (y - before.y) * ratio }));
    });
    const tap = Gesture.Tap().onEnd((event, done) => {
      if (!done) return;
      const { x, y, scale } = camera.get();
      scheduleOnRN(onTap, (event.x - x) / scale, (event.y - y) / scale);
    });
    const twice = Gesture.Tap()
      .numberOfTaps(2)
      .onEnd((_event, done) => {
        if (done) scheduleOnRN(onFit);
      });
    return Gesture.Simultaneous(pan, pinch, twice, tap);
  }, [pan, camera, corner, hold, smallest, largest, onTap, onFit]);
  const world = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    return { transform: [{ translateX: x }, { translateY: y }, { scale }] };
  });
  return { gesture, pan, world };
}
