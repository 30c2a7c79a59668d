import { useLayoutEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/** react-native-web's Pressable writes its own `aria-disabled` over ours: what looks disabled and still answers says so here. */
export function useDisabledMark(ref: RefObject<View | null>, disabled: boolean): void {
  useLayoutEffect(() => {
    const element: unknown = ref.current;
    if (!(element instanceof HTMLElement)) return;
    if (disabled) element.setAttribute('aria-disabled', 'true');
    else element.removeAttribute('aria-disabled');
  }, [ref, disabled]);
}
