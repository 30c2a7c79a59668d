import { fireEvent, screen } from '@testing-library/react-native';
import { createDice, openTable } from '../../src/engine';
import { box } from '../../src/games/null-game/box';
import { nullGame, type State } from '../../src/games/null-game/rules';
import { NULL_WORDS } from '../../src/games/null-game/i18n';
import { TableMount, type Hands } from '../../src/shell/TableMount';
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
