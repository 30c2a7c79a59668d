import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE } from '../ui';
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

export function useGuess(): Guess {
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const wide = window.width > window.height;
  const whole = window.width - insets.left - insets.right - SPACE.s * 2;
  const height = window.height - insets.top - insets.bottom - SPACE.s * 2 - (wide ? 0 : STRIP);
  return { wide, whole, room: { width: whole, height } };
}
