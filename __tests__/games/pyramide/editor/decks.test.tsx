import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Decks } from '../../../../src/games/pyramide/editor/Decks';
import { ownDecks, putOwnDeck } from '../../../../src/games/pyramide/editor/ownDecks';
import { DECK_WORDS } from '../../../../src/games/pyramide/i18n/decks';
import { DeckNavigationProvider } from '../../../../src/shell';
import { saveFile } from '../../../../src/storage/files';
import { aStore, renderInApp } from '../../../shell/app';
import { SMALL } from '../decks/texts';

jest.mock('@react-navigation/native', () => ({ useIsFocused: () => true }));
jest.mock('../../../../src/storage/files', () => ({
  saveFile: jest.fn(() => Promise.resolve('saved')),
  openFile: jest.fn(),
}));

const words = DECK_WORDS.fr;
const ways = {
  leaveDeck: jest.fn(),
  back: jest.fn(),
  deckCard: jest.fn(),
  decks: jest.fn(),
  deck: jest.fn(),
};

function list(texts: readonly string[]) {
  const store = aStore();
  texts.forEach((text, index) => putOwnDeck(store, `deck-${index}`, text));
  renderInApp(
    <DeckNavigationProvider navigation={ways}>
      <Decks />
    </DeckNavigationProvider>,
    store,
  );
  return store;
}

const HEAD = 'deck: Trop\nlanguage: fr\n\ncard\n';

beforeEach(() => jest.clearAllMocks());

describe('a deck that cannot be read is exported and deleted like any other', () => {
  test.each([
    ['300,000 asterisks', `${HEAD}? Titre\n${'*'.repeat(300_000)}`, 'Trop'],
    ['more than any deck has', `${HEAD}${'card\n'.repeat(300_000)}`, 'Trop'],
    ['lines without end', `${HEAD}${'\n'.repeat(30_000)}`, 'Trop'],
    ['a picture', '\u0000\uFFFF%PNG', words.untitled],
  ])('%s', async (_what, text, title) => {
    const store = list([text, SMALL]);
    fireEvent.press(screen.getByLabelText(words.exportOne(title)));
    expect(saveFile).toHaveBeenCalledWith(title === 'Trop' ? title : words.fileName, text, 'deck');
    await waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent(words.exported));
    fireEvent.press(screen.getByLabelText(words.removeOne(title)));
    fireEvent.press(screen.getByTestId('remove-sure'));
    expect(ownDecks(store).map((deck) => deck.text)).toEqual([SMALL]);
    screen.getByLabelText(words.exportOne('Chez nous'));
  });

  test('also where reading it fails for a reason nobody thought of', async () => {
    const broken = jest.spyOn(String.prototype, 'normalize').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    const store = list([SMALL]);
    broken.mockRestore();
    fireEvent.press(screen.getByLabelText(words.exportOne(words.untitled)));
    expect(saveFile).toHaveBeenCalledWith(words.fileName, SMALL, 'deck');
    await waitFor(() => expect(screen.getByTestId('said')).toHaveTextContent(words.exported));
    fireEvent.press(screen.getByLabelText(words.removeOne(words.untitled)));
    fireEvent.press(screen.getByTestId('remove-sure'));
    expect(ownDecks(store)).toEqual([]);
  });
});
