import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';
import { createDice, enter, openTable, saveTable, type Player } from '../../src/engine';
import { CATALOGUES } from '../../src/i18n';
import {
  CELLS_OF,
  resultOf,
  sequenceNumbers,
  type Card,
  type State,
} from '../../src/games/sequence-numbers/rules';
import { SEQUENCE_WORDS } from '../../src/games/sequence-numbers/i18n';
import { Host, summaryOf, type HostProps } from '../../src/shell';
import { createShelf, type Kept, type Store } from '../../src/storage';
import { box } from '../../src/games/sequence-numbers/box';
import { cardSpoken, cardText } from '../../src/games/sequence-numbers/table/bridge';
import { aStore, awaken, inApp, renderInApp } from './app';

const words = SEQUENCE_WORDS.fr;
const people = (...levels: readonly (string | null)[]): Player[] =>
  levels.map((bot, seat) => ({ name: ['Léa', 'Tom'][seat]!, face: seat, bot, help: false }));

function aGame(seats: readonly Player[], dealer: number) {
  const config = { ...sequenceNumbers.defaults(2), dealer };
  const table = openTable(sequenceNumbers, config, createDice(11));
  const kept: Kept = {
    id: 'a',
    startedAt: 1,
    updatedAt: 1,
    summary: summaryOf(table),
    saved: saveTable(table, seats, null),
  };
  return { table, kept, hands: (table.state as State).hands };
}

function sitAt(seats: readonly Player[], dealer = 1) {
  const game = aGame(seats, dealer);
  const store: Store = aStore();
  const calls = {
    onMenu: jest.fn(),
    onLeave: jest.fn(),
    onResult: jest.fn(),
    onRules: jest.fn(),
    onSettings: jest.fn(),
    onExport: jest.fn(),
    onTakeOver: jest.fn(),
  };
  const host = (more: Partial<HostProps> = {}) => (
    <Host box={box} kept={game.kept} table={game.table} menuOpen={false} away={false} {...calls} {...more} />
  );
  const rendered = renderInApp(host(), store);
  return {
    ...game,
    ...calls,
    store,
    again: (more: Partial<HostProps>) => rendered.rerender(inApp(host(more), store)),
    /** The hands as they lie on the shelf now. */
    shelved: () => {
      const reading = createShelf(store, () => 1).get('a');
      if (reading?.kind !== 'read') throw new Error('not on the shelf');
      return reading.value.saved.log;
    },
  };
}

/** Every way a card could show: printed, printed without spaces, spoken, as a mark for tests. */
const traces = (card: Card): string[] => [
  `card-${card}`,
  cardText(card, words),
  cardText(card, words).replace(/ /g, ''),
  cardSpoken(card, words),
];
/** Without looks, and without what an animation holds of its own views in a test. */
const tree = (): string =>
  JSON.stringify(screen.toJSON(), (key, value: unknown) =>
    /^(style|forwardedRef|jest.*)$/.test(key) ? undefined : value,
  );
const betrayed = (cards: readonly Card[]): Card[] => {
  const all = tree();
  return cards.filter((card) =>
    traces(card).some((trace) => all.includes(JSON.stringify(trace).slice(1, -1))),
  );
};
const handOnScreen = (): Card[] =>
  screen.queryAllByTestId(/^card-/).map(({ props }) => (props.testID as string).slice('card-'.length));

