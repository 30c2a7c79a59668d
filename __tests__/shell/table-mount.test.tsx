import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import { createDice, openTable } from '../../src/engine';
import { box } from '../../src/games/null-game/box';
import { nullGame, type State } from '../../src/games/null-game/rules';
import { NULL_WORDS } from '../../src/games/null-game/i18n';
import { TableMount, useMeasured, type Hands, type Room } from '../../src/shell/TableMount';
import { NO_TIME } from '../../src/shell/tableProps';
import { aStore, renderInApp } from './app';

const ROOM = { width: 390, height: 700 };
const words = NULL_WORDS.fr;

function mount(hands: Hands | null) {
  const table = openTable(nullGame, nullGame.defaults(2), createDice(3));
  const view = nullGame.view(table.state as State, 0);
  const seats = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
  renderInApp(
    <TableMount
      tableKey={0}
      shown={{ box, view, seats, fresh: [], since: [], change: 0 }}
      hands={hands}
      header={() => null}
      measured={{ room: ROOM, measure: jest.fn() }}
    />,
    aStore(),
  );
  return view;
}

test('without hands a table is only looked at: the board is there, and nothing to press', () => {
  const { secret } = mount(null);
  expect(screen.getByText(words.secret(secret!))).toBeTruthy();
  expect(screen.queryByTestId('keep')).toBeNull();
});

test('with hands a move is handed on', () => {
  const act = jest.fn(() => null);
  mount({
    canAct: true,
    help: false,
    sums: false,
    act,
    undo: null,
    timing: NO_TIME,
    hint: null,
  });
  fireEvent.press(screen.getByTestId('keep'));
  expect(act).toHaveBeenCalledWith({ type: 'choose', what: 'keep' }, undefined);
});

const MEASURED = { width: 804, height: 1096 };
const GUESSED = { width: 804, height: 1104 };
/** What a table has that was measured in the usual window, once the page is another. */
test.each([
  ['the page is heard to change, and has not: as it was zoomed', GUESSED, MEASURED],
  ['a zoomed page is rounded', { width: 803, height: 1095 }, MEASURED],
  ['the phone is turned round', { width: 1164, height: 804 }, { width: 1164, height: 804 }],
  ['the window grows', { width: 1424, height: 1104 }, { width: 1424, height: 1104 }],
  ['a keyboard comes up', { width: 804, height: 600 }, { width: 804, height: 600 }],
])('what was measured holds for as long as it has place: %s', (_, page, expected) => {
  const { result, rerender } = renderHook((guess: Room) => useMeasured(guess), { initialProps: GUESSED });
  expect(result.current.room).toEqual(GUESSED);
  act(() => result.current.measure(MEASURED));
  rerender({ ...page });
  expect(result.current.room).toEqual(expected);
  // What was in the way is gone: nothing need be measured again.
  rerender({ ...GUESSED });
  expect(result.current.room).toEqual(MEASURED);
});
