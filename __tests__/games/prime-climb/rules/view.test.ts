import { primeClimb, SHIFTS, type State, type Use } from '../../../../src/games/prime-climb/rules';
import { after, cardOf, move, places, position, reading } from './support';

const seen = (state: State) => primeClimb.view(state, 'table');

/** A use as it is written in these tests. */
function use(state: State, written: string): Use {
  const wanted = JSON.stringify(move(written));
  return seen(state).uses.find((one) => JSON.stringify(one.move) === wanted)!;
}

describe('where a number or a ±k keeper leads', () => {
  const high = position({ pawns: [[98, 20]], dice: [7, 2] });
  test.each([
    ['a - 7', { lawful: true, to: 91 }],
    ['a ÷ 7', { lawful: true, to: 14 }],
    ['a + 7', { lawful: false, to: null }],
    ['b ÷ 7', { lawful: false, to: null }],
  ])('from 98 and 20: %s', (written, told) => expect(use(high, written)).toMatchObject(told));

  test('what is refused though there is such a circle says where it would be', () => {
    const cursed = position({ pawns: [[20, 30]], dice: [7, 2], cursed: [0] });
    expect(use(cursed, 'a + 7')).toMatchObject({ lawful: false, to: 27 });
  });

  test('every number left once, then the keepers; the other kinds of keeper have their own list', () => {
    const keepers = [[cardOf('shift', 5), cardOf('curse')]];
    const { uses, harms } = seen(position({ pawns: [[20, 30]], keepers, dice: [3, 3] }));
    expect(uses.map(({ by }) => by)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5]);
    expect(harms).toEqual([{ type: 'curse', card: cardOf('curse'), seat: 1 }]);
  });

  test('what changes nothing is told to be idle', () => {
    const idle = position({ pawns: [[20, 0]], dice: [1, 6] });
    expect(['a × 1', 'a ÷ 1', 'b × 6', 'b ÷ 6', 'b + 6'].map((written) => use(idle, written).idle)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('a cursed seat that is stuck goes down to 0', () => {
    const stuck = position({ pawns: [[6, 4]], dice: [9, 7], cursed: [0] });
    expect(use(stuck, 'a - 9')).toMatchObject({ lawful: true, to: 0, idle: false });
  });

  test('a cursed seat that is stuck stays where it is if 0 is its end', () => {
    const config = { variants: ['backwards'] } as const;
    const stuck = position({ config, pawns: [[6, 4]], dice: [9, 7], cursed: [0] });
    expect(use(stuck, 'a - 9')).toMatchObject({ lawful: true, to: 6, idle: true });
    expect(places(after(stuck, 'a - 9').state)).toEqual([6, 4]);
  });
});

describe('whether a circle gives a card', () => {
  test('a red one does, any other does not', () => {
    const state = position({ pawns: [[20, 30]], dice: [7, 3] });
    expect([use(state, 'a - 7').earns, use(state, 'a + 7').earns]).toEqual([true, false]);
  });
  test('the one on which the pawn began its turn does not', () => {
    const away = after(position({ pawns: [[13, 30]], dice: [4, 4] }), 'a + 4').state;
    expect(use(away, 'a - 4')).toMatchObject({ to: 13, earns: false });
    expect(use(away, 'a + 4')).toMatchObject({ to: 21, earns: false });
    expect(use(away, 'b ÷ 4')).toMatchObject({ lawful: false, earns: false });
  });
  const alone = { seats: 1, variants: ['solitaire-1'] } as const;
  const all = position({ config: alone, pawns: [[20, 30]], keepers: [SHIFTS], dice: [7, 3] });
  test('none does while all cards lie before the seats', () =>
    expect(use(all, 'a - 7')).toMatchObject({ to: 13, earns: false }));
  test('but a keeper that is played can be drawn again', () =>
    expect(use(all, 'keeper a - 7')).toMatchObject({ to: 13, earns: true }));
});

describe('what the end of the turn brings', () => {
  test('nothing is told while numbers are left', () =>
    expect(seen(position({ dice: [4, 6] })).ending).toBeNull());
  test('it tells whom it sends back', () => {
    const state = position({ pawns: [[32, 20], [42, 0]], dice: [4, 6] }); // prettier-ignore
    expect(seen(after(state, 'a + 4', 'a + 6').state).ending).toEqual({ bumped: [1], red: null });
  });
  test('it tells of one’s own pawn too, and of the red circle that gives a card', () => {
    const state = position({ pawns: [[33, 43]], dice: [4, 6] });
    expect(seen(after(state, 'a + 4', 'a + 6').state).ending).toEqual({ bumped: [0], red: 43 });
  });
  test('it tells of no card where none is left to draw', () => {
    const config = { seats: 1, variants: ['solitaire-1'] } as const;
    const state = position({ config, pawns: [[33, 20]], keepers: [SHIFTS], dice: [4, 6] });
    expect(seen(after(state, 'a + 4', 'a + 6').state).ending).toEqual({ bumped: [], red: null });
  });
  test('in Double time all of it has been done before', () => {
    const config = { variants: ['double-time'] } as const;
    const state = position({ config, pawns: [[32, 20], [42, 0]], dice: [4, 6] }); // prettier-ignore
    expect(seen(after(state, 'a + 4', 'a + 6').state).ending).toEqual({ bumped: [], red: null });
  });
});

describe('what a card asks for', () => {
  test.each([
    ['a keeper is kept', reading({ pawns: [[13, 40]] }, cardOf('curse')), 0, null],
    ['a pawn is carried away', reading({ pawns: [[13, 40]] }, cardOf('reverse')), 0, null],
    ['11 backwards is 11', reading({ pawns: [[11, 40]] }, cardOf('reverse')), 0, 'same-number'],
    [
      'neither of two has anywhere to go',
      reading({ pawns: [[11, 11]] }, cardOf('reverse'), [0, 1]),
      0,
      'same-number',
    ],
    [
      'of two that earned it one is chosen',
      reading({ pawns: [[13, 17]] }, cardOf('reverse'), [0, 1]),
      2,
      null,
    ],
    ['another turn', reading({ pawns: [[13, 40]] }, cardOf('again')), 0, null],
    ['nobody has a keeper to steal', reading({ pawns: [[13, 40]] }, cardOf('steal')), 0, 'no-keeper'],
    ['any pawn to 64', reading({ pawns: [[13, 40]] }, cardOf('to-64')), 4, null],
  ])('%s', (_, state, choices, idle) => {
    const { task } = seen(state);
    expect([task!.choices.length, task!.idle]).toEqual([choices, idle]);
  });
  test('nothing is asked for without a card', () => expect(seen(position({ dice: [4, 6] })).task).toBeNull());
});
