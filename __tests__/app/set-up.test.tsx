import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { newGame } from '../../app/newGame';
import SetUpScreen from '../../app/SetUpScreen';
import { replay, stageOf, type Json } from '../../src/engine';
import { REFUSALS, sequenceNumbers, type Config } from '../../src/games/sequence-numbers/rules';
import { CATALOGUES, LANGUAGES } from '../../src/i18n';
import { SEQUENCE_WORDS } from '../../src/games/sequence-numbers/i18n';
import type { Box } from '../../src/shell';
import { createShelf, readSettings, type Store } from '../../src/storage';
import { box } from '../../src/games/sequence-numbers/box';
import { aStore, renderInApp } from '../shell/app';

const mockNavigate = { back: jest.fn(), home: jest.fn(), rules: jest.fn(), table: jest.fn() };
const mockLoad = jest.fn<Promise<Box> | null, [string]>();
jest.mock('../../app/useNavigate', () => ({ useNavigate: () => mockNavigate }));
jest.mock('@react-navigation/native', () => ({ useFocusEffect: () => undefined }));
// Boxes come by a dynamic import, which Jest's sandbox does not have.
jest.mock('../../app/games', () => ({
  ...jest.requireActual<object>('../../app/games'),
  loadBox: (id: string) => mockLoad(id),
}));

const { setUp } = CATALOGUES.fr;
const { options } = SEQUENCE_WORDS.fr;
const shelfOf = (store: Store) => createShelf(store, () => 1);

async function sitDown(store: Store = aStore()) {
  renderInApp(<SetUpScreen route={{ params: { game: 'sequence-numbers' } }} />, store);
  await screen.findByTestId('start');
  return store;
}
const name = (place: number) => screen.getByTestId(`name-${place}`);
const rename = (place: number, to: string) => fireEvent.changeText(name(place), to);
const choose = (group: string, option: string) =>
  fireEvent.press(within(screen.getByLabelText(group)).getByText(option));
const start = () => fireEvent.press(screen.getByTestId('start'));
const refused = () => screen.queryByRole('alert')?.props.children as string | undefined;

beforeEach(() => {
  jest.clearAllMocks();
  mockLoad.mockImplementation(() => Promise.resolve(box));
});

describe('a new game', () => {
  test('is on the shelf before anybody sees it, and replays', () => {
    const shelf = shelfOf(aStore());
    const players = [0, 1].map((seat) => ({ name: `S${seat}`, face: seat, bot: null, help: false }));
    const id = newGame(box, box.setUp.configFor(2, null, 'fr'), players, shelf);
    const reading = shelf.get(id);
    if (reading?.kind !== 'read') throw new Error('not on the shelf');
    const table = replay(sequenceNumbers, reading.value.saved);
    if (table.kind !== 'read') throw new Error(table.why);
    const stage = stageOf(table.value);
    expect(stage.kind).toBe('play');
    expect(reading.value.summary).toEqual({
      over: false,
      winners: [],
      turn: stage.kind === 'play' && stage.acting[0].seat,
    });
  });
});

