import { act, renderHook, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { useWantedContrast } from '../../src/ui';

/** What each phone calls it, and the news that it has changed. */
const CALLED = {
  ios: ['isDarkerSystemColorsEnabled', 'darkerSystemColorsChanged'],
  android: ['isHighTextContrastEnabled', 'highTextContrastChanged'],
} as const;

test('edges stand out where the phone is set to more contrast, and no longer when it is not', async () => {
  const [asked, changed] = CALLED[Platform.OS === 'android' ? 'android' : 'ios'];
  jest.spyOn(AccessibilityInfo, asked).mockResolvedValue(true);
  const heard: ((on: boolean) => void)[] = [];
  const listen = (event: string, listener: (on: boolean) => void) => {
    if (event === changed) heard.push(listener);
    return { remove: () => {} };
  };
  Object.assign(AccessibilityInfo, { addEventListener: listen });
  const { result } = renderHook(useWantedContrast);
  await waitFor(() => expect(result.current).toBe('more'));
  expect(heard).toHaveLength(1);
  act(() => heard[0]!(false));
  expect(result.current).toBe('usual');
});
