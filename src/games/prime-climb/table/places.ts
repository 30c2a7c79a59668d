import { useCallback } from 'react';
import type { View as NativeView } from 'react-native';
import type { AnimatedRef } from 'react-native-reanimated';
import { usePlacesOn, type Place as Named, type Rect } from '../../../shell/beats';
import type { View } from '../rules';
import { placeOn } from './placeOn';
import type { Spiral } from './spiral';
import type { SpiralCamera } from './useSpiralCamera';

/** The board's places as they are seen, or will be when the camera has come to rest: zoomed, and pushed aside. */
export function useBoardPlaces(
  ref: AnimatedRef<NativeView>,
  view: View,
  spiral: Spiral,
  camera: SpiralCamera,
): void {
  const find = useCallback(
    (named: Named): Rect | null => {
      const rect = placeOn(view, spiral, named);
      const { x, y, scale } = camera.resting();
      return (
        rect && {
          x: rect.x * scale + x,
          y: rect.y * scale + y,
          width: rect.width * scale,
          height: rect.height * scale,
        }
      );
    },
    [view, spiral, camera],
  );
  usePlacesOn(ref, find);
}
