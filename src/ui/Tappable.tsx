import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Pressable, type PressableProps, type View } from 'react-native';
import { useDisabledMark } from './disabledMark';
import { usePress } from './Napping';
import { Spoken, spokenName } from './Spoken';

export interface TappableProps extends Omit<PressableProps, 'children' | 'onPress' | 'onPressIn'> {
  readonly ref?: Ref<View | null>;
  readonly onPress: () => void;
  /** Heard in the place of what is drawn in it. */
  readonly spoken?: string;
  readonly children?: ReactNode;
}

/**
 * Whatever a tap on makes a move: like every button, it sleeps for a moment when the stage has changed. With `aria-disabled` it looks
 * disabled, says so to screen readers, and still answers.
 */
export function Tappable({ onPress, ref, spoken, children, ...rest }: TappableProps) {
  const own = useRef<View>(null);
  useImperativeHandle<View | null, View | null>(ref, () => own.current, []);
  useDisabledMark(own, rest['aria-disabled'] === true);
  return (
    <Pressable {...spokenName(spoken)} {...rest} ref={own} {...usePress(onPress)}>
      <Spoken text={spoken}>{children}</Spoken>
    </Pressable>
  );
}
