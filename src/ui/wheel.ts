import type { View } from 'react-native';
import type { AnimatedRef } from 'react-native-reanimated';
import type { Turn } from './turn';

/** Wheels and trackpads are the web's: a phone has fingers. */
export function useWheel(_ref: AnimatedRef<View> | undefined, _onTurn: (turn: Turn) => void): void {}
