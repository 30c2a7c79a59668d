import { getLocales } from 'expo-localization';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { AccessibilityInfo, useColorScheme, useWindowDimensions } from 'react-native';
import { CATALOGUES, nearestLanguage, type Catalogue, type Language } from '../i18n';
import {
  changeSettings,
  createRecords,
  createShelf,
  openStore,
  readSettings,
  SETTINGS_KEY,
  type Records,
  type Settings,
  type Shelf,
  type Store,
  type Trouble,
} from '../storage';
import { warnBeforeLeaving } from './browserWindow';
import { wallTime } from './clock';
import { setDocumentLanguage } from './documentLanguage';
import { setDocumentTheme } from './documentTheme';
import {
  AnnouncerContext,
  createAnnouncer,
  DARK,
  LIGHT,
  LiveRegion,
  sizesFor,
  speakAloud,
  ThemeProvider,
  type Theme,
  standingOut,
  useSystemText,
  useWantedContrast,
} from '../ui';
import { createFeedback, type Feedback } from '../ui/feedback';
import { createSpeech, type Speech } from '../ui/speech';

/** What every screen may need: what is kept, how the person likes it, and the words. */
export interface AppState {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly records: Records;
  /** Why something will not outlive this session; null while all of it is kept. */
  readonly trouble: Trouble | null;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
  readonly language: Language;
  readonly words: Catalogue;
  readonly feedback: Feedback;
  readonly speech: Speech;
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
  const speech = useMemo(() => createSpeech(), []);
  const announcer = useMemo(() => createAnnouncer(speakAloud), []);
  const [settings, change] = useSettings(store);
  const trouble = useSyncExternalStore(store.onTrouble, store.trouble, store.trouble);
  useEffect(() => warnBeforeLeaving(() => store.trouble() !== null), [store]);
  useEffect(() => {
    feedback.setSound(settings.sound);
    feedback.setHaptics(settings.haptics);
  }, [feedback, settings.sound, settings.haptics]);

  const theme = useThemeOf(settings);
  const { dark, colours } = theme;
  useEffect(() => setDocumentTheme({ dark, table: colours.table }), [dark, colours.table]);
  const language =
    settings.language === 'system' ? nearestLanguage(getLocales()[0]?.languageCode) : settings.language;
  useEffect(() => setDocumentLanguage(language), [language]);
  const app = useMemo(
    () => ({
      store,
      shelf,
      records,
      trouble,
      settings,
      change,
      language,
      words: CATALOGUES[language],
      feedback,
      speech,
    }),
    [store, shelf, records, trouble, settings, change, language, feedback, speech],
  );
  return (
    <AppContext.Provider value={app}>
      <AnnouncerContext.Provider value={announcer}>
        <ThemeProvider value={theme}>{children}</ThemeProvider>
        <LiveRegion announcer={announcer} label={app.words.table.said} />
      </AnnouncerContext.Provider>
    </AppContext.Provider>
  );
}

/** How the person likes it, in this window and in any other. */
function useSettings(store: Store): readonly [Settings, (part: Partial<Settings>) => void] {
  const [settings, setSettings] = useState(() => readSettings(store));
  const latest = useRef(settings);
  const change = useCallback(
    (part: Partial<Settings>) => {
      const before = latest.current;
      latest.current = { ...before, ...part };
      setSettings(latest.current);
      changeSettings(store, before, latest.current);
    },
    [store],
  );
  useEffect(
    () =>
      store.onElsewhere((key) => {
        if (key !== null && key !== SETTINGS_KEY) return;
        latest.current = readSettings(store);
        setSettings(latest.current);
      }),
    [store],
  );
  return [settings, change];
}

const TABLET = 700;
const TABLET_SCALE = 1.2;

function useThemeOf({ theme, motion, leftHanded, signs, large }: Settings): Theme {
  const scheme = useColorScheme();
  const reduced = useReducedMotion();
  const contrast = useWantedContrast();
  // A browser that forces its colours is told nothing of ours.
  const dark = theme === 'system' || contrast === 'forced' ? scheme === 'dark' : theme === 'dark';
  const still = motion === 'system' ? reduced : motion === 'reduced';
  const { width, height } = useWindowDimensions();
  const screen = Math.min(width, height) >= TABLET ? TABLET_SCALE : 1;
  const system = useSystemText();
  return useMemo(
    () => ({
      colours: standingOut(dark ? DARK : LIGHT, contrast),
      contrast,
      dark,
      still,
      leftHanded,
      signs,
      ...sizesFor(system, large, screen),
    }),
    [dark, contrast, still, leftHanded, signs, system, large, screen],
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
