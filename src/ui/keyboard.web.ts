import { useEffect } from 'react';
import { useStable } from './useStable';

interface KeyPress {
  readonly key: string;
  preventDefault(): void;
}

/** What a browser's space bar presses besides buttons; react-native-web leaves it to buttons alone. */
const PRESSED_BY_SPACE = '[role="radio"], [role="switch"], [role="gridcell"]';

export function useSpaceBar(): void {
  useEffect(() => {
    const pressed = (press: KeyboardEvent) => {
      if (press.key !== ' ' || !(press.target instanceof HTMLElement)) return;
      if (!press.target.matches(PRESSED_BY_SPACE)) return;
      press.preventDefault();
      // A key that is held down is one press.
      if (!press.repeat) press.target.click();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

/** Props for a view that listens to keys of whatever is focused inside it. The handler says whether the key was its own. */
export const onKeys = (handler: (key: string) => boolean): object => ({
  onKeyDown: (press: KeyPress) => {
    if (handler(press.key)) press.preventDefault();
  },
});

/** Keys of a whole screen, wherever the focus is; what has taken a key for itself keeps it. */
export function useKeys(handler: (key: string) => boolean): void {
  const answer = useStable(handler);
  useEffect(() => {
    const pressed = (press: KeyboardEvent) => {
      if (!press.defaultPrevented && answer(press.key)) press.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [answer]);
}
