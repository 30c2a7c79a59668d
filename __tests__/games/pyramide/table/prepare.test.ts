import * as decks from '../../../../src/games/pyramide/decks';
import { text } from '../../../../src/games/pyramide/decks/fr/junior';
import { defaults } from '../../../../src/games/pyramide/rules';
import { prepare } from '../../../../src/games/pyramide/table/prepare';
import { openStore } from '../../../../src/storage';

jest.mock('../../../../src/games/pyramide/decks', () => ({
  ...jest.requireActual<object>('../../../../src/games/pyramide/decks'),
  loadDeck: jest.fn(),
}));

const loadDeck = jest.mocked(decks.loadDeck);
const config = { ...defaults(2), deck: 'fr-junior' };

beforeEach(() => {
  jest.useFakeTimers();
  loadDeck.mockReset().mockRejectedValue(new Error('offline'));
});
afterEach(() => jest.useRealTimers());

test('cards that could not be fetched are tried once more', async () => {
  const preparing = prepare(config, openStore());
  loadDeck.mockResolvedValue(decks.deckFrom(text));
  await jest.advanceTimersByTimeAsync(1000);
  const { age, stock } = await preparing;
  expect(stock.riddles).toHaveLength(30);
  // The app is to know whom it speaks to.
  expect(age).toBe('junior');
  expect(loadDeck).toHaveBeenCalledTimes(2);
});

test('cards that cannot be fetched are not tried for ever', async () => {
  const failed = expect(prepare(config, openStore())).rejects.toThrow('offline');
  await jest.advanceTimersByTimeAsync(1000);
  await failed;
  expect(loadDeck).toHaveBeenCalledTimes(2);
});
