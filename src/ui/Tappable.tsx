import { useImperativeHandle, useRef, type Ref } from 'react';
import { Pressable, type PressableProps, type View } from 'react-native';
import { useDisabledMark } from './disabledMark';
import { usePress } from './Napping';

export interface TappableProps extends Omit<PressableProps, 'onPress' | 'onPressIn'> {
  readonly ref?: Ref<View | null>;
  readonly onPress: () => void;
}

/**
 * Whatever a tap on makes a move: like every button, it sleeps for a moment when the stage has changed. With `aria-disabled` it looks
 * disabled, says so to screen readers, and still answers.
 */
export function Tappable({ onPress, ref, ...rest }: TappableProps) {
  const own = useRef<View>(null);
  useImperativeHandle<View | null, View | null>(ref, () => own.current, []);
  useDisabledMark(own, rest['aria-disabled'] === true);
  return <Pressable {...rest} ref={own} {...usePress(onPress)} />;
}
