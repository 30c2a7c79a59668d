import { useEffect, useMemo } from 'react';
import { useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import type { Grid, Spot } from '../../rules';
import { TIME, useStable, useTheme } from '../../../../ui';
import type { Camera } from '../../../../ui/zoom';
import { boundsOf, CELL, fit } from './camera';
import type { Draft } from './draft';

export interface Sight {
  readonly camera: SharedValue<Camera>;
  /** Shows the table whole again. */
  readonly onFit: () => void;
}

export interface Seen {
  readonly grid: Grid;
  readonly draft: Draft;
  readonly cursor: Spot | null;
  readonly hinted: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** How the endless table is looked at. What is new on it, or pointed at, is brought into sight. */
export function useSight({ grid, draft, cursor, hinted, width, height }: Seen): Sight {
  const { still } = useTheme();
  const bounds = useMemo(() => boundsOf(grid), [grid]);
  const camera = useSharedValue<Camera>(fit(bounds, width, height));
  const show = useStable((spots: readonly Spot[]) => {
    const whole = fit(boundsOf(spots), width, height);
    camera.set(still ? whole : withTiming(whole, { duration: TIME.move }));
  });

  useEffect(() => show(grid), [grid, width, height, still, show]);

  useEffect(() => {
    // Pieces that are typed or tapped one after the other may run off the edge: then all of it is shown.
    if (!cursor) return;
    const { x, y, scale } = camera.get();
    const [left, top, side] = [x + cursor.x * CELL * scale, y + cursor.y * CELL * scale, CELL * scale];
    if (left >= 0 && top >= 0 && left + side <= width && top + side <= height) return;
    show([...grid, ...draft, cursor]);
  }, [cursor, draft, grid, width, height, camera, show]);

  useEffect(() => {
    // A hint that points beyond the edge points at nothing.
    if (hinted.length > 0) show([...grid, ...hinted]);
  }, [hinted, grid, width, height, show]);

  const onFit = useStable(() => show(grid));
  return useMemo(() => ({ camera, onFit }), [camera, onFit]);
}
