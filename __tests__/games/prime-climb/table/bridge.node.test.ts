import { NINETY_EIGHT, rolled } from './bridge-support';
import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import {
  primeClimb,
  type Move,
  type State,
  type Variant,
  type View,
} from '../../../../src/games/prime-climb/rules';
import {
  inUseOr,
  lightsFor,
  liveOf,
  pawnOr,
  refusalText,
  rolledNumbers,
  usesFor,
  leadingTo,
  type InUse,
} from '../../../../src/games/prime-climb/table/bridge';
import { keyMeans } from '../../../../src/games/prime-climb/table/keys';
import { lineFor } from '../../../../src/games/prime-climb/table/statusLine';

const number = (value: number) => ({ kind: 'number', number: value }) as const;
const keeper = (by: number) => ({ kind: 'keeper', card: by - 1 }) as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('where a number leads', () => {
  const lights = (view: View, inUse: InUse, pawn: 0 | 1) => lightsFor(view, [inUse], pawn);
  const circles = (view: View, inUse: InUse, pawn: 0 | 1) => lights(view, inUse, pawn).map(({ to }) => to);

  test('98 with a 7: − and ÷ are lit, + and × lead nowhere', () => {
    expect(circles(NINETY_EIGHT, number(7), 0)).toEqual([91, 14]);
    expect(usesFor(NINETY_EIGHT, number(7), 0).map(({ move }) => move.operation)).toEqual([
      '+',
      '-',
      '×',
      '÷',
    ]);
  });

  test('two operations that lead to one circle light it once', () => {
    const [first] = lights(rolled([2, 3], [2, 20]), number(2), 0);
    expect(first!.to).toBe(4);
    expect(first!.uses.map(({ move }) => move.operation)).toEqual(['+', '×']);
  });

  test('every number still to be used is live, the chosen one first, each told from the other', () => {
    const both = (chosen: InUse | null) => lightsFor(NINETY_EIGHT, liveOf(NINETY_EIGHT, chosen), 0);
    expect(both(number(7)).map(({ to, nth }) => [to, nth])).toEqual([
      [91, 0],
      [14, 0],
      [100, 1],
      [96, 1],
      [49, 1],
    ]);
    expect(both(number(2)).map(({ to, nth }) => [to, nth])).toEqual([
      [100, 0],
      [96, 0],
      [49, 0],
      [91, 1],
      [14, 1],
    ]);
    expect(liveOf(NINETY_EIGHT, keeper(5))).toEqual([keeper(5)]);
    expect(liveOf(rolled([5, 5], [10, 20]), number(5))).toEqual([number(5)]);
  });

  test('a circle that both lead to is reached by the chosen one', () => {
    // Of 6 with 3 and 4, 6 ÷ 3 = 2 and 6 − 4 = 2.
    const view = rolled([3, 4], [6, 20]);
    const two = (first: number) =>
      lightsFor(view, liveOf(view, number(first)), 0).find(({ to }) => to === 2)!;
    expect(two(3)).toMatchObject({ nth: 0, uses: [{ by: 3 }, { by: 4 }] });
    expect(two(4)).toMatchObject({ nth: 0, uses: [{ by: 4 }, { by: 3 }] });
    expect(leadingTo(view, liveOf(view, number(4)), 0, 2)).toMatchObject({ by: 4 });
  });

  test('a drop finds whichever number leads there, a keeper that was taken up first', () => {
    const view = rolled([1, 3], [20, 30], { keepers: [4] });
    const live = liveOf(view, keeper(5));
    expect(leadingTo(view, live, 0, 25)).toMatchObject({ move: { type: 'shift' } });
    expect(leadingTo(view, live, 0, 23)).toMatchObject({ move: { type: 'use', number: 3 } });
    expect(leadingTo(view, live, 0, 50)).toBeNull();
  });

  test('×1 and ÷1 change nothing, and are not lit', () =>
    expect(circles(rolled([1, 3], [20, 30]), number(1), 0)).toEqual([21, 19]));

  test('a ±k keeper adds and takes away, and nothing else', () =>
    expect(circles(rolled([1, 3], [20, 30], { keepers: [4] }), keeper(5), 1)).toEqual([35, 25]));

  test('a cursed seat has − and ÷, and 0 where neither is left', () =>
    expect(circles(rolled([7, 9], [6, 4], { cursed: true }), number(9), 0)).toEqual([0]));
});

describe('what is in use', () => {
  test('the first number left, unless somebody chose another that is still there', () => {
    expect(inUseOr(NINETY_EIGHT, null)).toEqual(number(7));
    expect(inUseOr(NINETY_EIGHT, number(2))).toEqual(number(2));
    expect(inUseOr(NINETY_EIGHT, number(5))).toEqual(number(7));
    expect(inUseOr(NINETY_EIGHT, keeper(5))).toEqual(number(7));
  });

  test('a double shows its number four times, the used ones used', () => {
    const view = rolled([5, 5], [10, 20]);
    const used = { ...view, turn: { ...view.turn!, numbers: [5] } };
    expect(rolledNumbers(used).map((tile) => tile.used)).toEqual([false, true, true, true]);
  });

  test('the pawn that is left is meant without being chosen', () => {
    expect(pawnOr(NINETY_EIGHT, null)).toBeNull();
    expect(pawnOr(rolled([1, 2], ['out', 20]), null)).toBe(1);
    expect(pawnOr(rolled([1, 2], ['out', 20]), 0)).toBe(1);
  });
});

