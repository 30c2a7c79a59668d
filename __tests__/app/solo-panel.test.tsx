import { fireEvent, screen } from '@testing-library/react-native';
import { SoloPanel } from '../../app/SoloPanel';
import { Today } from '../../app/Today';
import { openTable, createDice, type Json, type Table } from '../../src/engine';
import { nullGame } from '../../src/games/null-game/rules';
import { defaults } from '../../src/games/prime-climb/rules';
import { PRIME_CLIMB_WORDS } from '../../src/games/prime-climb/i18n';
import { today, type AnySolo, type Box } from '../../src/shell';
import { createRecords, type Noted, type Store } from '../../src/storage';
import { box as climb } from '../../src/games/prime-climb/box';
import { aStore, renderInApp } from '../shell/app';
import { solitaire } from '../games/prime-climb/table/solitaire';

const { perfectName } = PRIME_CLIMB_WORDS.fr.solo;
const DAY = 20260316;
const noted = (id: string, result: number, day: number | null = null): Noted => ({ id, result, day });
const plain = (text: string): string => text.replace(/\u00A0/g, ' ');
const label = (id: string): string => plain(screen.getByTestId(id).props['aria-label'] as string);
const text = (id: string): string => plain(screen.getByTestId(id).props.children as string);

function storeWith(game: string, list: string, ...all: readonly Noted[]): Store {
  const store = aStore();
  const records = createRecords(store);
  all.forEach((one) => records.note(game, list, one));
  return store;
}

const onPlay = jest.fn<void, [Json]>();
function show(table: Table, ...all: readonly Noted[]) {
  const store = storeWith('prime-climb', 'solitaire-1', ...all);
  renderInApp(<SoloPanel box={climb} table={table} seats={[]} id="now" onPlay={onPlay} />, store);
}
beforeEach(() => jest.restoreAllMocks());

describe('a solitaire of seven turns', () => {
  test('the first ever is the record to beat', () => {
    show(solitaire(), noted('now', 7));
    expect(text('standing')).toBe('Un premier résultat : le record à battre.');
    expect([label('best'), label('games'), label('average')]).toEqual([
      'Record, 7 tours',
      'Parties, 1',
      'Moyenne, 7 tours',
    ]);
    expect(label('bar-7')).toMatch(/^7 tours : 1 partie, dont celle-ci ; [^;]+, <?\d+ %$/);
    expect(label('bar-6')).toMatch(/^6 tours : 0 partie ; [^;]+, \d+ %$/);
    expect(label('bar-6')).toContain(perfectName);
    expect(screen.getByText(/met \d+,\d tours en moyenne\.$/)).toBeOnTheScreen();
  });
  test('a new record is celebrated', () => {
    show(solitaire(), noted('a', 9), noted('b', 8), noted('now', 7));
    expect(text('standing')).toBe('Nouveau record !');
    expect([label('best'), label('games'), label('average')]).toEqual([
      'Record, 7 tours',
      'Parties, 3',
      'Moyenne, 8 tours',
    ]);
  });
  test('one among many says nothing of records', () => {
    show(solitaire(), noted('a', 5), noted('now', 7));
    expect(screen.queryByTestId('standing')).toBeNull();
    expect(label('best')).toBe('Record, 5 tours');
    expect(label('average')).toBe('Moyenne, 6 tours');
  });
  test('without anything noted (a game from elsewhere) there is no table of nothing', () => {
    show(solitaire());
    expect(screen.queryByTestId('distribution')).toBeNull();
  });
});

describe('the game of the day', () => {
  test('after it, “again” is said to bring other dice', () => {
    show(solitaire({ daily: DAY }), noted('now', 7, DAY));
    expect(text('day')).toBe(
      'Partie du jour, 16 mars 2026. Elle se joue une fois : « Rejouer » en lance une autre.',
    );
    expect(screen.queryByTestId('play-day')).toBeNull();
  });
  test('played again, the first result counts', () => {
    show(solitaire({ daily: DAY }), noted('first', 9, DAY), noted('now', 7, DAY));
    expect(text('day')).toBe(
      'Partie du jour, 16 mars 2026, déjà jouée : 9 tours. Le premier résultat compte, celui-ci non.',
    );
    expect(label('games')).toBe('Parties, 1');
    expect(label('best')).toBe('Record, 9 tours');
    expect(screen.queryByTestId('standing')).toBeNull();
  });
  test('after any other game the way to today’s is offered, until it was played', () => {
    show(solitaire(), noted('now', 7));
    fireEvent.press(screen.getByTestId('play-day'));
    expect(onPlay).toHaveBeenCalledWith({ ...defaults(1), daily: today() });
    screen.unmount();
    show(solitaire(), noted('now', 7), noted('b', 8, today()));
    expect(screen.queryByTestId('play-day')).toBeNull();
  });
  test('the set-up says what today came to, and nothing before it was played', () => {
    const config = defaults(1);
    const store = storeWith('prime-climb', 'solitaire-1', noted('b', 8, today()));
    renderInApp(<Today box={climb} config={config} />, store);
    expect(text('today')).toBe('Aujourd’hui : 8 tours. C’est ce premier résultat qui compte.');
    screen.unmount();
    renderInApp(<Today box={climb} config={config} />);
    expect(screen.queryByTestId('today')).toBeNull();
  });
});

test('a game of points without a best known player or a daily fills in the same record, and no more', () => {
  const solo: AnySolo = {
    lists: ['marathon'],
    listOf: () => 'marathon',
    listName: () => 'Marathon',
    resultOf: () => 31,
    better: 'more',
    resultText: (points) => `${points} points`,
    resultSays: (points) => `${points} points!`,
    perfect: () => null,
    perfectName: () => '',
    perfectSays: () => '',
    daily: null,
    shareText: () => 'text',
  };
  const box: Box = { ...climb, game: nullGame, solo };
  const table = openTable(nullGame, { seats: 1, rounds: 1 }, createDice(1));
  const store = storeWith('null-game', 'marathon', noted('a', 20), noted('b', 12), noted('now', 31));
  renderInApp(<SoloPanel box={box} table={table} seats={[]} id="now" onPlay={onPlay} />, store);
  expect(text('standing')).toBe('Nouveau record !');
  expect([label('best'), label('games'), label('average')]).toEqual([
    'Record, 31 points',
    'Parties, 3',
    'Moyenne, 21 points',
  ]);
  const bars = screen.getAllByTestId(/^bar-/).map((bar) => plain(bar.props['aria-label'] as string));
  expect(bars[0]).toMatch(/1 partie, dont celle-ci$/);
  expect(bars.join()).not.toMatch(/;|%/);
  expect(screen.queryByTestId('play-day')).toBeNull();
});
