import { act, fireEvent, screen } from '@testing-library/react-native';
import { DeckEditor } from '../../../../src/games/pyramide/editor/DeckEditor';
import { DECK_WORDS } from '../../../../src/games/pyramide/i18n/decks';
import { readOwnDeck } from '../../../../src/games/pyramide/editor/ownDecks';
import { DeckNavigationProvider } from '../../../../src/shell';
import type { Store } from '../../../../src/storage';
import { SMALL, withLine } from '../decks/texts';
import { aStore, renderInApp } from '../../../shell/app';

const ways = {
  leaveDeck: jest.fn(),
  back: jest.fn(),
  deckCard: jest.fn(),
  decks: jest.fn(),
  deck: jest.fn(),
};
jest.mock('@react-navigation/native', () => ({
  useFocusEffect: (effect: () => () => void) =>
    jest.requireActual<typeof import('react')>('react').useEffect(effect, [effect]),
}));

const words = DECK_WORDS.fr;
const AT = 'decks/a';

function open(text: string | null, params: { card?: string; riddle?: string } = {}, store: Store = aStore()) {
  if (text !== null) store.set(AT, text);
  const { card = null, riddle = null } = params;
  renderInApp(
    <DeckNavigationProvider navigation={ways}>
      <DeckEditor id="a" card={card} riddle={riddle} />
    </DeckNavigationProvider>,
    store,
  );
  return store;
}
const rename = (name: string) => fireEvent.changeText(screen.getByTestId('deck-name'), name);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('what is written is kept', () => {
  test('a moment after the last letter, finished or not', () => {
    const store = open(SMALL);
    rename('');
    expect(readOwnDeck(store, 'a')).toBe(SMALL);
    act(() => jest.advanceTimersByTime(1000));
    expect(readOwnDeck(store, 'a')).toBe(withLine(1, 'deck: '));
  });
  test('on leaving, at once', () => {
    const store = open(SMALL);
    rename('Ailleurs');
    fireEvent.press(screen.getByLabelText('Retour'));
    expect(readOwnDeck(store, 'a')).toBe(withLine(1, 'deck: Ailleurs'));
    expect(ways.leaveDeck).toHaveBeenCalled();
  });
  test('when the screen goes without a word', () => {
    const store = open(SMALL);
    rename('Ailleurs');
    screen.unmount();
    expect(readOwnDeck(store, 'a')).toBe(withLine(1, 'deck: Ailleurs'));
  });
  test('before a card opens', () => {
    const store = open(SMALL);
    rename('Ailleurs');
    fireEvent.press(screen.getByTestId('open-card-1'));
    expect(readOwnDeck(store, 'a')).toBe(withLine(1, 'deck: Ailleurs'));
    expect(ways.deckCard).toHaveBeenCalledWith('a', 'card-1');
  });
  test.each(['full', 'missing'] as const)(
    'and where it cannot be (%s), a sentence says so at once',
    (trouble) => {
      const store = aStore();
      store.set(AT, SMALL);
      open(null, {}, { ...store, set: () => trouble });
      expect(screen.getByTestId('trouble')).toHaveTextContent(words[trouble]);
    },
  );
});

describe('what was taken out', () => {
  test('can be put back until something else is written', () => {
    open(SMALL);
    fireEvent.press(screen.getByLabelText(words.removeThis(words.card(1))));
    expect(screen.queryByTestId('open-card-1')).toBeNull();
    fireEvent.press(screen.getByTestId('undo'));
    expect(screen.getByTestId('open-card-1')).toBeOnTheScreen();
    expect(screen.queryByTestId('undo')).toBeNull();
    fireEvent.press(screen.getByLabelText(words.removeThis(words.card(1))));
    rename('Ailleurs');
    expect(screen.queryByTestId('undo')).toBeNull();
  });
  test('an expression: those below move up, and come down again', () => {
    const store = open(SMALL, { card: 'card-1' });
    fireEvent.press(screen.getByLabelText(words.removeThis('arc-en-ciel')));
    expect(screen.getByTestId('expression-1').props.value).toBe('tirer le diable par la queue');
    fireEvent.press(screen.getByTestId('undo'));
    expect(screen.getByTestId('expression-1').props.value).toBe('arc-en-ciel');
    act(() => jest.advanceTimersByTime(1000));
    expect(readOwnDeck(store, 'a')).toBe(SMALL);
  });
});

test('the text and the forms are the same deck', () => {
  open(SMALL);
  rename('Ailleurs');
  fireEvent.press(screen.getByText(words.views.text));
  expect(screen.getByTestId('deck-text').props.value).toBe(withLine(1, 'deck: Ailleurs'));
  fireEvent.changeText(screen.getByTestId('deck-text'), withLine(16));
  expect(screen.getByTestId('deck-status')).not.toHaveTextContent(words.nothingWrong);
  expect(screen.getByTestId('fault-16')).toBeOnTheScreen();
  fireEvent.changeText(screen.getByTestId('deck-text'), withLine(1, 'deck: Ici'));
  fireEvent.press(screen.getByText(words.views.form));
  expect(screen.getByTestId('deck-name').props.value).toBe('Ici');
});

test('a line that belongs to nothing is told in the forms too, with its line', () => {
  open(withLine(3, 'age: standard', 'perdu'));
  expect(screen.getByText(words.line(4))).toBeOnTheScreen();
  expect(screen.getByText(words.faults['stray-line']('perdu'))).toBeOnTheScreen();
});

test.each<[string, string | null, { card?: string; riddle?: string }, 'gone' | 'partGone']>([
  ['deck', null, {}, 'gone'],
  ['card', SMALL, { card: 'card-7' }, 'partGone'],
  ['card of names', SMALL, { card: 'names-2' }, 'partGone'],
  ['kind of card', SMALL, { card: 'king-1' }, 'partGone'],
  ['riddle', SMALL, { card: 'card-1', riddle: '9' }, 'partGone'],
  ['number', SMALL, { card: 'card-1', riddle: 'x' }, 'partGone'],
])('a %s that is not there says so', (_what, text, params, says) => {
  open(text, params);
  expect(screen.getByRole('alert')).toHaveTextContent(words[says]);
});
