import { createStaticNavigation, DarkTheme, DefaultTheme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useEffect } from 'react';
import { useApp } from '../src/shell/AppProvider';
import { FONT, useTheme } from '../src/ui';
import { keepOffline } from '../src/shell/offline';
import type { Shelf } from '../src/storage';
import { firstAddress } from './address';
import { fetched } from './fetched';
import { GAMES, loadBox } from './games';
import { HomeScreen } from './HomeScreen';
import { stateFromAddress } from './links';
import { tableOf } from './tableOf';
import { NotFoundScreen } from './NotFoundScreen';
import { ScreenFrame } from './ScreenFrame';
import { titleOf } from './titles';
import { warmUp } from './warmUp';

/** Only the first screen comes with the app; every other one is fetched when somebody walks there. */
const SetUpScreen = fetched(() => import('./SetUpScreen'));
const TableScreen = fetched(() => import('./TableScreen'));
const ResultScreen = fetched(() => import('./ResultScreen'));
const RulesScreen = fetched(() => import('./RulesScreen'));
const ReviewScreen = fetched(() => import('./ReviewScreen'));
const LessonScreen = fetched(() => import('./LessonScreen'));
const HistoryScreen = fetched(() => import('./HistoryScreen'));
const DecksScreen = fetched(() => import('./DecksScreen'));
const DeckEditorScreen = fetched(() => import('./DeckEditorScreen'));
const SettingsScreen = fetched(() => import('./SettingsScreen'));
const AboutScreen = fetched(() => import('./AboutScreen'));
const PrivacyScreen = fetched(() => import('./PrivacyScreen'));

const Stack = createNativeStackNavigator({
  initialRouteName: 'Home',
  screenOptions: { headerShown: false },
  screenLayout: ({ children, route }) => <ScreenFrame name={route.name}>{children}</ScreenFrame>,
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
    Privacy: { screen: PrivacyScreen, linking: 'privacy' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

const Screens = createStaticNavigation(Stack);

/** Where somebody is most likely to go from home: on with the last game, or to another box. */
function fetchNext(shelf: Shelf): Promise<void> {
  const last = shelf.list().kept.find(({ summary }) => !summary.over);
  const boxes = GAMES.map(
    ({ id }) =>
      () =>
        loadBox(id),
  );
  if (!last) return warmUp([SetUpScreen.fetch], [...boxes, TableScreen.fetch]);
  const first = () => loadBox(last.saved.game);
  const replayed = async () => {
    const box = await first();
    if (box) tableOf(box, last);
  };
  return warmUp([TableScreen.fetch, first], [replayed, SetUpScreen.fetch, ...boxes]);
}

export function Navigation() {
  const { colours, dark } = useTheme();
  const { words, language, shelf } = useApp();
  useEffect(() => void fetchNext(shelf).then(keepOffline), [shelf]);
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
      linking={{
        prefixes: ['meninges://'],
        enabled: true,
        getStateFromPath: stateFromAddress,
        ...firstAddress(),
      }}
      documentTitle={{ formatter: (_, route) => titleOf(route, { words, language, shelf }) }}
    />
  );
}