describe('a key does what it stands for', () => {
  const uses = usesFor(NINETY_EIGHT, number(7), 0);
  const means = (key: string) => keyMeans(key, NINETY_EIGHT, number(7), uses);
  test.each([
    ['a', { kind: 'pawn', pawn: 0 }],
    ['b', { kind: 'pawn', pawn: 1 }],
    ['n', { kind: 'number', inUse: number(2) }],
    ['e', { kind: 'end' }],
    ['-', { kind: 'use', use: { move: { operation: '-' } } }],
    ['*', { kind: 'use', use: { move: { operation: '×' } } }],
    ['/', { kind: 'use', use: { move: { operation: '÷' } } }],
  ])('%s', (key, meant) => expect(means(key)).toMatchObject(meant));
  test('any other key is left to others', () => expect(means('q')).toBeNull());
});

describe('refusals say their numbers', () => {
  const said = (move: Move, language: 'fr' | 'en', view = NINETY_EIGHT) =>
    plain(refusalText(primeClimb.refuse(view, 0, move)!, move, PRIME_CLIMB_WORDS[language]));
  const use = (operation: '+' | '-' | '×' | '÷', pawn: 0 | 1 = 0): Move => ({
    type: 'use',
    number: 7,
    pawn,
    operation,
  });
  test.each([
    [use('+'), '98 + 7 = 105 : la spirale s’arrête à 101.', '98 + 7 = 105: the spiral ends at 101.'],
    [use('÷', 1), '20 ÷ 7 ne tombe pas juste.', '20 ÷ 7 is not a whole number.'],
    [{ type: 'end' } as const, 'Il reste 2 nombres à jouer.', '2 numbers are still to be used.'],
  ])('%j', (move, fr, en) => {
    expect(said(move, 'fr')).toBe(fr);
    expect(said(move, 'en')).toBe(en);
  });
  test('a way below 0 is spelled out too', () => {
    expect(said(use('-'), 'en', rolled([7, 2], [3, 20]))).toBe('3 − 7 = −4: the spiral begins at 0.');
  });
});

describe('the line', () => {
  const seats = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
  const line = (view: typeof NINETY_EIGHT, pawn: 0 | 1 | null = null, over: number | null = null) =>
    plain(
      lineFor({
        view,
        seats,
        words: PRIME_CLIMB_WORDS.en,
        live: liveOf(view, inUseOr(view, null)),
        pawn,
        over,
        first: null,
      }),
    );

  test('in the air it reads the sum, and announces the card of a red circle', () => {
    expect(line(NINETY_EIGHT, 0, 14)).toBe('98 ÷ 7 = 14. Let go: the 7 is used, the 2 will be left.');
    expect(line(NINETY_EIGHT, 0, 49)).toBe('98 ÷ 2 = 49. Let go: the 2 is used, the 7 will be left.');
    expect(line(NINETY_EIGHT, 1, 13)).toMatch(/^20 − 7 = 13, a red circle/);
    expect(line(NINETY_EIGHT, 0, 50)).toBe('The ringed circles are where the 7 and the 2 lead.');
  });

  test('in Double time a red circle counts at once, and a waypoint that is still to be reached is called one', () => {
    const played = (variants: readonly Variant[], waypoints: readonly number[] = []) => ({
      ...NINETY_EIGHT,
      config: { ...NINETY_EIGHT.config, variants, waypoints },
    });
    const over = (view: typeof NINETY_EIGHT) => line(view, 1, 13);
    expect(over(played(['double-time']))).toBe('20 − 7 = 13, a red circle: you will draw a card.');
    expect(over(played(['waypoints'], [13]))).toBe(
      '20 − 7 = 13, a waypoint: if your pawn ends there, it is reached, with a card.',
    );
    expect(over(played(['double-time', 'waypoints'], [13]))).toBe(
      '20 − 7 = 13, a waypoint: it will be reached, and you will draw a card.',
    );
    expect(over(played(['waypoints'], [37]))).toMatch(/a red circle: if your pawn ends there/);
    const red = { bumped: [], red: 13 };
    const done = {
      ...played(['waypoints'], [13]),
      turn: { ...NINETY_EIGHT.turn!, numbers: [] },
      ending: red,
    };
    expect(line(done)).toBe('You end on 13, a waypoint: it is reached, and you will draw a card.');
  });

  test('a cursed seat is told so, with one pawn left too', () => {
    const cursed = rolled([7, 2], ['out', 20], { cursed: true });
    expect(line(cursed)).toBe('Léa is cursed: − and ÷ only.');
    expect(line(cursed, 1)).toBe('Léa is cursed: − and ÷ only.');
  });

  test('before the end it says who is sent back, and that a card is drawn', () => {
    const ended = (at: number, tom: number, other = 20) => {
      const first = rolled([4, 6], [at - 10, other], { tom });
      const used = [4, 6].reduce<State>(
        (state, by) => primeClimb.apply(state, 0, { type: 'use', number: by, pawn: 0, operation: '+' }).state,
        first,
      );
      return primeClimb.view(used, 0);
    };
    expect(line(ended(42, 42))).toBe('All numbers are used. End your turn. Ending here sends Tom back.');
    expect(line(ended(43, 43))).toBe(
      'You end on 43, a red circle: you will draw a card. Ending here sends Tom back.',
    );
    expect(line(ended(42, 50, 42))).toBe(
      'All numbers are used. End your turn. Ending here sends your own pawn back.',
    );
    expect(line(ended(42, 42, 42))).toMatch('Ending here sends Tom and your own pawn back.');
    expect(line(ended(42, 50))).toBe('All numbers are used. End your turn.');
  });
});
