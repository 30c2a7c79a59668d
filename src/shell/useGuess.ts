import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { marginOf, usePageSize, type PageNeeds } from './page';
import type { Room } from './TableMount';

/** Usual height of the seats on top. */
const STRIP = 60;

/** The room that the table will have, before it was measured. */
export interface Guess {
  readonly wide: boolean;
  /** The width of the whole page. */
  readonly whole: number;
  readonly room: Room;
}

export function useGuess(needs: PageNeeds): Guess {
  const insets = useSafeAreaInsets();
  const { width, height: high, wide } = usePageSize(needs);
  const margins = 2 * marginOf({ width });
  const whole = width - insets.left - insets.right - margins;
  const height = high - insets.top - insets.bottom - margins - (wide ? 0 : STRIP);
  return { wide, whole, room: { width: whole, height } };
}
