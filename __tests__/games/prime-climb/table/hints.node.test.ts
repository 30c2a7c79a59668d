import { enter, type Json, tableAt } from '../../../../src/engine';
import { primeClimb, type State } from '../../../../src/games/prime-climb/rules';
import { LANGUAGES, type Language } from '../../../../src/i18n';
import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import type { HintLayer } from '../../../../src/shell/learning';
import { hint } from '../../../../src/games/prime-climb/table/hints';
import { cardOf, position, reading, type Position } from '../rules/support';

const fr = PRIME_CLIMB_WORDS.fr.learning.hint;

function asked(state: State, language: Language = 'fr'): readonly HintLayer[] {
  const thinking = hint(primeClimb.view(state, state.seat), language);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value ?? [];
  }
}

const texts = (state: State) => asked(state).map(({ text }) => text);
const TOM = [50, 40] as const;

describe('the nudge names what is to be had, the next layer the pawn, the last the move', () => {
  test('a win', () => {
    const state = position({ pawns: [[99, 'out'], TOM], dice: [2, 5] });
    expect(asked(state)).toEqual([
      { text: fr.win },
      { text: 'Regardez le pion du 99, avec le 2.', cells: [99] },
      { text: '99 + 2 = 101.', cells: [101] },
    ]);
  });

  test('a pawn that gets home by two numbers', () => {
    const state = position({ pawns: [[96, 30], TOM], dice: [4, 9] });
    expect(asked(state)).toEqual([
      { text: fr.home },
      { text: 'Regardez le pion du 96, avec le 4.', cells: [96] },
      { text: '96 − 4 = 92, puis 92 + 9 = 101.', cells: [92] },
    ]);
  });

  test('somebody to be sent back', () => {
    const state = position({
      pawns: [
        [88, 12],
        [94, 'out'],
      ],
      dice: [2, 4],
    });
    expect(texts(state)[0]).toBe(fr.bump);
  });

  test('a waypoint within reach', () => {
    const config = { variants: ['waypoints'], waypoints: [47] } as const;
    expect(texts(position({ config, pawns: [[40, 0]], dice: [5, 2] }))[0]).toBe(fr.waypoint(47));
  });

  test('a keeper that serves', () => {
    const state = position({ pawns: [[90, 'out'], TOM], keepers: [[cardOf('shift', 3)]], dice: [1, 7] });
    expect(texts(state)[0]).toBe(fr.win);
    const [, which, where] = asked(state);
    expect(`${which!.text} ${where!.text}`).toMatch(/±3|avec un Gardien/);
  });

  test('an operation, where there is nothing more to say', () => {
    expect(texts(position({ pawns: [[12, 95]], dice: [8, 1] }))).toContainEqual(
      expect.stringMatching(/12 × 8 = 96/),
    );
  });
});

describe('where there is little to decide, little is said', () => {
  test('before the roll', () => expect(texts(position({}))).toEqual([fr.roll]));
  test('when all numbers are used', () => {
    const rolled = position({ pawns: [[10, 20]], dice: [1, 2] });
    const used: State = { ...rolled, turn: { ...rolled.turn!, numbers: [] } };
    expect(texts(used)).toEqual([fr.end]);
  });
  test('for a card without a choice', () =>
    expect(texts(reading({ pawns: [[31, 0]] }, cardOf('fifty')))).toEqual([fr.noChoice]));
  test('when it is somebody else’s turn to roll for the start', () =>
    expect(asked(position({ config: { first: 'roll' } }))).toEqual([]));
});

const CHOICES: readonly [string, Position, number, number][] = [
  [
    'a swap',
    {
      pawns: [
        [3, 11],
        [96, 40],
      ],
    },
    cardOf('swap'),
    2,
  ],
  [
    'a pawn to 64',
    {
      pawns: [
        [3, 11],
        [96, 40],
      ],
    },
    cardOf('to-64'),
    2,
  ],
  ['a steal', { pawns: [[3, 11]], keepers: [[], [0, 9]] }, cardOf('steal'), 2],
];

test.each(CHOICES)('%s: a hint says whom to look at, then what to choose', (_name, what, card, layers) => {
  expect(texts(reading(what, card))).toHaveLength(layers);
});

test('a card that moves one of two earners: a hint says which', () => {
  const state = reading({ pawns: [[31, 89]] }, cardOf('fifty'), [0, 1]);
  expect(asked(state)[1]).toEqual({ text: '31 → 81.', cells: [31, 81] });
});

test.each(LANGUAGES)('no layer is ever empty in %s', (language) => {
  const state = position({
    pawns: [
      [31, 12],
      [33, 37],
    ],
    keepers: [[cardOf('send'), cardOf('curse'), cardOf('shift', 4)]],
    dice: [6, 6],
  });
  const layers = asked(state, language);
  expect(layers.length).toBeGreaterThan(0);
  for (const { text } of layers) expect(text.length).toBeGreaterThan(3);
});

test('the move of the last layer is lawful', () => {
  const state = position({ pawns: [[14, 20], TOM], dice: [3, 9] });
  const [, , where] = asked(state);
  const reached = primeClimb.options(primeClimb.view(state, 0)).some((move) => {
    const table = tableAt(primeClimb, {} as Json, state);
    const entered = enter(table, { actor: 0, move: move as unknown as Json });
    if (entered.kind === 'refused') throw new Error(entered.refusal.code);
    return (entered.table.state as State).players[0]!.pawns.some(({ at }) => at === where!.cells![0]);
  });
  expect(reached).toBe(true);
});
