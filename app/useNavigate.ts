import { StackActions, useNavigation, type NavigationProp } from '@react-navigation/native';

/** Where one can go, and what each place has to be told. */
interface Params {
  Home: undefined;
  SetUp: { readonly game: string };
  Table: { readonly id: string };
  Result: { readonly id: string };
  Rules: { readonly game: string };
  Review: { readonly id: string };
  Lesson: { readonly game: string; readonly lesson: string };
  History: undefined;
  Settings: undefined;
  About: undefined;
  Privacy: undefined;
  Decks: undefined;
  Deck: { readonly id: string; readonly card?: string; readonly riddle?: string };
}
type Navigator = NavigationProp<Record<keyof Params, object | undefined>>;

/** The ways between the screens. */
export function useNavigate() {
  const navigation = useNavigation<Navigator>();
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
    to: (screen: 'History' | 'Settings' | 'About' | 'Privacy') => navigation.navigate(screen),
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
