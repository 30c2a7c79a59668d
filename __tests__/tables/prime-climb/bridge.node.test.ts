import { NINETY_EIGHT, rolled } from './bridge-support';
import { CLIMB_WORDS } from '../../../src/i18n/prime-climb';
import { primeClimb, type Move } from '../../../src/engine/prime-climb';
import {
  inUseOr,
  lightsFor,
  pawnOr,
  refusalText,
  rolledNumbers,
  waysFor,
} from '../../../src/tables/prime-climb/bridge';
import { keyMeans } from '../../../src/tables/prime-climb/keys';
import { lineFor } from '../../../src/tables/prime-climb/line';

const number = (value: number) => ({ kind: 'number', number: value }) as const;
const keeper = (by: number) => ({ kind: 'keeper', card: by - 1 }) as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('where a number leads', () => {
  test('98 with a 7: − and ÷ are lit, + and × lead nowhere', () => {
    expect(lightsFor(NINETY_EIGHT, number(7), 0).map(({ to }) => to)).toEqual([91, 14]);
    expect(waysFor(NINETY_EIGHT, number(7), 0).map(({ lawful }) => lawful)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('two operations that lead to one circle light it once', () => {
    const [first] = lightsFor(rolled([2, 3], [2, 20]), number(2), 0);
    expect(first).toMatchObject({ to: 4, ways: [{ operation: '+' }, { operation: '×' }] });
  });

  test('×1 and ÷1 change nothing: lawful, and not lit', () => {
    const ways = waysFor(rolled([1, 3], [20, 30]), number(1), 0);
    expect(ways.map(({ idle }) => idle)).toEqual([false, false, true, true]);
    expect(lightsFor(rolled([1, 3], [20, 30]), number(1), 0).map(({ to }) => to)).toEqual([21, 19]);
  });

  test('a ±k keeper adds and takes away, and nothing else', () => {
    const view = rolled([1, 3], [20, 30], { keepers: [4] });
    expect(lightsFor(view, keeper(5), 1).map(({ to }) => to)).toEqual([35, 25]);
  });

  test('a cursed seat has − and ÷, and 0 where neither is left', () => {
    const view = rolled([7, 9], [6, 4], { cursed: true });
    expect(lightsFor(view, number(9), 0)).toMatchObject([{ to: 0, ways: [{ operation: '-' }] }]);
  });
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

describe('keys', () => {
  const ways = waysFor(NINETY_EIGHT, number(7), 0);
  const means = (key: string) => keyMeans(key, NINETY_EIGHT, number(7), ways);
  test.each([
    ['a', { kind: 'pawn', pawn: 0 }],
    ['b', { kind: 'pawn', pawn: 1 }],
    ['n', { kind: 'number', inUse: number(2) }],
    ['e', { kind: 'end' }],
    ['-', { kind: 'way', way: { operation: '-' } }],
    ['*', { kind: 'way', way: { operation: '×' } }],
    ['/', { kind: 'way', way: { operation: '÷' } }],
  ])('%s', (key, meant) => expect(means(key)).toMatchObject(meant));
  test('any other key is left to others', () => expect(means('q')).toBeNull());
});

describe('refusals say their numbers', () => {
  const said = (move: Move, language: 'fr' | 'en', view = NINETY_EIGHT) =>
    plain(refusalText(primeClimb.refuse(view, 0, move)!, move, CLIMB_WORDS[language]));
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
  test('below 0', () => {
    expect(said(use('-'), 'en', rolled([7, 2], [3, 20]))).toBe('3 − 7 = −4: the spiral begins at 0.');
  });
});

describe('the line', () => {
  const seats = ['Léa', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
  const line = (view: typeof NINETY_EIGHT, pawn: 0 | 1 | null = null, over: number | null = null) =>
    plain(lineFor({ view, seats, words: CLIMB_WORDS.en, inUse: inUseOr(view, null), pawn, over }));

  test('in the air it reads the sum, and announces the card of a red circle', () => {
    expect(line(NINETY_EIGHT, 0, 14)).toBe('98 ÷ 7 = 14. Let go to move there.');
    expect(line(NINETY_EIGHT, 1, 13)).toMatch(/^20 − 7 = 13, a red circle/);
    expect(line(NINETY_EIGHT, 0, 50)).toBe('The ringed circles are where 7 leads.');
  });

  test('a cursed seat is told so, with one pawn left too', () => {
    const cursed = rolled([7, 2], ['out', 20], { cursed: true });
    expect(line(cursed)).toBe('Léa is cursed: − and ÷ only.');
    expect(line(cursed, 1)).toBe('Léa is cursed: − and ÷ only.');
  });

  test('before the end it says who is sent back, and that a card is drawn', () => {
    const ended = (at: number, tom: number) => {
      const view = rolled([4, 6], [at, 20], { tom });
      const path = [{ pawn: 0, from: at - 6, to: at, by: 6, operation: '+', card: null }] as const;
      return { ...view, turn: { ...view.turn!, numbers: [], began: [at - 6, 20] as const, path } };
    };
    expect(line(ended(42, 42))).toBe('All numbers are used. End your turn. Ending here sends Tom back.');
    expect(line(ended(43, 43))).toBe(
      'You end on 43, a red circle: you will draw a card. Ending here sends Tom back.',
    );
    expect(line(ended(42, 50))).toBe('All numbers are used. End your turn.');
  });
});
