import { getLocales } from 'expo-localization';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AccessibilityInfo, useColorScheme, useWindowDimensions } from 'react-native';
import { CATALOGUES, nearestLanguage, type Catalogue, type Language } from '../i18n';
import {
  createRecords,
  createShelf,
  openStore,
  readSettings,
  writeSettings,
  type Records,
  type Settings,
  type Shelf,
  type Store,
} from '../storage';
import { wallTime } from './clock';
import { setDocumentLanguage } from './documentLanguage';
import { DARK, LIGHT, ThemeProvider, type Theme } from '../ui';
import { createFeedback, type Feedback } from '../ui/feedback';

/** What every screen may need: what is kept, how the person likes it, and the words. */
export interface AppState {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly records: Records;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly language: Language;
  readonly words: Catalogue;
  readonly feedback: Feedback;
}

const AppContext = createContext<AppState | null>(null);

export function useApp(): AppState {
  const app = useContext(AppContext);
  if (!app) throw new Error('No app around this screen');
  return app;
}

export const useWords = (): Catalogue => useApp().words;

export function AppProvider({
  children,
  store: given,
}: {
  readonly children: ReactNode;
  readonly store?: Store;
}) {
  const store = useMemo(() => given ?? openStore(), [given]);
  const shelf = useMemo(() => createShelf(store, wallTime), [store]);
  const records = useMemo(() => createRecords(store), [store]);
  const feedback = useMemo(() => createFeedback(), []);
  const [settings, setSettings] = useState(() => readSettings(store));
  const change = useCallback(
    (part: Partial<Settings>) =>
      setSettings((before) => {
        const next = { ...before, ...part };
        writeSettings(store, next);
        return next;
      }),
    [store],
  );
  useEffect(() => {
    feedback.setSound(settings.sound);
    feedback.setHaptics(settings.haptics);
  }, [feedback, settings.sound, settings.haptics]);

  const theme = useThemeOf(settings);
  const language =
    settings.language === 'system' ? nearestLanguage(getLocales()[0]?.languageCode) : settings.language;
  useEffect(() => setDocumentLanguage(language), [language]);
  const app = useMemo(
    () => ({ store, shelf, records, settings, change, language, words: CATALOGUES[language], feedback }),
    [store, shelf, records, settings, change, language, feedback],
  );
  return (
    <AppContext.Provider value={app}>
      <ThemeProvider value={theme}>{children}</ThemeProvider>
    </AppContext.Provider>
  );
}

const TABLET = 700;
const TABLET_SCALE = 1.2;

function useThemeOf({ theme, motion, leftHanded, signs }: Settings): Theme {
  const scheme = useColorScheme();
  const reduced = useReducedMotion();
  const dark = theme === 'system' ? scheme === 'dark' : theme === 'dark';
  const still = motion === 'system' ? reduced : motion === 'reduced';
  const { width, height } = useWindowDimensions();
  const scale = Math.min(width, height) >= TABLET ? TABLET_SCALE : 1;
  return useMemo(
    () => ({ colours: dark ? DARK : LIGHT, dark, still, leftHanded, signs, scale }),
    [dark, still, leftHanded, signs, scale],
  );
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReduced);
    const heard = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => heard.remove();
  }, []);
  return reduced;
}
