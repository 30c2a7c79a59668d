import {
  createStaticNavigation,
  DarkTheme,
  DefaultTheme,
  StackActions,
  useNavigation,
  type NavigationProp,
  type StaticParamList,
} from '@react-navigation/native';
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

const Walk = createStaticNavigation(Stack);

interface Params extends StaticParamList<typeof Stack> {
  SetUp: { readonly game: string };
  Table: { readonly id: string };
  Result: { readonly id: string };
  Rules: { readonly game: string };
  Review: { readonly id: string };
  Lesson: { readonly game: string; readonly lesson: string };
  Deck: { readonly id: string; readonly card?: string; readonly riddle?: string };
}
export type Walking = NavigationProp<Record<keyof Params, object | undefined>>;

/** The ways between the screens. */
export function useWays() {
  const navigation = useNavigation<Walking>();
  /**
   * A table stands on the home screen: back from it leads home, not into its set-up. Never by a reset, which a browser
   * takes for the same page: its back button would leave the app.
   */
  const stand = (screen: 'Table' | 'Result', id: string) => {
    const { routes, index } = navigation.getState();
    const step = routes[index]?.name === 'Home' ? StackActions.push : StackActions.replace;
    navigation.dispatch(step(screen, { id }));
  };
  return {
    back: () =>
      navigation.canGoBack()
        ? navigation.goBack()
        : navigation.reset({ index: 0, routes: [{ name: 'Home' }] }),
    home: () =>
      navigation.getState().routes[0]?.name === 'Home'
        ? navigation.dispatch(StackActions.popToTop())
        : navigation.reset({ index: 0, routes: [{ name: 'Home' }] }),
    to: (screen: 'History' | 'Settings' | 'About') => navigation.navigate(screen),
    setUp: (game: string) => navigation.navigate('SetUp', { game }),
    rules: (game: string) => navigation.navigate('Rules', { game }),
    review: (id: string) => navigation.navigate('Review', { id }),
    lesson: (game: string, lesson: string) => navigation.navigate('Lesson', { game, lesson }),
    decks: () => navigation.navigate('Decks'),
    deck: (id: string) => navigation.navigate('Deck', { id }),
    /** Where a reload has forgotten how one came here, the list of decks is nearer than the home screen. */
    leaveDeck: () =>
      navigation.canGoBack() ? navigation.goBack() : navigation.dispatch(StackActions.replace('Decks')),
    /** A card of a deck, or a riddle on it: a screen of its own, from which back leads to the deck. */
    deckCard: (id: string, card: string, riddle?: number) =>
      navigation.dispatch(
        StackActions.push('Deck', { id, card, ...(riddle ? { riddle: String(riddle) } : {}) }),
      ),
    table: (id: string) => stand('Table', id),
    result: (id: string) => stand('Result', id),
  };
}

export interface RouteOf<Params> {
  readonly route: { readonly params?: Partial<Params> };
}

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
    <Walk
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