/** What has just come sleeps for a moment, so that a slip cannot press it. */
function pressAwake(id: string) {
  awaken();
  fireEvent.press(screen.getByTestId(id));
}
const uncover = () => pressAwake('show');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('two people and one phone', () => {
  test('under a cover there is no table, and nothing of any hand in the whole tree', () => {
    const { hands } = sitAt(people(null, null));
    expect(screen.getByTestId('cover')).toBeOnTheScreen();
    expect(screen.queryByTestId('table')).toBeNull();
    expect(screen.queryByTestId('hand')).toBeNull();
    expect(screen.queryByTestId('board')).toBeNull();
    expect(betrayed(hands.flat())).toEqual([]);
  });

  test('uncovered, the hand is there; the other one is nowhere', () => {
    const { hands } = sitAt(people(null, null));
    uncover();
    expect(handOnScreen()).toEqual(hands[0]);
    // This is what would have been found under the cover.
    expect(betrayed(hands[0]!)).toEqual(hands[0]);
    expect(betrayed(hands[1]!.filter((card) => /\d{2}.\d{2}/.test(card)))).toEqual([]);
  });

  test('the turn goes on through card, cell and draw; then the cover is down again', () => {
    const { hands, shelved } = sitAt(people(null, null));
    uncover();
    const card = hands[0]!.find((held) => resultOf(held) !== null)!;
    fireEvent.press(screen.getByTestId(`card-${card}`));
    pressAwake(`cell-${CELLS_OF[resultOf(card)!]![0]}`);
    expect(screen.getByTestId('take-back')).toBeOnTheScreen();
    // The second tap of two draws nothing yet.
    fireEvent.press(screen.getByTestId('main'));
    expect(screen.getByTestId('take-back')).toBeOnTheScreen();
    pressAwake('main');
    // For a moment the board lies open to nobody in particular: there is no hand, and nothing of any.
    expect(screen.getByTestId('table')).toBeOnTheScreen();
    expect(screen.queryByTestId('hand')).toBeNull();
    const given = (shelved().at(-1)!.move as { card: Card }).card;
    expect(betrayed([...hands[0]!.filter((held) => held !== card), given, ...hands[1]!])).toEqual([]);
    act(() => void jest.advanceTimersByTime(1500));
    expect(screen.getByRole('heading', { name: 'Tom' })).toBeOnTheScreen();
    expect(screen.queryByTestId('table')).toBeNull();
    const drawn = (shelved().at(-1)!.move as { card: Card }).card;
    expect(betrayed([...hands[0]!.filter((held) => held !== card), drawn, ...hands[1]!])).toEqual([]);
  });

  test('leaving the front covers', () => {
    const heard = jest.mocked(AppState.addEventListener).mockClear();
    const { hands } = sitAt(people(null, null));
    uncover();
    const change = (state: AppStateStatus) =>
      act(() => heard.mock.calls.forEach(([type, hear]) => type === 'change' && hear(state)));
    change('inactive');
    expect(screen.getByTestId('cover')).toBeOnTheScreen();
    expect(betrayed(hands.flat())).toEqual([]);
    change('active');
    expect(screen.getByTestId('cover')).toBeOnTheScreen();
  });

  test('another screen over the table covers it', () => {
    const { again, hands } = sitAt(people(null, null));
    uncover();
    again({ away: true });
    expect(betrayed(hands.flat())).toEqual([]);
    again({});
    expect(screen.getByTestId('cover')).toBeOnTheScreen();
  });

  test('exporting says that every hand is in the file, and asks first', () => {
    const { again, onExport, onMenu } = sitAt(people(null, null));
    again({ menuOpen: true });
    fireEvent.press(screen.getByTestId('export'));
    expect(screen.getByText(CATALOGUES.fr.table.exportSays)).toBeOnTheScreen();
    expect(onExport).not.toHaveBeenCalled();
    fireEvent.press(screen.getByTestId('export-yes'));
    expect(onExport).toHaveBeenCalledTimes(1);
    expect(onMenu).toHaveBeenLastCalledWith(false);
  });

  test('played on in another window, the game stands still here until somebody says where to go on', () => {
    const { hands, kept, table, store, onTakeOver } = sitAt(people(null, null));
    uncover();
    const card = hands[0]!.find((held) => resultOf(held) !== null)!;
    const cell = CELLS_OF[resultOf(card)!]![0]!;
    const there = enter(table, { actor: 0, move: { type: 'play', card, cell } });
    if (there.kind === 'refused') throw new Error(there.refusal.code);
    const saved = saveTable(there.table, kept.saved.seats, null);
    createShelf(store, () => 1).put({ ...kept, saved });
    const other = hands[0]!.find((held) => held !== card && resultOf(held) !== null)!;
    fireEvent.press(screen.getByTestId(`card-${other}`));
    pressAwake(`cell-${CELLS_OF[resultOf(other)!]![0]}`);
    expect(screen.getByText(CATALOGUES.fr.elsewhere.title)).toBeOnTheScreen();
    pressAwake('take-over');
    expect(onTakeOver).toHaveBeenCalled();
    const reading = createShelf(store, () => 1).get('a');
    expect(reading?.kind === 'read' && reading.value.saved.log).toEqual(there.table.log);
  });

  test('the menu of a covered table offers nothing of the game', () => {
    const { again, hands } = sitAt(people(null, null));
    again({ menuOpen: true });
    expect(screen.getByTestId('go-on')).toBeOnTheScreen();
    expect(screen.queryByText('Reprendre le dernier coup')).toBeNull();
    expect(betrayed(hands.flat())).toEqual([]);
  });
});

describe('one person and the app', () => {
  const chipsLaid = () => screen.queryAllByLabelText(/, jeton /).length;

  test('no cover; the app moves by itself, and its cards are nowhere', () => {
    const { hands } = sitAt(people(null, 'beginner'), 0);
    expect(screen.queryByTestId('cover')).toBeNull();
    expect(handOnScreen()).toEqual(hands[0]);
    expect(betrayed(hands[1]!.filter((card) => /\d{2}.\d{2}/.test(card)))).toEqual([]);
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByTestId('main')).toBeOnTheScreen();
  });

  test.each([
    ['the menu', { menuOpen: true }],
    ['another screen over it', { away: true }],
  ])('%s holds the game', (_what, held) => {
    const { again, shelved } = sitAt(people(null, 'beginner'), 0);
    again(held);
    act(() => jest.advanceTimersByTime(60_000));
    expect(chipsLaid()).toBe(0);
    again({});
    act(() => jest.advanceTimersByTime(10_000));
    expect(shelved().filter(({ actor }) => actor === 1).length).toBeGreaterThan(0);
  });

  test('the menu is shut while another screen lies over the table', () => {
    const { again } = sitAt(people(null, 'beginner'), 0);
    again({ menuOpen: true, away: true });
    expect(screen.queryByTestId('go-on')).toBeNull();
  });

  test.each([
    ['go-on', 'onMenu'],
    ['leave-table', 'onLeave'],
    ['settings', 'onSettings'],
  ] as const)('in the menu, %s answers', (button, answer) => {
    const sitting = sitAt(people(null, 'beginner'), 1);
    sitting.again({ menuOpen: true });
    fireEvent.press(screen.getByTestId(button));
    expect(sitting.onMenu).toHaveBeenLastCalledWith(false);
    expect(sitting[answer]).toHaveBeenCalled();
  });
});
