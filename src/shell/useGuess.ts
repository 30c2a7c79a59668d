import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE, useTheme } from '../ui';
import { marginOf, usePageSize, type PageNeeds } from './page';
import type { Room } from './TableMount';

/** Usual height of the seats on top; they grow with the screen. */
const STRIP = 60;

/** The room that the table will have, before it was measured. */
export interface Guess {
  readonly wide: boolean;
  /** The width of the whole page. */
  readonly whole: number;
  readonly room: Room;
  /** More it cannot be, however low the seats. */
  readonly most: Room;
}

export function useGuess(needs: PageNeeds): Guess {
  const insets = useSafeAreaInsets();
  const { scale } = useTheme();
  const { width, height: high, wide } = usePageSize(needs);
  const margins = 2 * marginOf({ width });
  const whole = width - insets.left - insets.right - margins;
  const height = high - insets.top - insets.bottom - margins;
  const seats = wide ? 0 : STRIP * scale + SPACE.xs;
  return {
    wide,
    whole,
    room: { width: whole, height: height - seats },
    most: { width: whole, height },
  };
}
