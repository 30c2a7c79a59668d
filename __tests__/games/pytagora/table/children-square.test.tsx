import { screen } from '@testing-library/react-native';
import { pytagora, type SquareState } from '../../../../src/games/pytagora/rules';
import { byItself } from '../../../../src/games/pytagora/table/children/byItself';
import { GLOW } from '../../../../src/games/pytagora/table/children/colours';
import { refusalText } from '../../../../src/games/pytagora/table/children/tell';
import { aStore, inApp } from '../../../shell/app';
import { after, give, place, refusal, square } from '../rules/support';
import { act, en, fr, held, lay, moves, news, says, sheepAre, tableOf, tap } from './support';
import { NO_TIME } from '../../../../src/shell/tableProps';

/** 0 1 2 lie; Léa holds the 3. */
const begun = square('up-and-down', ['5333190', '2222'], { grown: [2] });
const without3 = square('up-and-down', ['519', '2222'], { grown: [2] });
const drawnFits = after(without3, [0, { type: 'draw' }], give('3')).state;
const drawnKept = after(without3, [0, { type: 'draw' }], give('7')).state;
const placed = after(begun, [0, place('3', 0)]);
const ASKED = fr.square.ask('Léa', '0, 1, 2');
const NOT_9 = `${fr.refused['wrong-digit'](9)} ${fr.square.count('0, 1, 2')}`;

describe('the hand', () => {
  test('lies in the order of the digits', () => {
    lay(begun);
    expect(held()).toEqual(['0-0', '1-0', '3-0', '3-1', '3-2', '5-0', '9-0']);
    expect(screen.getByTestId('hand').props['aria-label']).toBe(fr.hand('Léa'));
  });
  test('is nowhere where the view has none, nor is a button', () => {
    lay(begun, {}, 'table');
    expect(screen.queryByTestId('hand')).toBeNull();
    expect(screen.queryAllByTestId(/^held-/)).toEqual([]);
    expect(screen.queryByTestId('main')).toBeNull();
    says(fr.square.turnOf('Léa'));
  });
  test('keeps what was drawn apart, at the end', () => {
    lay(drawnFits);
    expect(held()).toEqual(['1-0', '5-0', '9-0', '3-0']);
    expect(screen.getByLabelText(fr.heldDrawn('3')).props.testID).toBe('held-3-0');
  });
  test('of twenty-four pieces is shown whole', () => {
    lay(square('up-and-down', ['000111122223333444455556', '']));
    expect(held()).toHaveLength(24);
  });
});

describe('a turn', () => {
  test('asks what comes next; with help it says it', () => {
    const { unmount } = lay(begun);
    says(ASKED);
    expect(screen.getByTestId('glow-0')).toHaveTextContent('?');
    unmount();
    lay(begun, { help: true });
    says(fr.next('3'));
    expect(screen.getByTestId('glow-0')).toHaveTextContent('3');
  });
  test('a piece that fits flies to its place at one tap', () => {
    lay(begun);
    tap('held-3-1');
    expect(moves()).toEqual([{ type: 'place', digit: '3', end: 0 }]);
  });
  test('a piece that does not fit is refused without the one that would, and the sheep wonder', () => {
    lay(begun);
    sheepAre('calm');
    tap('held-9-0');
    expect(moves()).toEqual([{ type: 'place', digit: '9', end: 0 }]);
    says(NOT_9);
    expect(screen.getByTestId('line')).not.toHaveTextContent('3', { exact: false });
    sheepAre('puzzled');
  });
  test('the place asks for a piece', () => {
    lay(begun);
    tap('glow-0');
    says(fr.square.askPiece);
    expect(act).not.toHaveBeenCalled();
  });
  test('who holds the digit cannot draw, and is told so but not which', () => {
    lay(begun);
    expect(screen.getByTestId('bag')).toBeDisabled();
    tap('bag');
    says(fr.refused['must-lay']);
    expect(screen.queryByTestId('main')).toBeNull();
    expect(moves()).toEqual([{ type: 'draw' }]);
  });
  test('without it, the bag is to be touched', () => {
    lay(without3);
    says(fr.square.emptyHanded('Léa'));
    expect(screen.getByTestId('bag')).toBeEnabled();
    tap('bag');
    expect(moves()).toEqual([{ type: 'draw' }]);
  });
  test('with an empty bag one passes, and need not say so', () => {
    const empty = { ...without3, bag: [] };
    lay(empty);
    says(fr.square.emptyHandedPass('Léa'));
    expect(byItself(pytagora.view(empty, 0))?.move).toEqual({ type: 'pass' });
  });
  test('nothing is done out of turn', () => {
    lay(begun, { canAct: false, timing: { ...NO_TIME, waiting: 'Tom réfléchit.' } });
    tap('held-3-0');
    tap('glow-0');
    tap('bag');
    expect(act).not.toHaveBeenCalled();
    says('Tom réfléchit.');
  });
  test('a hint that is asked for after a refusal is heard; a later refusal takes its place again', () => {
    const hint = { text: 'Après deux.' };
    const { rerender } = lay(begun);
    tap('held-9-0');
    says(NOT_9);
    rerender(inApp(tableOf(begun, { hint }), aStore()));
    says('Après deux.');
    tap('held-5-0');
    says(`${fr.refused['wrong-digit'](5)} ${fr.square.count('0, 1, 2')}`);
  });
  test('a hint takes the line', () => {
    lay(begun, { hint: { text: 'Après deux.', pieces: ['3'] } });
    says('Après deux.');
  });
});

