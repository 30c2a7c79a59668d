import { fireEvent, screen, within } from '@testing-library/react-native';
import { PYRAMIDE_WORDS } from '../../../../src/games/pyramide/i18n';
import { pyramide, type State } from '../../../../src/games/pyramide/rules';
import { SidesBar } from '../../../../src/games/pyramide/table/SidesBar';
import { Teams } from '../../../../src/games/pyramide/table/Teams';
import { renderInApp } from '../../../shell/app';
import { after, config, list, roundOf4 } from '../rules/support';

const words = PYRAMIDE_WORDS.fr;
const NAMES = ['Léa', 'Tom', 'Mamie', 'Noé'];
const seats = NAMES.map((name, face) => ({ name, face, bot: null, help: false }));
const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

describe('who plays with whom, at set-up', () => {
  const chosen = () =>
    [0, 1, 2, 3].filter((place) => screen.getByTestId(`team-seat-${place}`).props['aria-pressed']);

  test('two taps on two names exchange them, within a pair and between the pairs', () => {
    const exchange = jest.fn();
    renderInApp(<Teams names={NAMES} words={words} exchange={exchange} />);
    expect(within(screen.getByTestId('team-0')).getByText('Mamie')).toBeOnTheScreen();
    expect(within(screen.getByTestId('team-1')).getByText('Noé')).toBeOnTheScreen();
    expect(screen.getByLabelText('Mamie, équipe 1')).toBeOnTheScreen();
    press('team-seat-2');
    expect(chosen()).toEqual([2]);
    expect(exchange).not.toHaveBeenCalled();
    press('team-seat-3');
    expect(exchange.mock.calls).toEqual([[2, 3]]);
    expect(chosen()).toEqual([]);
  });

  test('a second tap on the same name lets it go', () => {
    const exchange = jest.fn();
    renderInApp(<Teams names={NAMES} words={words} exchange={exchange} />);
    press('team-seat-1');
    press('team-seat-1');
    expect(chosen()).toEqual([]);
    expect(exchange).not.toHaveBeenCalled();
  });
});

describe('who does what', () => {
  const bar = (state: State, width = 374) =>
    renderInApp(
      <SidesBar view={pyramide.view(state, 'table')} seats={seats} turn={0} language="fr" width={width} />,
    );
  const roles = () =>
    NAMES.map((_, seat) => String(screen.getByTestId(`role-of-${seat}`).props.children ?? ''));

  test.each([
    ['a bet', ['on'], ['DICO', 'RÉGLO', 'SYNO', 'SCRIPTO']],
    [
      'the other team’s riddle',
      ['on', 'bet 13', 'foul', 'next', 'give-up', 'on', 'on'],
      ['SCRIPTO', 'DICO', 'RÉGLO', 'SYNO'],
    ],
    ['the Grande Pyramide', [...roundOf4(0, 0), ...roundOf4(0, 1), 'on'], ['SYNO', 'DICO', 'SYNO', '']],
    [
      'the losers’ list',
      [...roundOf4(0, 0), ...roundOf4(0, 1), ...list(0, 0, 0, 2, 0), 'on'],
      ['maître-mots', 'SYNO', '', 'SYNO'],
    ],
  ] as const)(
    '%s: everybody’s role stands under the name, and a tap says what it does',
    (_, moves, wanted) => {
      bar(after(config(4), ...moves));
      expect(roles()).toEqual(wanted);
      press('side-1');
      const dialog = within(screen.getAllByLabelText(words.whoDoes)[0]!);
      for (const [seat, role] of wanted.entries()) {
        if (!role) continue;
        const [id] = Object.entries(words.roles).find(([, called]) => called === role)!;
        expect(dialog.getByText(words.roleOf(role, NAMES[seat]!))).toBeOnTheScreen();
        expect(dialog.getAllByText(words.roleDoes[id]!).length).toBeGreaterThan(0);
      }
      expect(dialog.queryAllByTestId(/^role-/)).toHaveLength(wanted.filter(Boolean).length);
    },
  );

  test('is said of a card as a whole, with its points; where a card is narrow faces go first, never names', () => {
    bar(after(config(4), 'on'), 220);
    expect(screen.getByTestId('side-0').props.accessibilityLabel.replace(/\s/g, ' ')).toBe(
      'Léa, DICO et Mamie, SYNO : 0 point. Qui fait quoi ?',
    );
    for (const name of NAMES) expect(screen.getByText(name)).toBeOnTheScreen();
  });
});
