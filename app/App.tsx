import { FontDisplay, useFonts } from 'expo-font';
import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useEffect } from 'react';
import { Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { AppProvider, useApp } from '../src/shell/AppProvider';
import { FONT, useKeptFocus, useSpaceBar, useTheme } from '../src/ui';
import { forgetAddress } from './address';
import { ErrorBoundary } from './ErrorBoundary';
import { Navigation } from './navigation';

/** Words are there before their letters are: a browser shows them in its own until then. */
const letters = (uri: number) => ({ uri, display: FontDisplay.SWAP });

export function App() {
  const [ready, failed] = useFonts({
    [FONT.body]: letters(require('@expo-google-fonts/nunito/600SemiBold/Nunito_600SemiBold.ttf')),
    [FONT.strong]: letters(require('@expo-google-fonts/nunito/800ExtraBold/Nunito_800ExtraBold.ttf')),
  });
  // A browser shows the page at once and lets the letters follow; a phone has them in the app and waits a moment.
  if (!ready && !failed && Platform.OS !== 'web') return null;
  return (
    <SafeAreaProvider>
      <AppProvider>
        <Themed />
      </AppProvider>
    </SafeAreaProvider>
  );
}

function Themed() {
  const { words } = useApp();
  const { dark, colours } = useTheme();
  useSpaceBar();
  useKeptFocus();
  useEffect(() => {
    // What shows behind the app while it turns or opens: a dark room must not flash white.
    void SystemUI.setBackgroundColorAsync(colours.table);
  }, [colours.table]);
  return (
    <ErrorBoundary words={words} onHome={forgetAddress}>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <Navigation />
    </ErrorBoundary>
  );
}
