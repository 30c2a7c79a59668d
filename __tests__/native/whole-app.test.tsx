import '../../src/storage/install';
import { fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Platform } from 'react-native';
import { begin, goBack, goBackFromDialog, layOut, leaveFront, settle, tap } from './support/app';
import { nearlyWon } from './support/kept';

jest.mock('../../node_modules/expo-sqlite/build/ExpoSQLite', () => ({
  __esModule: true,
  default: jest.requireActual<{ sqlite: object }>('./support/sqlite').sqlite,
}));
// In development it looks for a desk to talk to.
jest.mock('../../node_modules/expo-sqlite/build/SQLiteDevToolsClient', () => ({
  registerDatabaseForDevToolsAsync: jest.fn(),
  unregisterDatabaseForDevToolsAsync: jest.fn(),
}));
jest.mock('expo-audio', () => ({ createAudioPlayer: jest.fn(), setAudioModeAsync: jest.fn() }));
jest.mock('expo-font', () => ({ ...jest.requireActual<object>('expo-font'), useFonts: () => [true, null] }));
jest.mock('expo-localization', () => ({ getLocales: () => [{ languageTag: 'fr-FR', languageCode: 'fr' }] }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keys = () => Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth)!);

test('there is no document, and what is kept is kept in SQLite', () => {
  expect(typeof document).toBe('undefined');
  localStorage.setItem('a', 'b');
  expect([localStorage.getItem('a'), localStorage.getItem('nothing'), localStorage.length]).toEqual([
    'b',
    null,
    1,
  ]);
  localStorage.removeItem('a');
  expect(keys()).toEqual([]);
});

test('from home through the set-up to a table and a move, which is read out; back opens the menu and shuts it', async () => {
  const aloud = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions');
  const app = await begin();
  await tap('box-sequence-numbers');
  await tap('start');
  const [kept] = keys().filter((key) => key.startsWith('meninges/games/'));
  expect(kept).toBeDefined();
  // Against the app nobody has to be covered from anybody.
  await layOut();
  expect(screen.getByTestId('board')).toBeTruthy();

  const before = localStorage.getItem(kept!);
  const cards = screen.getAllByTestId(/^card-/);
  for (const card of cards) {
    fireEvent.press(card);
    await settle();
    for (const cell of screen.getAllByTestId(/^cell-/)) fireEvent.press(cell);
    await settle();
    if (localStorage.getItem(kept!) !== before) break;
  }
  expect(localStorage.getItem(kept!)).not.toBe(before);
  // One after the other: none cuts another short.
  expect(aloud).toHaveBeenCalledWith(expect.stringMatching(/a posé un jeton.*, rangée \d+, colonne \d+/), {
    queue: true,
  });

  expect(screen.queryByTestId('leave-table')).toBeNull();
  const openMenu = () => (Platform.OS === 'android' ? goBack() : tap('menu'));
  await openMenu();
  expect(screen.getByTestId('leave-table')).toBeTruthy();
  await goBackFromDialog();
  expect(screen.queryByTestId('leave-table')).toBeNull();
  await openMenu();
  await tap('leave-table');
  expect(screen.getAllByTestId(/^box-/).length).toBeGreaterThan(3);
  app.unmount();
});

test('the last card of a game leads to its result', async () => {
  const { kept, last } = nearlyWon();
  localStorage.setItem('meninges/games/nearly', kept);
  const app = await begin();
  await tap('continue');
  await tap('show');
  await layOut();
  await tap(`card-${last.card}`);
  await tap(`cell-${last.cell}`);
  await tap('see-result');
  await layOut();
  expect(screen.getByTestId('again')).toBeTruthy();
  expect(screen.getAllByText(/Léa/).length).toBeGreaterThan(0);
  app.unmount();
});

test('a hand lies face down before the phone photographs the app for its switcher', async () => {
  localStorage.setItem('meninges/games/nearly', nearlyWon().kept);
  const app = await begin();
  await tap('continue');
  await tap('show');
  await layOut();
  expect(screen.queryAllByTestId(/^card-/).length).toBeGreaterThan(0);
  await leaveFront();
  expect(screen.queryAllByTestId(/^card-/)).toEqual([]);
  expect(screen.getByTestId('cover')).toBeTruthy();
  app.unmount();
});