describe('what is said', () => {
  const warm = { color: GLOW.light.figure };

  test('of what does not fit is warm; a reminder is like any other line', () => {
    lay(begun);
    tap('glow-0');
    expect(screen.getByText(fr.square.askPiece)).not.toHaveStyle(warm);
    tap('held-9-0');
    expect(screen.getByText(NOT_9)).toHaveStyle(warm);
  });
  test('of what a lesson does not want is left to the lesson: the line asks on, and the sheep wonder', () => {
    lay(begun);
    act.mockReturnValue({ code: 'lesson' });
    tap('held-3-0');
    expect(screen.getByText(ASKED)).not.toHaveStyle(warm);
    sheepAre('puzzled');
  });
  test('is forgotten with the next change', () => {
    const { rerender } = lay(begun);
    tap('held-9-0');
    says(NOT_9);
    rerender(inApp(tableOf(begun, { news: news({ change: 2 }) }), aStore()));
    says(ASKED);
    sheepAre('calm');
  });
  test('while the game waits goes before a hint, and a refusal before both', () => {
    lay(begun, { timing: { ...NO_TIME, waiting: 'Un instant.' }, hint: { text: 'Après deux.' } });
    says('Un instant.');
    tap('held-9-0');
    says(NOT_9);
  });
  test('what others did stands above what is to be done', () => {
    lay(begun, {
      news: news({
        since: [{ type: 'placed', seat: 1, digit: '2', square: 0, place: 2, direction: 'clockwise' }],
      }),
    });
    says(`Tom a posé le 2.${ASKED}`);
  });
});

describe('after drawing', () => {
  test('what fits is laid with the piece or the place', () => {
    lay(drawnFits);
    says(fr.square.drawnFits('3'));
    expect(byItself(pytagora.view(drawnFits, 0))).toBeNull();
    tap('held-3-0');
    tap('glow-0');
    expect(moves()).toEqual(Array.from({ length: 2 }, () => ({ type: 'place', digit: '3', end: 0 })));
  });
  test('what does not fit is kept, and the turn ends by itself', () => {
    lay(drawnKept);
    says(fr.square.drawnKept('7'));
    expect(byItself(pytagora.view(drawnKept, 0))?.move).toEqual({ type: 'done' });
  });
  test('another piece is refused, and why', () => {
    lay(drawnFits);
    tap('held-5-0');
    says(fr.refused['drawn-only']);
  });
});

