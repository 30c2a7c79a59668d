import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';
import type { WantedContrast } from './tokens';

/** What iOS calls increased contrast, and Android high-contrast text. */
const [ASKED, CHANGED] =
  Platform.OS === 'ios'
    ? (['isDarkerSystemColorsEnabled', 'darkerSystemColorsChanged'] as const)
    : (['isHighTextContrastEnabled', 'highTextContrastChanged'] as const);

/** Whether the device wants edges and words to stand out more. */
export function useWantedContrast(): WantedContrast {
  const [more, setMore] = useState(false);
  useEffect(() => {
    void AccessibilityInfo[ASKED]().then(setMore);
    const heard = AccessibilityInfo.addEventListener(CHANGED, setMore);
    return () => heard.remove();
  }, []);
  return more ? 'more' : 'usual';
}
