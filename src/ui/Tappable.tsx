import { Pressable, type PressableProps, type View } from 'react-native';
import type { Ref } from 'react';
import { usePress } from './Napping';

export interface TappableProps extends Omit<PressableProps, 'onPress' | 'onPressIn'> {
  readonly ref?: Ref<View>;
  readonly onPress: () => void;
}

/** Whatever a tap on makes a move: like every button, it sleeps for a moment when the stage has changed. */
export function Tappable({ onPress, ...rest }: TappableProps) {
  return <Pressable {...rest} {...usePress(onPress)} />;
}
