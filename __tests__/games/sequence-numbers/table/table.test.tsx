import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import type { Json } from '../../../../src/engine';
import { box } from '../../../../src/games/sequence-numbers/box';
import { BOARD, type State } from '../../../../src/games/sequence-numbers/rules';
import type { Props } from '../../../../src/games/sequence-numbers/table/props';
import { Table } from '../../../../src/games/sequence-numbers/table/Table';
import { cardText, refusalText } from '../../../../src/games/sequence-numbers/table/bridge';
import { DraftContext } from '../../../../src/shell/frame';
import { renderInApp } from '../../../shell/app';
import {
  after,
  at,
  deadCard,
  difference,
  elsewhere,
  fr,
  fullHand,
  graveyard,
  home,
  play,
  position,
  refusal,
  SEATS,
  seen,
  sum,
  twin,
} from './support';
import { NO_TIME } from '../../../../src/shell/tableProps';

const act = jest.fn();
/** What was tried, and by whom where it was not the seat on the screen. */
const tried = () => act.mock.calls.map(([move, seat]) => (seat === undefined ? [move] : [move, seat]));

function lay(
  state: State,
  more: Partial<Props> = {},
  eyes: number | 'table' = state.seat,
  around = (table: ReactElement) => table,
) {
  act.mockReset().mockReturnValue(null);
  const seats = SEATS.slice(0, state.config.seats);
  const table = (
    <Table
      view={seen(state, eyes)}
      seats={seats}
      language="fr"
      help={false}
      sums={false}
      hint={null}
      canAct={eyes === state.seat}
      act={act}
      undo={null}
      news={{ fresh: [], since: [], change: 1 }}
      timing={NO_TIME}
      room={{ width: 374, height: 768, header: null }}
      {...more}
    />
  );
  return renderInApp(around(table));
}

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const tapCard = (card: string) => tap(`card-${card}`);
const tapCell = (cell: number) => tap(`cell-${cell}`);
const says = (text: string) => expect(screen.getByTestId('line')).toHaveTextContent(text);
const button = (label: string) => screen.getByRole('button', { name: label });

const begun = position(fullHand);
const drawing = after(begun, 0, play(sum, home)).state;

describe('the hand', () => {
  test('is shown where the view has one', () => {
    lay(begun);
    expect(screen.getAllByRole('radio').map(({ props }) => props.testID as string)).toEqual(
      begun.hands[0]!.map((card) => `card-${card}`),
    );
    expect(screen.getByTestId('hand').props['aria-label']).toBe(fr.hand('Léa'));
  });
  test('is not there for the table’s eyes, nor are any buttons', () => {
    lay(begun, {}, 'table');
    expect(screen.queryByTestId('hand')).toBeNull();
    expect(screen.queryByTestId('main')).toBeNull();
  });
  test('marks a dead card only for a seat with help', () => {
    const { unmount } = lay(begun);
    expect(screen.queryByLabelText(new RegExp(fr.deadMark))).toBeNull();
    unmount();
    lay(begun, { help: true });
    expect(screen.getByTestId(`card-${deadCard}`).props.accessibilityLabel).toContain(fr.deadMark);
  });
});

describe('a card and a cell', () => {
  test('tapped one after the other are a move', () => {
    lay(begun);
    tapCard(sum);
    expect(screen.getByTestId(`card-${sum}`)).toBeChecked();
    says(fr.status.chosen(cardText(sum, fr)));
    tapCell(home);
    expect(tried()).toEqual([[{ type: 'play', card: sum, cell: home }]]);
  });
  test('a second tap on the card puts it back', () => {
    lay(begun);
    tapCard(sum);
    tapCard(sum);
    expect(screen.getByTestId(`card-${sum}`)).not.toBeChecked();
    says(fr.status.choose('Léa'));
  });
  test('a cell without a card asks for one', () => {
    lay(begun);
    tapCell(home);
    says(fr.refused['choose-first']);
    expect(act).not.toHaveBeenCalled();
  });
  test('refused, the line says why with the numbers, until the next thing is done', () => {
    lay(begun);
    act.mockImplementation((move) => refusal(begun, 0, move));
    tapCard(sum);
    tapCell(at(5, 5));
    says(refusalText(refusal(begun, 0, play(sum, at(5, 5)))!, fr));
    tapCard('plus-1');
    says(fr.status.chosenPlus);
  });
  test('nothing is played out of turn', () => {
    lay(begun, { canAct: false });
    tapCard(sum);
    tapCell(home);
    expect(act).not.toHaveBeenCalled();
  });
  test('only a helper names the cells a card can reach', () => {
    const { unmount } = lay(begun);
    tapCard(sum);
    expect(screen.queryByLabelText(new RegExp(fr.reachable))).toBeNull();
    unmount();
    lay(begun, { help: true });
    tapCard(sum);
    expect(
      screen
        .getAllByLabelText(new RegExp(fr.reachable))
        .map(({ props }) => props.testID as string)
        .sort(),
    ).toEqual([`cell-${home}`, `cell-${twin(home)}`].sort());
  });
});