describe('once laid', () => {
  test('the sheep are glad; the turn ends by itself, until then undo takes back', () => {
    const undo = jest.fn();
    lay(placed.state, { news: news({ fresh: placed.events }), undo });
    says(fr.square.laid('3'));
    sheepAre('happy');
    tap('take-back');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(byItself(pytagora.view(placed.state, 0))?.move).toEqual({ type: 'done' });
    expect(byItself(pytagora.view(placed.state, 1))).toBeNull();
  });
  test('after a reload it still says so, and offers no undo', () => {
    lay(placed.state);
    says(fr.square.laidSome);
    expect(screen.queryByTestId('take-back')).toBeNull();
  });
  test('a second piece waits for the next turn', () => {
    lay(placed.state);
    tap('held-3-0');
    says(fr.square.notYet);
    expect(act).not.toHaveBeenCalled();
  });
  test('when the square closes there is a party, and no place glows', () => {
    const last = after(square('up-and-down', ['1', '2'], { grown: [34] }), [0, place('1', 0)]);
    lay(last.state, { news: news({ fresh: last.events }), timing: { ...NO_TIME, waiting: 'Fini.' } });
    sheepAre('party');
    expect(screen.queryAllByTestId(/^glow-/)).toEqual([]);
    expect(screen.queryByTestId('main')).toBeNull();
    says('Fini.');
  });
});

describe('Even and odd', () => {
  const two = square('even-odd', ['2399', '4'], { grown: [0, 0] });
  test('has two squares and two places', () => {
    lay(two);
    expect(screen.getAllByTestId(/^square-/)).toHaveLength(2);
    expect(screen.getAllByTestId(/^glow-/)).toHaveLength(2);
    says(fr.square.askSquares('Léa', '0', '1'));
    expect(screen.getAllByTestId('listen')).toHaveLength(2);
  });
  test('a piece finds its own square', () => {
    lay(two);
    tap('held-3-0');
    tap('held-2-0');
    expect(moves()).toEqual([
      { type: 'place', digit: '3', end: 1 },
      { type: 'place', digit: '2', end: 0 },
    ]);
  });
  test('a refusal names what was tried, and neither digit that would do', () => {
    lay(two);
    tap('held-9-0');
    says(fr.refused['wrong-digit-two'](9));
    expect(screen.getByTestId('line')).not.toHaveTextContent(/[23]/);
  });
  test('a closed square glows no more', () => {
    lay({ ...two, grown: [15, 0] });
    expect(screen.getAllByTestId(/^glow-/)).toHaveLength(1);
    says(fr.square.ask('Léa', '1'));
  });
});

describe('Both ways', () => {
  const both = square('both-ways', ['1599', '4']);
  test('a piece that fits at both ends waits for one of them', () => {
    lay(both);
    tap('held-1-0');
    says(fr.square.whichEnd('1'));
    expect(act).not.toHaveBeenCalled();
    tap('glow-1');
    expect(moves()).toEqual([{ type: 'place', digit: '1', end: 1 }]);
  });
  test('a second tap puts it back', () => {
    lay(both);
    tap('held-1-0');
    tap('held-1-0');
    says(fr.square.askEnds('Léa', '0', '0'));
  });
  test('drawn, it needs no choosing before a place is touched', () => {
    const drawn = after(square('both-ways', ['599', '4']), [0, { type: 'draw' }], give('1')).state;
    lay(drawn);
    says(fr.square.whichEnd('1'));
    tap('glow-0');
    expect(moves()).toEqual([{ type: 'place', digit: '1', end: 0 }]);
  });
  test('the last gap is one place', () => {
    const gap: SquareState = { ...square('both-ways', ['9', '4']), grown: [17, 17] };
    lay(gap);
    expect(screen.getAllByTestId(/^glow-/)).toHaveLength(1);
    tap('held-9-0');
    expect(act).toHaveBeenCalledTimes(1);
  });
});

test('in English all is said in English', () => {
  lay(begun, { language: 'en' });
  says(en.square.ask('Léa', '0, 1, 2'));
  tap('held-9-0');
  says(`${refusalText(refusal(begun, 0, place('9', 0))!, en)} ${en.square.count('0, 1, 2')}`);
  expect(screen.getByLabelText(en.bag(begun.bag.length)).props.testID).toBe('bag');
});

test('on a wide screen everything is there as well', () => {
  lay(begun, { room: { width: 828, height: 374, header: null } });
  expect(held()).toHaveLength(7);
  tap('held-3-0');
  expect(moves()).toHaveLength(1);
});
