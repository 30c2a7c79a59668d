import { screen } from '@testing-library/react-native';
import { pytagora, type Digit, type TablesView } from '../../../../src/games/pytagora/rules';
import { byItself } from '../../../../src/games/pytagora/table/children/byItself';
import { tablesHint } from '../../../../src/games/pytagora/table/children/hints';
import { after, tables } from '../rules/support';
import { aStore, inApp } from '../../../shell/app';
import { act, en, fr, held, lay, mainSays, moves, news, says, sheepAre, tableOf, tap } from './support';
import { NO_TIME } from '../../../../src/shell/tableProps';

const asked = tables('38', ['4270', '24']);
const answered = after(asked, [0, { type: 'answer', digits: ['2', '4'] }]);
const sum = fr.tables.sum('3', '8');
const seen = (state: typeof asked) => pytagora.view(state, state.seat) as TablesView;

describe('a question', () => {
  test('is asked by name, with the round and the = that are left', () => {
    lay(asked);
    says(fr.tables.ask('Léa', sum));
    expect(screen.getByText(fr.tables.round(1, 7))).toBeTruthy();
    expect(screen.getByTestId('equals').props['aria-label']).toBe(fr.tables.equals(18));
    expect(held()).toEqual(['0-0', '2-0', '4-0', '7-0']);
  });
  test('shows nothing of a hand where the view has none', () => {
    lay(asked, {}, 'table');
    expect(screen.queryByTestId('hand')).toBeNull();
    expect(screen.queryAllByTestId(/^held-/)).toEqual([]);
    expect(screen.queryByTestId('main')).toBeNull();
    says(fr.tables.turnOf('Léa'));
  });
  test('a helper tells whether the digits are there, and how many it takes', () => {
    const { unmount } = lay(asked, { help: true });
    says(fr.tables.helpHas(sum));
    unmount();
    lay(tables('23', ['4270', '24']), { help: true });
    says(fr.tables.helpLacks(fr.tables.sum('2', '3')));
    expect(screen.getAllByTestId(/^glow-/)).toHaveLength(1);
  });
});

describe('an answer', () => {
  test('is laid digit by digit, in order, and given with the button', () => {
    lay(asked);
    tap('held-2-0');
    says(fr.tables.draft(sum, '2'));
    tap('held-4-0');
    says(fr.tables.draft(sum, '24'));
    mainSays(fr.answer);
    tap('main');
    expect(moves()).toEqual([{ type: 'answer', digits: ['2', '4'] }]);
  });
  test('a tap on the place, or on the piece’s home, takes it back', () => {
    lay(asked);
    tap('held-2-0');
    tap('slot-0');
    says(fr.tables.ask('Léa', sum));
    tap('held-2-0');
    tap('held-4-0');
    tap('held-2-0');
    says(fr.tables.draft(sum, '4'));
    tap('held-7-0');
    says(fr.tables.draft(sum, '74'));
  });
  test('a hint asked for over a digit is said, until another is put down', () => {
    const { rerender } = lay(asked);
    tap('held-2-0');
    rerender(inApp(tableOf(asked, { hint: { text: 'Huit et huit et huit.' } }), aStore()));
    says('Huit et huit et huit.');
    tap('held-4-0');
    says(fr.tables.draft(sum, '24'));
  });
  test('a third digit has no place', () => {
    lay(asked);
    tap('held-2-0');
    tap('held-4-0');
    tap('held-7-0');
    says(fr.tables.full);
  });
  test('an empty place asks for a digit', () => {
    lay(asked);
    tap('glow-0');
    says(fr.tables.askPiece);
  });
  test('wrong, it is refused with what was said, not with the result', () => {
    lay(asked);
    tap('held-2-0');
    tap('held-7-0');
    tap('main');
    says(fr.refused['wrong-result'](3, 8, 27));
    expect(screen.getByTestId('line')).not.toHaveTextContent('24');
    sheepAre('puzzled');
    tap('slot-1');
    says(fr.tables.draft(sum, '2'));
  });
  test('does not begin with 0, and is not empty', () => {
    lay(asked);
    expect(screen.getByTestId('main')).toBeDisabled();
    tap('main');
    says(fr.refused['nothing-laid']);
    tap('held-0-0');
    tap('held-4-0');
    tap('main');
    says(fr.refused['leading-zero']);
  });
  test('can be declined, which is to pass', () => {
    lay(asked);
    expect(screen.getByTestId('decline')).toHaveTextContent('Passer');
    tap('decline');
    expect(moves()).toEqual([{ type: 'decline' }]);
  });
  test('nothing is answered out of turn', () => {
    lay(asked, { canAct: false });
    tap('held-2-0');
    expect(screen.queryAllByTestId(/^slot-/)).toEqual([]);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('once answered', () => {
  test('it may be taken back until the turn passes on by itself', () => {
    const undo = jest.fn();
    lay(answered.state, { news: news({ fresh: answered.events }), undo });
    says(fr.tables.answered(sum, 24));
    sheepAre('happy');
    tap('take-back');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByTestId('main')).toBeNull();
    expect(byItself(pytagora.view(answered.state, 0))?.move).toEqual({ type: 'done' });
    tap('held-7-0');
    says(fr.tables.notYet);
  });
  test('the next seat sees the answer that lies', () => {
    const next = after(answered.state, [0, { type: 'done' }]).state;
    lay(next);
    says('Tom, as-tu un 2 et un 4 ?');
    expect(screen.getByTestId('glow-0')).toHaveTextContent('2');
    expect(screen.getByTestId('question').props['aria-label']).toContain(`${sum} = 24`);
  });
});

test('rounds that are over lie below, with who answered', () => {
  const later = {
    ...asked,
    rows: [
      { asker: 1, digits: ['2', '5'] as [Digit, Digit], answered: [1, 0] },
      { asker: 0, digits: ['7', '7'] as [Digit, Digit], answered: [] },
      ...asked.rows,
    ],
  };
  lay(later);
  expect(screen.getByLabelText(fr.tables.answeredBy('2 × 5 = 10', ['Tom', 'Léa']))).toBeTruthy();
  expect(screen.getByLabelText(fr.tables.nobody('7 × 7'))).toBeTruthy();
  expect(screen.getByText(fr.tables.round(3, 7))).toBeTruthy();
});

test('before the first question there is a table all the same', () => {
  lay(
    { ...asked, rows: [], phase: 'ask' },
    { canAct: false, timing: { ...NO_TIME, waiting: 'Un instant.' } },
  );
  says('Un instant.');
});

test('in English all is said in English', () => {
  lay(asked, { language: 'en' });
  says(en.tables.ask('Léa', sum));
  mainSays(en.answer);
  tap('held-7-0');
  tap('main');
  says(en.refused['wrong-result'](3, 8, 7));
});

test('a hint goes from an addition to the digits', () => {
  const layers = tablesHint(seen(asked), 'fr')!;
  expect(layers.map(({ text }) => text)).toEqual([
    fr.tables.hintAdd(sum, '8 + 8 + 8'),
    fr.tables.helpHas(sum),
    fr.tables.hintResult(sum, 24),
  ]);
  expect(layers[2]!.pieces).toEqual(['2', '4']);
  expect(tablesHint(seen(tables('07', ['1', '2'])), 'fr')).toHaveLength(2);
  expect(tablesHint(seen(answered.state), 'fr')).toBeNull();
});
