import { act, fireEvent, screen } from '@testing-library/react-native';
import { Share } from 'react-native';
import ResultScreen from '../../app/ResultScreen';
import { saveTable, stageOf, type Json, type Table } from '../../src/engine';
import { box as climb } from '../../src/games/prime-climb/box';
import { box as sequence } from '../../src/games/sequence-numbers/box';
import { registered } from '../../src/games/sequence-numbers/rules/probe';
import type { Box } from '../../src/shell';
import { createShelf } from '../../src/storage';
import { aStore, renderInApp } from '../shell/app';
import { playedOut } from '../shell/playedOut';
import { solitaire } from '../games/prime-climb/table/solitaire';

const mockNavigate = {
  home: jest.fn(),
  table: jest.fn(),
  setUp: jest.fn(),
  review: jest.fn(),
};
const mockLoad = jest.fn();
const mockFeedback = { play: jest.fn(), buzz: jest.fn(), setSound: jest.fn(), setHaptics: jest.fn() };
jest.mock('../../app/useNavigate', () => ({ useNavigate: () => mockNavigate }));
jest.mock('../../app/games', () => ({
  ...jest.requireActual<object>('../../app/games'),
  loadBox: () => mockLoad() as unknown,
}));
jest.mock('../../src/ui/feedback', () => ({ createFeedback: () => mockFeedback }));

const NOW = Date.UTC(2026, 2, 16, 12);
const contest = playedOut(registered, { ...sequence.game.defaults(2), dealer: 1 } as Json, 10);

/** The result of a game that ended so long ago. */
async function show(id: string, box: Box, table: Table, ago = 0) {
  mockLoad.mockResolvedValue(box);
  const stage = stageOf(table);
  if (stage.kind !== 'over') throw new Error('Not over');
  const seats = ['Léa', 'Tom'].slice(0, box.game.seatsOf(table.config));
  const store = aStore();
  createShelf(store, () => NOW).put({
    id,
    startedAt: NOW - ago - 1000,
    updatedAt: NOW - ago,
    summary: { over: true, winners: stage.ranking[0]!, turn: null },
    saved: saveTable(
      table,
      seats.map((name, face) => ({ name, face, bot: null, help: false })),
      null,
    ),
  });
  renderInApp(<ResultScreen route={{ params: { id } }} />, store);
  await act(async () => {});
}

const press = async (id: string) => {
  fireEvent.press(screen.getByTestId(id));
  await act(async () => void jest.advanceTimersByTime(100));
};
/** No module draws here: the picture is waited for in vain. */
const pressShare = async () => {
  await press('share');
  await act(async () => jest.runOnlyPendingTimers());
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

test('a game that has just ended is applauded, once; one from the shelf is only looked at', async () => {
  await show('fresh', sequence, contest);
  expect(mockFeedback.play.mock.calls).toEqual([['cheer']]);
  screen.unmount();
  await show('fresh', sequence, contest);
  screen.unmount();
  await show('old', sequence, contest, 3_600_000);
  expect(mockFeedback.play).toHaveBeenCalledTimes(1);
});

test('every button leads where it says, and no two of them to the same place', async () => {
  await show('ways', sequence, contest);
  expect(screen.queryByTestId('see-table')).toBeNull();
  await press('places');
  await press('review');
  await press('home');
  expect(mockNavigate.setUp).toHaveBeenCalledWith('sequence-numbers');
  expect(mockNavigate.review).toHaveBeenCalledWith('ways');
  expect(mockNavigate.home).toHaveBeenCalledTimes(1);
  await press('again');
  expect(mockNavigate.table).toHaveBeenCalledTimes(1);
  expect(mockNavigate.table).not.toHaveBeenCalledWith('ways');
});

describe('where no picture can be made', () => {
  test('the result is shared in words, and that is said', async () => {
    const shared = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
    await show('words', sequence, contest);
    await pressShare();
    const { message } = shared.mock.calls[0]![0] as { message: string };
    expect(message).toMatch(
      /^Méninges, Sequence Numbers\. (Léa|Tom) gagne\s! \d jetons à la suite, contre \d\./,
    );
    expect(screen.getByTestId('shared')).toHaveTextContent('Partagé.');
    expect(screen.queryByTestId('shared-picture')).toBeNull();
  });

  test('sharing that is thought better of says nothing', async () => {
    jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.dismissedAction });
    await show('not', sequence, contest);
    await pressShare();
    expect(screen.queryByTestId('shared')).toBeNull();
  });

  test('a solitaire has its record, and the words of its game', async () => {
    const shared = jest.spyOn(Share, 'share').mockRejectedValue(new Error('no sheet'));
    await show('alone', climb, solitaire({ daily: 20260316 }) as Table);
    expect(screen.getByTestId('winner')).toHaveTextContent('Au but en 7 tours !');
    expect(screen.queryByTestId('podium')).toBeNull();
    await pressShare();
    const { message } = shared.mock.calls[0]![0] as { message: string };
    expect(message).toContain('2 grands pas, 1 petit pas, 1 carte, 1 pas en arrière.');
    expect(screen.getByTestId('shared')).toHaveTextContent('Cet appareil ne laisse ni partager ni copier.');
  });
});
