import { screen } from '@testing-library/react-native';
import { Sorry } from '../../app/Sorry';
import type { Kept } from '../../src/storage';
import { aStore, renderInApp } from '../shell/app';

jest.mock('../../app/useNavigate', () => ({ useNavigate: () => ({ home: jest.fn(), back: jest.fn() }) }));

const person = (name: string, face: number) => ({ name, face, bot: null, help: false });
const kept: Kept = {
  id: 'one',
  startedAt: 1,
  updatedAt: 2,
  summary: { over: true, winners: [1], turn: null },
  saved: {
    format: 1,
    game: 'null-game',
    rulesVersion: 1,
    config: {},
    seats: [person('Léa', 0), person('Tom', 1)],
    log: [],
    countdownLeft: null,
  },
};

describe('a game of older rules', () => {
  test('that was finished still says who won, and can be exported', async () => {
    await renderInApp(<Sorry found={{ kind: 'past', kept }} />, aStore());
    expect(screen.getByTestId('winner')).toHaveTextContent('Tom gagne !');
    expect(screen.getByText(/jouée avec des règles plus anciennes/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Exporter le fichier tel quel' })).toBeTruthy();
  });
  test('that was not finished is said to be set aside, and why', async () => {
    await renderInApp(<Sorry found={{ kind: 'bad', why: 'older-rules' }} />, aStore());
    expect(screen.getByRole('alert')).toHaveTextContent(/règles plus anciennes.*mise de côté, intacte/);
  });
});
