import { useMemo } from 'react';
import { Platform, type View, type ViewStyle } from 'react-native';
import {
  Gesture,
  PointerType,
  type ComposedGesture,
  type PanGesture,
  type PinchGesture,
  type TapGesture,
} from 'react-native-gesture-handler';
import {
  useAnimatedStyle,
  useSharedValue,
  type AnimatedRef,
  type AnimatedStyle,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useStable } from './useStable';
import { useWheel } from './wheel';

/** Where the corner of the world is on the screen, and how large it is seen. A type: Reanimated animates plain objects. */
export type Camera = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

export interface ZoomProps {
  readonly camera: SharedValue<Camera>;
  /** The view that the world is seen through: over it a wheel zooms. */
  readonly viewRef?: AnimatedRef<View>;
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
  /** Two fingers zoom wherever they are put down: drags of pieces let it run beside them. */
  readonly pinch: PinchGesture;
  /** For the view that holds the world, which grows from its corner. */
  readonly world: AnimatedStyle<ViewStyle>;
}

/** In the browser the place between two fingers is told from the window's corner, not from the view's. */
const FOCUS_IN_WINDOW = Platform.OS === 'web';

function asItIs(camera: Camera): Camera {
  'worklet';
  return camera;
}

function clock(): number {
  'worklet';
  return Date.now();
}

const BY_KEY = PointerType.KEY;

/** Two taps within this time, this near to each other, are a double tap. */
const TWICE = { time: 300, distance: 28 } as const;

/** Grown by so much about a point of the screen. */
function grown({ x, y, scale }: Camera, to: number, at: { readonly x: number; readonly y: number }): Camera {
  'worklet';
  const ratio = to / scale;
  return { scale: to, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** One finger or two to move a world, two or a wheel to zoom, a double tap to see it whole. All of it on the UI thread. */
export function useZoom(props: ZoomProps): Zoom {
  const { camera, smallest, largest, hold = asItIs, viewRef } = props;
  const corner = useSharedValue({ x: 0, y: 0 });
  const onTap = useStable((x: number, y: number) => props.onTap?.(x, y));
  const onFit = useStable(() => props.onFit());
  useWheel(viewRef, ({ x, y, ratio, aside }) => {
    const before = camera.get();
    const scale = Math.max(smallest, Math.min(largest, before.scale * ratio));
    const after = grown(before, scale, { x, y });
    camera.set(hold({ ...after, x: after.x + aside }));
  });
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
  const tap = useTaps(camera, onTap, onFit);
  const pinch = useMemo(
    () =>
      Gesture.Pinch().onChange(({ scaleChange, focalX, focalY }) => {
        const before = camera.get();
        const scale = Math.max(smallest, Math.min(largest, before.scale * scaleChange));
        const at = { x: focalX - corner.get().x, y: focalY - corner.get().y };
        camera.set(hold(grown(before, scale, at)));
      }),
    [camera, corner, hold, smallest, largest],
  );
  // Pan and pinch may be under way at once: each adds only what it changes.
  const gesture = useMemo(() => Gesture.Simultaneous(pan, pinch, tap), [pan, pinch, tap]);
  const world = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    return { transform: [{ translateX: x }, { translateY: y }, { scale }] };
  });
  return { gesture, pan, pinch, world };
}

/** One finger, once or twice. The first of two taps is told at once, the second only as the two of them; a pinch is no tap. */
function useTaps(
  camera: SharedValue<Camera>,
  onTap: (x: number, y: number) => void,
  onFit: () => void,
): TapGesture {
  const fingers = useSharedValue(1);
  const last = useSharedValue({ x: 0, y: 0, at: -Infinity });
  return useMemo(
    () =>
      Gesture.Tap()
        .maxDistance(16)
        .onTouchesDown(({ numberOfTouches }) => {
          fingers.set(numberOfTouches === 1 ? 1 : Math.max(fingers.get(), numberOfTouches));
        })
        .onEnd((event, done) => {
          // The gesture handler makes a tap in the middle of every Enter and every space bar: keys are for whoever listens to them.
          if (!done || fingers.get() > 1 || event.pointerType === BY_KEY) return;
          const now = clock();
          const before = last.get();
          const twice =
            now - before.at < TWICE.time &&
            Math.hypot(event.x - before.x, event.y - before.y) < TWICE.distance;
          // A third tap begins anew.
          last.set({ x: event.x, y: event.y, at: twice ? -Infinity : now });
          if (twice) return scheduleOnRN(onFit);
          const { x, y, scale } = camera.get();
          scheduleOnRN(onTap, (event.x - x) / scale, (event.y - y) / scale);
        }),
    [camera, fingers, last, onTap, onFit],
  );
}
