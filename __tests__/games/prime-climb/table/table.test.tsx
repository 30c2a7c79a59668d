import { act, fireEvent, screen } from '@testing-library/react-native';
import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import { primeClimb, type Move, type PawnIndex, type State } from '../../../../src/games/prime-climb/rules';
import type { Props } from '../../../../src/games/prime-climb/table/props';
import { Table } from '../../../../src/games/prime-climb/table/Table';
import { CATALOGUES } from '../../../../src/i18n';
import type { DragLayerProps } from '../../../../src/ui/drag';
import { aStore, inApp, renderInApp } from '../../../shell/app';
import { after, cardOf, move, position, reading, refusal } from '../rules/support';
import { NO_TIME } from '../../../../src/shell/tableProps';

type Finger = DragLayerProps<PawnIndex, number, 'board'>;
const mockFinger: { now: Finger | null } = { now: null };
const mockBoardDrawn = jest.fn();

jest.mock('../../../../src/ui/drag', () => {
  const actual = jest.requireActual('../../../../src/ui/drag');
  return {
    ...actual,
    useDragLayer: (finger: Finger) => {
      mockFinger.now = finger;
      return actual.useDragLayer(finger);
    },
  };
});
// Words of the size that rooms are told in below.
jest.mock('../../../../src/ui/systemText', () => ({ useSystemText: () => 1 }));
// Drawn whenever the board is, and by nobody else.
jest.mock('../../../../src/games/prime-climb/table/TurnPath', () => ({
  TurnPath: () => {
    mockBoardDrawn();
    return null;
  },
}));

const fr = PRIME_CLIMB_WORDS.fr;
const play = jest.fn();

const news = (change: number): Props['news'] => ({ fresh: [], since: [], change });
const shown = (state: State, more: Partial<Props> = {}) => (
  <Table
    view={primeClimb.view(state, 'table')}
    seats={['Léa', 'Tom', 'Mamie', 'Noé']
      .slice(0, state.config.seats)
      .map((name, face) => ({ name, face, bot: null, help: false }))}
    language="fr"
    help={false}
    sums={false}
    hint={null}
    canAct
    act={play}
    undo={null}
    news={news(1)}
    timing={NO_TIME}
    room={{ width: 374, height: 768, header: null }}
    {...more}
  />
);

/** The seat in turn looks at this; its moves are refused by the rules, or noted and left at that. */
function lay(state: State, more: Partial<Props> = {}) {
  play.mockReset().mockImplementation((made: Move) => refusal(state, made, state.seat));
  const store = aStore();
  const { rerender } = renderInApp(shown(state, more), store);
  return (next: State, then: Partial<Props> = {}) =>
    rerender(inApp(shown(next, { news: news(2), ...then }), store));
}

const tap = (testID: string) => fireEvent.press(screen.getByTestId(testID));
const says = (text: string) => expect(screen.getByTestId('line')).toHaveTextContent(text);
const lit = () => screen.queryAllByTestId(/^light-/).map(({ props }) => props.testID as string);
const played = () => play.mock.calls.map(([made]) => made as Move);

const HIGH = position({ pawns: [[98, 20]], dice: [7, 2] });

