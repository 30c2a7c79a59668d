import { AccessibilityInfo, type View } from 'react-native';

/** A screen reader goes there. */
export const focusOn = (view: View): void => AccessibilityInfo.sendAccessibilityEvent(view, 'focus');

/** A phone's screen reader finds its way by itself when what it read has gone. */
export function useKeptFocus(): void {}
