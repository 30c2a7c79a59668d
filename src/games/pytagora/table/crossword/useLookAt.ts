import { useEffect } from 'react';
import { withTiming, type SharedValue } from 'react-native-reanimated';
import { spotOf, type Grid } from '../../rules';
import { useLookBack } from '../../../../shell';
import { TIME, useTheme } from '../../../../ui';
import type { Camera } from '../../../../ui/zoom';
import { sightOf } from './lookBack';

/** At a table that is looked back at, the camera goes to the moves that are spoken of. */
export function useLookAt(
  camera: SharedValue<Camera>,
  grid: Grid,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const look = useLookBack();
  const { still } = useTheme();
  useEffect(() => {
    if (!look) return;
    const cells = [...look.played.cells, ...(look.best?.cells ?? [])];
    const sight = sightOf(grid, cells.map(spotOf), { width, height });
    camera.set(still ? sight : withTiming(sight, { duration: TIME.move }));
  }, [look, grid, width, height, still, camera]);
}
