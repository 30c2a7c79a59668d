import type { SharedValue } from 'react-native-reanimated';
import type { Spot } from '../../rules';
import { useWatched } from '../../../../ui/useWatched';
import type { Camera } from '../../../../ui/zoom';
import { columnAt } from './camera';
import type { Drag } from './drag';

/** More columns than a table has, so that a cell is one number. */
const COLUMNS = 4096;
const MIDDLE = COLUMNS / 2;

/** The cell that a carried piece points at, null for none. React hears of it only when it is another one. */
export function useHovered({ pointing }: Pick<Drag, 'pointing'>, camera: SharedValue<Camera>): Spot | null {
  const cell = useWatched<number | null>(null, () => {
    'worklet';
    const at = pointing.get();
    if (!at) return null;
    const { x, y, scale } = camera.get();
    return (columnAt(at.y, y, scale) + MIDDLE) * COLUMNS + columnAt(at.x, x, scale) + MIDDLE;
  });
  return cell === null ? null : { x: (cell % COLUMNS) - MIDDLE, y: Math.floor(cell / COLUMNS) - MIDDLE };
}