describe('setting up', () => {
  test('as proposed, it begins: the game is kept, the table opens, the people are remembered', async () => {
    const store = await sitDown();
    start();
    await waitFor(() => expect(mockNavigate.table).toHaveBeenCalled(), { timeout: 30_000 });
    const [game] = shelfOf(store).list().kept;
    expect(mockNavigate.table).toHaveBeenCalledWith(game!.id);
    expect(game!.saved.seats.map((player) => [player.name, player.bot])).toEqual([
      ['Léa', null],
      ['Rémi', 'beginner'],
    ]);
    expect(readSettings(store).lastSetUp['sequence-numbers']).toMatchObject({ players: game!.saved.seats });
  });

  test('two taps on the button begin one game', async () => {
    const store = await sitDown();
    start();
    start();
    await waitFor(() => expect(mockNavigate.table).toHaveBeenCalledTimes(1), { timeout: 30_000 });
    expect(shelfOf(store).list().kept).toHaveLength(1);
  });

  test('another number of seats keeps names and house rules, and those who left come back', async () => {
    const store = await sitDown();
    rename(0, 'Mamie Jo');
    rename(1, 'Max');
    choose(options.wrongCell, options.wrongCells.expert);
    fireEvent.press(screen.getByRole('switch', { name: options.strict }));
    choose(setUp.howMany, '4');
    expect([0, 1, 2, 3].map((place) => name(place).props.value as string)).toEqual([
      'Mamie Jo',
      'Max',
      'Mamie',
      'Noé',
    ]);
    rename(3, 'Zoé');
    choose(setUp.howMany, '2');
    expect(screen.queryByTestId('name-2')).toBeNull();
    choose(setUp.howMany, '4');
    expect(name(3).props.value).toBe('Zoé');
    start();
    expect(shelfOf(store).list().kept[0]!.saved.config).toMatchObject({
      seats: 4,
      teams: 2,
      target: 2,
      wrongCell: 'expert',
      strict: true,
    });
  });

  test('next time the same people sit there', async () => {
    const store = await sitDown();
    rename(0, 'Inès');
    choose(setUp.howMany, '3');
    start();
    screen.unmount();
    await sitDown(store);
    expect([name(0).props.value, name(1).props.value, name(2).props.value]).toEqual(['Inès', 'Tom', 'Mamie']);
  });

  test.each<[string, () => void, string]>([
    ['no name', () => rename(1, '  '), setUp.nameMissing(2)],
    ['one name twice', () => rename(1, 'léa '), setUp.sameName('léa')],
    ['apps only', () => choose(setUp.who('Léa'), setUp.app), setUp.onlyApps],
  ])('%s: it says why, and does not begin', async (_what, spoil, why) => {
    const store = await sitDown();
    spoil();
    start();
    expect(refused()).toBe(why);
    expect(mockNavigate.table).not.toHaveBeenCalled();
    expect(shelfOf(store).list().kept).toEqual([]);
    rename(0, 'Tom');
    expect(refused()).toBeUndefined();
  });

  test('a proposed name changes with who plays; a typed one stays', async () => {
    await sitDown();
    choose(setUp.who('Rémi'), setUp.person);
    expect(name(1).props.value).toBe('Tom');
    rename(1, 'Max');
    choose(setUp.who('Max'), setUp.app);
    expect(name(1).props.value).toBe('Max');
  });

  test.each<[string, Json]>([
    ['garbage', 'garbage'],
    [
      'five people',
      {
        players: Array.from({ length: 5 }, (_, seat) => ({
          name: `S${seat}`,
          face: 0,
          bot: null,
          help: false,
        })),
        config: {},
      },
    ],
    ['rules of another table', { players: [], config: { seats: 99 } }],
  ])('what was remembered is %s: it starts afresh', async (_what, remembered) => {
    await sitDown(aStore({ lastSetUp: { 'sequence-numbers': remembered } }));
    expect([name(0).props.value, name(1).props.value]).toEqual(['Léa', 'Rémi']);
  });
});

describe('a set-up remembered with rules that cannot be read', () => {
  test.each<[string, Json]>([
    ['garbage', 'garbage'],
    ['those of another table', { seats: 99 }],
    ['half of them', { seats: 2, wrongCell: 'expert' }],
  ])('%s: the people sit there, the rules are as proposed', async (_what, config) => {
    const players = ['Inès', 'Max'].map((name, face) => ({ name, face, bot: null, help: false }));
    const store = await sitDown(aStore({ lastSetUp: { 'sequence-numbers': { players, config } } }));
    expect([name(0).props.value, name(1).props.value]).toEqual(['Inès', 'Max']);
    start();
    await waitFor(() => expect(mockNavigate.table).toHaveBeenCalled());
    expect(shelfOf(store).list().kept[0]!.saved.config).toEqual(sequenceNumbers.defaults(2));
  });
});

describe('a box that cannot be opened', () => {
  const open = () => renderInApp(<SetUpScreen route={{ params: { game: 'sequence-numbers' } }} />);
  test('is said to be unknown', async () => {
    mockLoad.mockReturnValue(null);
    open();
    expect(await screen.findByText(CATALOGUES.fr.notFound.says)).toBeOnTheScreen();
  });
  test('for want of a network shows a sentence and the way home, not a moment that never ends', async () => {
    mockLoad.mockRejectedValue(new Error('no network'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(CATALOGUES.fr.notFetched.says);
    fireEvent.press(screen.getByText(CATALOGUES.fr.goHome));
    expect(mockNavigate.home).toHaveBeenCalled();
  });
});

describe('rules that cannot be played', () => {
  const SET_UPS: Record<string, Partial<Config>> = {
    'seats-one': { seats: 1, teams: 1 },
    'seats-five': { seats: 5, teams: 5 },
    'teams-unequal': { seats: 4, teams: 3 },
    'target-wrong': { seats: 4, target: 1 },
  };
  test.each(LANGUAGES)('are refused in a sentence, in %s', (language) => {
    const codes = REFUSALS.slice(0, REFUSALS.indexOf('not-now'));
    for (const code of codes) expect(SEQUENCE_WORDS[language].config[code]).toMatch(/\.$/);
    for (const [code, wrong] of Object.entries(SET_UPS)) {
      const refusal = box.game.refuseConfig({ ...sequenceNumbers.defaults(4), ...wrong })!;
      expect(box.words.refusedConfig(refusal, language)).toBe(SEQUENCE_WORDS[language].config[code]);
    }
  });
});
