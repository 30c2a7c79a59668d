import { useCallback } from 'react';
import type { View as NativeView } from 'react-native';
import type { AnimatedRef, SharedValue } from 'react-native-reanimated';
import { usePlacesOn, type Place as Named, type Rect } from '../../../shell/beats';
import type { Camera } from '../../../ui/zoom';
import type { View } from '../rules';
import { placeOn } from './placeOn';
import type { Spiral } from './spiral';

/** The board's places as they are seen: zoomed, and pushed aside. */
export function useBoardPlaces(
  ref: AnimatedRef<NativeView>,
  view: View,
  spiral: Spiral,
  camera: SharedValue<Camera>,
): void {
  const find = useCallback(
    (named: Named): Rect | null => {
      const rect = placeOn(view, spiral, named);
      const { x, y, scale } = camera.get();
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