describe('a pawn and a circle', () => {
  test('tapped one after the other are a move', () => {
    lay(HIGH);
    expect(lit()).toEqual([]);
    tap('pawn-0');
    expect(lit()).toEqual(['light-91', 'light-14', 'light-100', 'light-96', 'light-49']);
    tap('light-91');
    expect(played()).toEqual([move('a - 7')]);
    tap('light-49');
    expect(played()).toEqual([move('a - 7'), move('a ÷ 2')]);
  });

  test('nothing lights up for whoever does the sums, and no operation is judged before it is used', () => {
    lay(HIGH, { sums: true });
    tap('pawn-0');
    expect(lit()).toEqual([]);
    expect(screen.queryByText(fr.impossible)).toBeNull();
  });
  test('a second tap puts the pawn back, and its operations with it', () => {
    lay(HIGH);
    tap('pawn-0');
    screen.getByTestId('operation--');
    screen.getByTestId('operation-1--');
    tap('pawn-0');
    expect(lit()).toEqual([]);
    expect(screen.queryByTestId('operation--')).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  test('beside a lesson on the smallest phone both numbers have their operations too, in the room of the dice', () => {
    lay(HIGH, { room: { width: 312, height: 380, header: null } });
    screen.getByTestId('number-0');
    tap('pawn-0');
    for (const row of ['operation-', 'operation-1-'])
      for (const sign of ['+', '-', '×', '÷']) screen.getByTestId(`${row}${sign}`);
    expect(screen.queryByTestId('number-0')).toBeNull();
    tap('operation-1-÷');
    expect(played()).toEqual([move('a ÷ 2')]);
    tap('pawn-0');
    screen.getByTestId('number-0');
  });

  test('both numbers have their operations, and either is used by a tap', () => {
    lay(HIGH);
    tap('pawn-0');
    tap('operation-1-÷');
    expect(played()).toEqual([move('a ÷ 2')]);
    tap('number-1');
    tap('operation-÷');
    expect(played()).toEqual([move('a ÷ 2'), move('a ÷ 2')]);
  });

  test('what the rules refuse is said with its numbers, until the position changes', () => {
    const next = lay(HIGH);
    tap('pawn-0');
    tap('operation-+');
    says('98 + 7 = 105 : la spirale s’arrête à 101.');
    next(after(HIGH, 'b + 7').state);
    says(fr.status.choose('Léa', [2]));
  });

  test('a lesson that asks for something else says so in the frame’s own words', () => {
    lay(HIGH);
    play.mockReturnValue({ code: 'lesson' });
    tap('pawn-0');
    tap('light-14');
    says(CATALOGUES.fr.frameRefused.lesson);
  });

  test('0 is not lit for a stuck seat whose end it is: its pawn would stay', () => {
    const config = { variants: ['backwards'] } as const;
    lay(position({ config, pawns: [[6, 4]], dice: [9, 7], cursed: [0] }));
    tap('pawn-0');
    expect(lit()).toEqual([]);
    tap('operation--');
    expect(played()).toEqual([move('a - 9')]);
  });

  test('a red circle announces its card, unless the pawn began its turn there', () => {
    const away = after(position({ pawns: [[13, 9]], dice: [4, 4] }), 'a + 4').state;
    const label = (light: string) => screen.getByTestId(light).props.accessibilityLabel as string;
    lay(away);
    tap('pawn-1');
    expect(label('light-13')).toMatch(/une carte$/);
    tap('pawn-0');
    expect(label('light-13')).not.toMatch(/une carte$/);
  });
});

describe('a pawn that is carried', () => {
  const lift = (pawn: PawnIndex) => act(() => mockFinger.now!.onLift(pawn));
  const cross = (circle: number | null) => act(() => mockFinger.now!.onCross!(0, circle));
  const drop = (circle: number) => {
    let stays = false;
    act(() => void (stays = mockFinger.now!.onDrop(0, circle)));
    return stays;
  };

  test('lights its circles, and the line follows the finger while the board stands still', () => {
    lay(HIGH);
    lift(0);
    expect(lit()).toEqual(['light-91', 'light-14', 'light-100', 'light-96', 'light-49']);
    mockBoardDrawn.mockClear();
    cross(91);
    says('98 − 7 = 91. Lâchez : le 7 sera joué, le 2 restera.');
    expect(screen.getByTestId('sum')).toHaveTextContent('98 − 7 = 91');
    cross(90);
    says('Les cases entourées sont celles où mènent le 7 et le 2.');
    expect(screen.queryByTestId('sum')).toBeNull();
    cross(null);
    says('Du 98 avec le 7 ou le 2 : touchez une case, ou une opération.');
    expect(mockBoardDrawn).not.toHaveBeenCalled();
  });

  test('is let go where one of its numbers leads: that number is used', () => {
    lay(HIGH);
    lift(0);
    expect(drop(14)).toBe(true);
    lift(0);
    expect(drop(49)).toBe(true);
    expect(played()).toEqual([move('a ÷ 7'), move('a ÷ 2')]);
    expect(lit()).toEqual([]);
  });

  test('goes home from where no number leads, and the line says so with the numbers', () => {
    lay(HIGH);
    lift(0);
    expect(drop(50)).toBe(false);
    says('Du 98, ni le 7 ni le 2 ne mènent au 50.');
    expect(play).not.toHaveBeenCalled();
  });

  test('goes home from a circle that a curse forbids, with the reason', () => {
    lay(position({ pawns: [[20, 30]], dice: [7, 2], cursed: [0] }));
    lift(0);
    expect(drop(27)).toBe(false);
    says(fr.refused.cursed);
  });
});

describe('cards', () => {
  const curse = cardOf('curse');
  test('a keeper that curses names whom it can be played on, for the eyes of the table', () => {
    lay(position({ config: { seats: 3 }, keepers: [[curse]], dice: [4, 6], cursed: [1] }));
    tap(`keeper-${curse}`);
    expect(screen.getAllByTestId(/^offer-/)).toHaveLength(1);
    tap('offer-0');
    expect(played()).toEqual([{ type: 'curse', card: curse, seat: 2 }]);
  });

  test('a ±k keeper is taken up by a tap, and put back by another', () => {
    lay(position({ pawns: [[20, 30]], keepers: [[cardOf('shift', 5)]], dice: [4, 6] }));
    tap('pawn-0');
    tap(`keeper-${cardOf('shift', 5)}`);
    expect(lit()).toEqual(['light-25', 'light-15']);
    tap(`keeper-${cardOf('shift', 5)}`);
    expect(lit()).toEqual(['light-24', 'light-16', 'light-80', 'light-5', 'light-26', 'light-14']);
  });

  test('a swap takes two taps, on the board or beside it', () => {
    const state = reading({ pawns: [[13, 40], [29, 0]] }, cardOf('swap')); // prettier-ignore
    lay(state, { language: 'en' });
    tap('offered-0-0');
    screen.getByLabelText('Léa · 13: With which one?');
    tap('offered-1-0');
    const [one, other] = [{ seat: 0, pawn: 0 }, { seat: 1, pawn: 0 }]; // prettier-ignore
    expect(played()).toEqual([{ type: 'obey', choice: { kind: 'swap', one, other } }]);
  });

  test('an action that can do nothing says why, and is passed over', () => {
    lay(reading({ pawns: [[53, 40], [20, 0]] }, cardOf('ahead'))); // prettier-ignore
    expect(screen.getByTestId('idle')).toHaveTextContent(
      'La carte est sans effet : personne devant le pion qui l’a gagnée.',
    );
    screen.getByRole('button', { name: 'Continuer' });
    tap('obey');
    expect(played()).toEqual([{ type: 'obey', choice: null }]);
  });

  test('of two pawns that earned it the one that stays can be chosen, and its button says why it would', () => {
    lay(reading({ pawns: [[11, 13]] }, cardOf('reverse'), [0, 1]), { language: 'en' });
    screen.getByRole('button', { name: '13 → 31' });
    fireEvent.press(
      screen.getByRole('button', { name: '11: no effect, read backwards, the number is the same' }),
    );
    expect(played()).toEqual([{ type: 'obey', choice: { kind: 'earner', pawn: 0 } }]);
  });
});
