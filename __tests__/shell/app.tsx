import { act, render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AppProvider } from '../../src/shell';
import { NAP_MS } from '../../src/ui/nap';
import { DEFAULT_SETTINGS, openStore, writeSettings, type Settings, type Store } from '../../src/storage';
import { Area, withStorage } from '../storage/areas';

/** A store of its own for every test. */
export function aStore(settings: Partial<Settings> = {}, area: Storage = new Area()): Store {
  const store = withStorage({ value: area }, openStore);
  const quiet = { sound: false, haptics: false, motion: 'reduced', language: 'fr' } as const;
  writeSettings(store, { ...DEFAULT_SETTINGS, ...quiet, ...settings });
  return store;
}

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** A screen inside the app: words, theme and storage around it. */
export const inApp = (screen: ReactElement, store: Store): ReactElement => (
  <SafeAreaProvider initialMetrics={PHONE}>
    <AppProvider store={store}>{screen}</AppProvider>
  </SafeAreaProvider>
);

export const renderInApp = (screen: ReactElement, store: Store = aStore()) => render(inApp(screen, store));

/** Until the buttons of a stage can be pressed. Time is the test's: fake timers. */
export const awaken = (): void => act(() => void jest.advanceTimersByTime(NAP_MS));
