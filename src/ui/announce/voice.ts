import { AccessibilityInfo } from 'react-native';

/** A phone's screen reader, one sentence after the other. */
export const speakAloud = (text: string): void =>
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true });
