import { act, fireEvent, screen } from '@testing-library/react-native';
import type { EffectCallback, ReactElement, useEffect } from 'react';
import HistoryScreen from '../../app/HistoryScreen';
import LessonScreen from '../../app/LessonScreen';
import { newGame } from '../../app/newGame';
import { ScreenFrame } from '../../app/ScreenFrame';
import SettingsScreen from '../../app/SettingsScreen';
import SetUpScreen from '../../app/SetUpScreen';
import TableScreen from '../../app/TableScreen';
import { createDice, openTable, saveTable } from '../../src/engine';
import { box as pyramide } from '../../src/games/pyramide/box';
import { newDeck } from '../../src/games/pyramide/editor/edits';
import { addOwnDeck } from '../../src/games/pyramide/editor/ownDecks';
import { box } from '../../src/games/sequence-numbers/box';
import { CELLS_OF, resultOf } from '../../src/games/sequence-numbers/rules';
import { CATALOGUES } from '../../src/i18n';
import { DeckNavigationProvider } from '../../src/shell';
import { createShelf, type Store } from '../../src/storage';
import { SMALL } from '../games/pyramide/decks/texts';
import { config } from '../games/pyramide/rules/support';
import { aStore, renderInApp } from '../shell/app';
import { Failing } from '../storage/areas';

const mockNavigate = { back: jest.fn(), home: jest.fn(), table: jest.fn(), to: jest.fn(), result: jest.fn() };
const mockLoad = jest.fn();
const mockFile = jest.fn();
jest.mock('../../app/useNavigate', () => ({ useNavigate: () => mockNavigate }));
jest.mock('../../app/games', () => ({
  ...jest.requireActual<object>('../../app/games'),
  loadBox: (id: string) => mockLoad(id) as unknown,
}));
jest.mock('../../src/storage/files', () => ({ openFile: () => mockFile() as unknown, saveFile: jest.fn() }));
jest.mock('@react-navigation/native', () => ({
  useIsFocused: () => true,
  useFocusEffect: (effect: EffectCallback) =>
    jest.requireActual<{ useEffect: typeof useEffect }>('react').useEffect(effect, [effect]),
}));

const words = CATALOGUES.fr;
const seats = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
const saved = saveTable(
  openTable(box.game, { ...box.game.defaults(2), dealer: 1 }, createDice(11)),
  seats,
  null,
);

/** What somebody does, step by step; between the steps it must be told whatever could not be kept. */
interface Flow {
  readonly name: string;
  /** The screen, with what it needs in the storage. */
  readonly shown: (store: Store) => ReactElement;
  readonly frame: string;
  readonly steps: readonly (() => void | Promise<void>)[];
}

const press = (id: string) => () => void fireEvent.press(screen.getByTestId(id));
const choose = (name: string) => () => void fireEvent.press(screen.getByRole('radio', { name }));
const settle = () => act(async () => void (await Promise.resolve()));
const ways = {
  ...mockNavigate,
  decks: jest.fn(),
  deck: jest.fn(),
  deckCard: jest.fn(),
  leaveDeck: jest.fn(),
};
const { List, Editor } = pyramide.decks!.screens;
const list = (
  <DeckNavigationProvider navigation={ways}>
    <List />
  </DeckNavigationProvider>
);

