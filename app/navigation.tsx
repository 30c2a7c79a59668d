import { createStaticNavigation, DarkTheme, DefaultTheme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { lazy, Suspense } from 'react';
import { View } from 'react-native';
import { useWords } from '../src/shell';
import { FONT, Txt, useTheme } from '../src/ui';
import { HomeScreen } from './HomeScreen';
import { NotFoundScreen } from './NotFoundScreen';

/** Only the first screen comes with the app; every other one is fetched when somebody walks there. */
const SetUpScreen = lazy(() => import('./SetUpScreen'));
const TableScreen = lazy(() => import('./TableScreen'));
const ResultScreen = lazy(() => import('./ResultScreen'));
const RulesScreen = lazy(() => import('./RulesScreen'));
const ReviewScreen = lazy(() => import('./ReviewScreen'));
const LessonScreen = lazy(() => import('./LessonScreen'));
const HistoryScreen = lazy(() => import('./HistoryScreen'));
const DecksScreen = lazy(() => import('./DecksScreen'));
const DeckEditorScreen = lazy(() => import('./DeckEditorScreen'));
const SettingsScreen = lazy(() => import('./SettingsScreen'));
const AboutScreen = lazy(() => import('./AboutScreen'));

const Stack = createNativeStackNavigator({
  initialRouteName: 'Home',
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) => <Suspense fallback={<Waiting />}>{children}</Suspense>,
  screens: {
    Home: { screen: HomeScreen, linking: '' },
    SetUp: { screen: SetUpScreen, linking: 'setup/:game' },
    // Leaving a table is a decision, never a slip of the thumb at the edge of the screen.
    Table: { screen: TableScreen, linking: 'table/:id', options: { gestureEnabled: false } },
    Result: { screen: ResultScreen, linking: 'result/:id', options: { gestureEnabled: false } },
    Rules: { screen: RulesScreen, linking: 'rules/:game' },
    Review: { screen: ReviewScreen, linking: 'review/:id' },
    Lesson: { screen: LessonScreen, linking: 'lesson/:game/:lesson', options: { gestureEnabled: false } },
    History: { screen: HistoryScreen, linking: 'history' },
    Decks: { screen: DecksScreen, linking: 'decks' },
    Deck: { screen: DeckEditorScreen, linking: 'decks/:id' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    About: { screen: AboutScreen, linking: 'about' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

const Screens = createStaticNavigation(Stack);

export function Navigation() {
  const { colours, dark } = useTheme();
  const words = useWords();
  const base = dark ? DarkTheme : DefaultTheme;
  const theme = {
    ...base,
    colors: { ...base.colors, background: colours.table, card: colours.surface, text: colours.text },
    fonts: {
      regular: { fontFamily: FONT.body, fontWeight: '400' as const },
      medium: { fontFamily: FONT.body, fontWeight: '400' as const },
      bold: { fontFamily: FONT.strong, fontWeight: '400' as const },
      heavy: { fontFamily: FONT.strong, fontWeight: '400' as const },
    },
  };
  return (
    <Screens
      theme={theme}
      linking={{ prefixes: ['meninges://'], enabled: true }}
      documentTitle={{ formatter: () => words.app }}
    />
  );
}

function Waiting() {
  const { colours } = useTheme();
  const words = useWords();
  return (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: colours.table }}>
      <Txt dim>{words.loading}</Txt>
    </View>
  );
}
