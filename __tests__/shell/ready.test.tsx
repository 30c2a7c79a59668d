import { act, fireEvent, screen } from '@testing-library/react-native';
import { createDice, openTable, saveTable } from '../../src/engine';
import { box } from '../../src/games/null-game/box';
import { nullGame, THINKING_MS } from '../../src/games/null-game/rules';
import { Host, summaryOf } from '../../src/shell';
import { readTimeNote, type Kept } from '../../src/storage';
import { aStore, renderInApp } from './app';

function sitAlone() {
  const seats = [{ name: 'Léa', face: 0, bot: null, help: false }];
  const table = openTable(nullGame, nullGame.defaults(1), createDice(3));
  const saved = saveTable(table, seats, null);
  const kept: Kept = { id: 'a', startedAt: 1, updatedAt: 1, summary: summaryOf(table), saved };
  const nothing = () => undefined;
  const store = aStore();
  renderInApp(
    <Host
      box={box}
      kept={kept}
      table={table}
      menuOpen={false}
      away={false}
      onMenu={nothing}
      onLeave={nothing}
      onResult={nothing}
      onRules={nothing}
      onSettings={nothing}
      onExport={nothing}
      onTakeOver={nothing}
    />,
    store,
  );
  return store;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (id: string) => fireEvent.press(screen.getByTestId(id));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('before time begins it says what for, and waits; the buttons come with the tap, and sleep', () => {
  const store = sitAlone();
  expect(screen.getByTestId('ready-says')).toHaveTextContent(/^Léa : 5 secondes pour décider$/);
  expect(screen.queryByTestId('keep')).toBeNull();
  pass(60_000);
  expect(readTimeNote(store, 'a')).toBeNull();
  press('ready');
  expect(screen.queryByTestId('ready')).toBeNull();
  expect(readTimeNote(store, 'a')).toEqual({ id: 'turn-0', left: THINKING_MS });
  press('keep');
  expect(screen.queryByText('Confirmez, ou changez d’avis.')).toBeNull();
  pass(350);
  press('keep');
  expect(screen.getByText('Confirmez, ou changez d’avis.')).toBeOnTheScreen();
  pass(1000);
  expect(readTimeNote(store, 'a')!.left).toBe(THINKING_MS - 1350);
});

test('after a time-out it says what that meant, and waits again', () => {
  const store = sitAlone();
  pass(350);
  press('ready');
  expect(screen.queryByTestId('late')).toBeNull();
  pass(THINKING_MS);
  expect(screen.getByTestId('late')).toHaveTextContent('Temps écoulé. Léa garde donc son nombre.');
  pass(60_000);
  expect(screen.getByTestId('ready')).toBeOnTheScreen();
  expect(readTimeNote(store, 'a')).toBeNull();
});