const FLOWS: readonly Flow[] = [
  {
    name: 'settings',
    frame: 'Settings',
    shown: () => <SettingsScreen />,
    steps: [choose('Sombres'), choose('English')],
  },
  {
    name: 'a new game',
    frame: 'SetUp',
    shown: () => <SetUpScreen route={{ params: { game: box.game.id } }} />,
    steps: [press('start')],
  },
  {
    name: 'a game under way',
    frame: 'Table',
    shown: (store) => {
      const id = newGame(
        box,
        saved.config,
        seats,
        createShelf(store, () => 1),
      );
      return <TableScreen route={{ params: { id } }} />;
    },
    steps: [
      press('show'),
      () => {
        const { testID } = screen.getAllByTestId(/^card-\d/)[0]!.props as { testID: string };
        const result = resultOf(testID.slice('card-'.length))!;
        fireEvent.press(screen.getByTestId(testID));
        fireEvent.press(screen.getByTestId(`cell-${CELLS_OF[result]![0]}`));
      },
      press('main'),
      press('menu'),
      choose('Lent'),
    ],
  },
  {
    name: 'an import',
    frame: 'History',
    shown: () => <HistoryScreen />,
    steps: [press('import')],
  },
  {
    name: 'a new deck',
    frame: 'Decks',
    shown: () => list,
    steps: [press('create')],
  },
  {
    name: 'a deck that is brought in',
    frame: 'Decks',
    shown: () => {
      mockFile.mockResolvedValue({ kind: 'text', text: SMALL });
      return list;
    },
    steps: [press('import')],
  },
  {
    name: 'a lesson',
    frame: 'Lesson',
    shown: () => <LessonScreen route={{ params: { game: box.game.id, lesson: 'first-steps' } }} />,
    steps: [press('lesson-skip'), press('lesson-skip')],
  },
  {
    name: 'cards that are played against the clock, which notes every second',
    frame: 'Table',
    shown: (store) => {
      const four = ['Léa', 'Tom', 'Mamie', 'Noé'].map((name, face) => ({ ...seats[0]!, name, face }));
      const shelf = createShelf(store, () => 1);
      const id = newGame(pyramide, config(4, { clock: 10 }), four, shelf);
      return <TableScreen route={{ params: { id } }} />;
    },
    steps: [
      press('on'),
      press('show'),
      () => {
        fireEvent(screen.getByTestId('hold'), 'pressIn');
        // Long enough to read it: letting go starts the time.
        act(() => void jest.advanceTimersByTime(400));
        fireEvent(screen.getByTestId('hold'), 'pressOut');
      },
      () => act(() => void jest.advanceTimersByTime(2500)),
      press('bet-3'),
      press('found'),
      press('next'),
    ],
  },
  {
    name: 'a deck that is written',
    frame: 'Deck',
    shown: (store) => (
      <DeckNavigationProvider navigation={ways}>
        <Editor id={addOwnDeck(store, newDeck('fr'), 5).id} card={null} riddle={null} />
      </DeckNavigationProvider>
    ),
    steps: [
      () => void fireEvent.changeText(screen.getByLabelText('Nom du paquet'), 'Vacances'),
      () => act(() => void jest.advanceTimersByTime(1000)),
    ],
  },
];

/** Plays the flow while the n-th write fails; answers with how many writes there were. */
async function play({ shown, frame, steps }: Flow, nth: number): Promise<number> {
  const area = new Failing();
  const store = aStore({}, area);
  area.failAt(nth);
  const { unmount } = renderInApp(<ScreenFrame name={frame}>{shown(store)}</ScreenFrame>, store);
  await settle();
  const isTold = () => {
    const told = screen.queryAllByTestId(/^trouble/).length > 0;
    expect([nth, told]).toEqual([nth, store.trouble() !== null]);
  };
  isTold();
  for (const step of steps) {
    act(() => void jest.advanceTimersByTime(500));
    await step();
    await settle();
    isTold();
  }
  const { writes } = area;
  unmount();
  return writes;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockLoad.mockImplementation((id) => Promise.resolve(id === pyramide.game.id ? pyramide : box));
  mockFile.mockResolvedValue({ kind: 'text', text: JSON.stringify(saved) });
});
afterEach(() => jest.useRealTimers());

describe('whichever write fails, it is told before anybody leaves', () => {
  test.each(FLOWS.map((flow) => [flow.name, flow] as const))('%s', async (_name, flow) => {
    const writes = await play(flow, Infinity);
    expect(writes).toBeGreaterThan(0);
    for (let nth = 1; nth <= writes; nth++) await play(flow, nth);
  });
});

test('an import that could not be kept does not claim that it was', async () => {
  const area = new Failing();
  const store = aStore({}, area);
  renderInApp(<HistoryScreen />, store);
  area.failAt(1);
  fireEvent.press(screen.getByTestId('import'));
  await settle();
  await settle();
  expect(screen.getByTestId('said')).toHaveTextContent(words.history.importedNot);
});

test('an import whose game cannot be fetched says that it may be the network', async () => {
  mockLoad.mockImplementation(() => Promise.reject(new Error('no network')));
  renderInApp(<HistoryScreen />, aStore({}, new Failing()));
  fireEvent.press(screen.getByTestId('import'));
  await settle();
  await settle();
  expect(screen.getByTestId('said')).toHaveTextContent(words.history.notFetched);
});