describe('as expert', () => {
  const expert = position({ ...fullHand, config: { wrongCell: 'expert' } });
  test('a tap on a cell drafts; the button lays', () => {
    lay(expert);
    tapCard(sum);
    tapCell(at(5, 5));
    says(fr.status.draft(cardText(sum, fr), BOARD[at(5, 5)]!));
    tapCell(home);
    says(fr.status.draft(cardText(sum, fr), BOARD[home]!));
    expect(act).not.toHaveBeenCalled();
    fireEvent.press(button(fr.lay));
    expect(tried()).toEqual([[{ type: 'play', card: sum, cell: home }]]);
  });
  test('a second tap on the same cell lays too', () => {
    lay(expert);
    tapCard(sum);
    tapCell(home);
    tapCell(home);
    expect(act).toHaveBeenCalledTimes(1);
  });
  test('what was drafted is kept, and found again with its card', () => {
    const kept: Record<string, Json> = {};
    const place = {
      read: (name: string) => kept[name] ?? null,
      write: (name: string, what: Json | null) => void (kept[name] = what),
    };
    const inPlace = (children: ReactElement) => (
      <DraftContext.Provider value={place}>{children}</DraftContext.Provider>
    );
    const { unmount } = lay(expert, {}, 0, inPlace);
    tapCard(sum);
    tapCell(home);
    expect(kept).toEqual({ laid: [sum, home] });
    unmount();
    lay(expert, {}, 0, inPlace);
    expect(screen.getByTestId(`card-${sum}`)).toBeChecked();
    says(fr.status.draft(cardText(sum, fr), BOARD[home]!));
    tap('main');
    expect(tried()).toEqual([[play(sum, home)]]);
    // A card that is not in this hand is nobody's draft.
    kept.laid = [elsewhere, home];
    screen.unmount();
    lay(expert, {}, 0, inPlace);
    says(fr.status.choose('Léa'));
  });
  test('a dead card is not drafted: it is refused at once, and says why', () => {
    lay(expert);
    act.mockImplementation((move) => refusal(expert, 0, move));
    tapCard(deadCard);
    tapCell(home);
    says(fr.refused['dead-card'](BOARD[graveyard]!));
  });
  test('Plus needs no second thought', () => {
    lay(expert);
    tapCard('plus-1');
    tapCell(home);
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('the buttons', () => {
  test('before a card is laid, drawing is dimmed and says why', () => {
    lay(begun);
    expect(button(fr.draw)).toBeDisabled();
    fireEvent.press(button(fr.draw));
    says(fr.drawFirst);
    expect(act).not.toHaveBeenCalled();
  });
  test('a dead card is exchanged; without one chosen the button says so', () => {
    lay(begun);
    tap('dead');
    says(fr.refused['choose-dead']);
    tapCard(deadCard);
    tap('dead');
    expect(tried()).toEqual([[{ type: 'dead', card: deadCard }]]);
  });
  test('once laid: draw, or take back', () => {
    const undo = jest.fn();
    lay(drawing, { undo });
    fireEvent.press(button(fr.takeBack));
    expect(undo).toHaveBeenCalledTimes(1);
    fireEvent.press(button(fr.draw));
    expect(tried()).toEqual([[{ type: 'draw' }]]);
    expect(screen.queryByTestId('leave')).toBeNull();
  });
  test('where nothing can be taken back, that is not offered', () => {
    lay(drawing);
    expect(screen.queryByTestId('take-back')).toBeNull();
  });
  test('with nothing to play, pass', () => {
    lay(position({ hands: [[sum, difference]], chips: [[home], [twin(home)]], state: { exchanged: true } }));
    says(fr.status.nothing('Léa'));
    fireEvent.press(button(fr.pass));
    expect(tried()).toEqual([[{ type: 'pass' }]]);
  });
  test('on a strict table one may go without a card, and fetch it later', () => {
    const strict = after(
      position({ config: { strict: true }, hands: [[sum], [elsewhere]] }),
      0,
      play(sum, home),
    ).state;
    const { unmount } = lay(strict);
    fireEvent.press(button(fr.leave));
    expect(tried()).toEqual([[{ type: 'leave' }]]);
    unmount();
    lay(after(strict, 0, { type: 'leave' }).state);
    fireEvent.press(button(fr.takeLate('Léa')));
    expect(tried()).toEqual([[{ type: 'take' }, 0]]);
  });
  test('a fine is paid with the card one chooses', () => {
    lay(position({ config: { seats: 4, strict: true }, hands: [[sum, elsewhere]], state: { fined: [0] } }));
    says(fr.status.fine('Léa'));
    fireEvent.press(button(fr.pay));
    says(fr.refused['pay-first']);
    tapCard(elsewhere);
    fireEvent.press(button(fr.pay));
    expect(tried()).toEqual([[{ type: 'pay', card: elsewhere }]]);
  });
});

describe('a report of table talk', () => {
  const four = position({ config: { seats: 4, strict: true }, hands: [[sum, elsewhere]] });
  test.each([
    ['fr', /^Tout le monde est d’accord\s\?$/, /Tom et Zoé/],
    ['en', /^Does everybody agree\?$/, /Tom and Zoé/],
  ] as const)('in %s the table is asked before it counts', (language, title, names) => {
    const offered = box.table.extras!(seen(four), SEATS, language);
    expect(offered.map(({ move }) => move)).toEqual([
      { type: 'report', team: 0 },
      { type: 'report', team: 1 },
    ]);
    expect(offered[1]!.asks).toMatchObject({
      title: expect.stringMatching(title),
      says: expect.stringMatching(names),
    });
  });
  test('is offered to the seat in turn, which can take it back', () => {
    expect(box.table.extras!(seen(four, 1), SEATS, 'fr')).toEqual([]);
    const undo = jest.fn();
    lay(after(four, 0, { type: 'report', team: 1 }).state, { undo });
    fireEvent.press(button(fr.takeBack));
    expect(undo).toHaveBeenCalledTimes(1);
  });
  test('also where it is the own team that has to pay', () => {
    const undo = jest.fn();
    lay(after(four, 0, { type: 'report', team: 0 }).state, { undo });
    expect(button(fr.pay)).toBeOnTheScreen();
    fireEvent.press(button(fr.takeBack));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

test('while somebody else is waited for, the line says so', () => {
  lay(begun, { timing: { ...NO_TIME, waiting: 'Tom réfléchit…' }, canAct: false });
  says('Tom réfléchit…');
});
