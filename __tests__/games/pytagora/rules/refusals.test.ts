import type { Refusal } from '../../../../src/engine';
import { LANGUAGES } from '../../../../src/i18n';
import { PYTAGORA_WORDS } from '../../../../src/games/pytagora/i18n';
import {
  configFor,
  defaultsFor,
  EQUATION_CODES,
  KINDS,
  pytagora,
  REFUSALS,
  type Code,
  type Config,
  type CrosswordState,
} from '../../../../src/games/pytagora/rules';
import {
  across,
  after,
  crossword,
  digits,
  down,
  faces,
  gridOf,
  lay,
  place,
  refusal,
  square,
  tables,
} from './support';

const setUp = (config: Partial<Config>) =>
  pytagora.refuseConfig({ ...defaultsFor('classic', 2), ...config } as Config);

const start = crossword({ hands: ['7732221100', '12'], state: { sharedEquals: 1 } });
const rich: CrosswordState = { ...start, hands: [faces('0011223344455677+-*/=='), []] };
const full = { ...rich, grid: gridOf(across(0, 0, '7*3=21')) };
/** Laid by somebody who holds whatever the text needs. */
const written = (text: string) => refusal({ ...start, hands: [faces(text), []] }, 0, lay(across(0, 0, text)));
const digitsOnly = square('up-and-down', ['255', '1']);

/** One way to meet each refusal. The type makes a new code fail here until somebody shows how it comes about. */
const WAYS: Record<Code, () => Refusal | null> = {
  'seats-other': () => setUp({ seats: 5 }),
  'target-wrong': () => setUp({ target: 9 }),
  'no-such-first': () => setUp({ first: 2 }),
  'not-now': () => refusal(start, 0, { type: 'refill' }),
  'one-swap-a-turn': () => refusal({ ...start, swapped: true }, 0, { type: 'swap' }),
  'bag-empty': () => refusal({ ...start, bag: [] }, 0, { type: 'swap' }),
  'swap-first': () => refusal(start, 0, { type: 'pass' }),
  'nothing-from-hand': () => refusal(start, 0, lay([])),
  'too-far': () => refusal(rich, 0, lay(across(499, 0, '1+2=3'))),
  'cell-taken': () => refusal(full, 0, lay(across(0, 0, '1'))),
  'piece-not-in-hand': () => refusal(start, 0, lay(across(0, 0, '9'))),
  'shared-equals-used-up': () => refusal({ ...start, sharedEquals: 0 }, 0, lay(across(0, 0, '7:'))),
  'shared-equals-only': () => refusal(start, 0, lay([{ x: 0, y: 0, face: '7', from: 'shared' }])),
  'not-one-line': () => refusal(rich, 0, lay([...across(0, 0, '1+'), ...down(2, 1, '2')])),
  gap: () => refusal(rich, 0, lay(across(0, 0, '1_2'))),
  'lengthens-equation': () => refusal(full, 0, lay(across(6, 0, '0'))),
  'touches-neighbour': () => refusal(full, 0, lay(across(0, 1, '1+2=3'))),
  'no-equals': () => written('1+2'),
  'two-equals': () => written('1=1=1'),
  'empty-side': () => written('1='),
  'leading-zero': () => written('09=9'),
  'two-operators': () => written('1++2=3'),
  'starts-with-operator': () => written('1=+1'),
  'ends-with-operator': () => written('1+=1'),
  'too-large': () => written('12345678901234567=1'),
  'zero-factor': () => written('7*0=0'),
  'divide-by-zero': () => written('7/0=0'),
  'not-whole': () => written('7/2=3'),
  negative: () => written('3-5+4=2'),
  unequal: () => written('1+2=4'),
  'same-both-sides': () => written('53=53'),
  'nothing-laid': () => refusal(tables('38', ['24', '1']), 0, { type: 'answer', digits: [] }),
  'wrong-result': () => refusal(tables('38', ['25', '1']), 0, { type: 'answer', digits: digits('25') }),
  'no-such-end': () => refusal(digitsOnly, 0, place('2', 1)),
  'square-closed': () => refusal(square('even-odd', ['2', '1'], { grown: [15, 0] }), 0, place('2', 0)),
  'wrong-digit': () => refusal(digitsOnly, 0, place('2', 0)),
  'must-lay': () => refusal(square('up-and-down', ['1', '1']), 0, { type: 'draw' }),
  'drawn-only': () => refusal(square('up-and-down', ['15', '1'], { phase: 'drawn' }), 0, place('1', 0)),
  'draw-first': () => refusal(digitsOnly, 0, { type: 'pass' }),
};

describe('every refusal has a reason', () => {
  test.each(REFUSALS)('%s', (code) => expect(WAYS[code]()).toMatchObject({ code }));
  test('an equation’s fault points at cells of the grid', () => {
    for (const code of EQUATION_CODES) expect(WAYS[code]()!.cells!.length).toBeGreaterThan(0);
  });
});

describe('the set-up', () => {
  test.each(KINDS)('%s: lawful for two, three and four, and for nobody else', (kind) => {
    for (const seats of [2, 3, 4]) expect(pytagora.refuseConfig(defaultsFor(kind, seats))).toBeNull();
    for (const seats of [0, 1, 5, 2.5])
      expect(pytagora.refuseConfig(defaultsFor(kind, seats))).toEqual({ code: 'seats-other' });
  });
  test('the target is 35; in plus or minus 28, 24 or 20 by seats', () => {
    const targets = (kind: 'classic' | 'plus-or-minus') =>
      [2, 3, 4].map((seats) => defaultsFor(kind, seats)).map((config) => 'target' in config && config.target);
    expect(targets('classic')).toEqual([35, 35, 35]);
    expect(targets('plus-or-minus')).toEqual([28, 24, 20]);
  });
  test('a target nobody chose follows the seats, a chosen one stays', () => {
    const chosen = { ...defaultsFor('plus-or-minus', 2), target: 77 };
    expect(configFor(4, defaultsFor('plus-or-minus', 2))).toEqual(defaultsFor('plus-or-minus', 4));
    expect(configFor(4, chosen)).toEqual({ ...chosen, seats: 4 });
    expect(configFor(2, { ...defaultsFor('classic', 4), first: 3 })).toEqual(defaultsFor('classic', 2));
    expect(configFor(3, null)).toEqual(defaultsFor('classic', 3));
  });
  test('it may be any whole number from 10 to 200, also out of a save; others are refused in a sentence', () => {
    for (let target = 10; target <= 200; target++) {
      expect(setUp({ target })).toBeNull();
      expect(pytagora.readConfig({ ...defaultsFor('classic', 2), target })).toMatchObject({ target });
    }
    for (const target of [0, 9, 201, 2000]) {
      const config = pytagora.readConfig({ ...defaultsFor('classic', 2), target })!;
      const { code } = pytagora.refuseConfig(config)!;
      for (const language of LANGUAGES)
        expect(PYTAGORA_WORDS[language].config[code]).toMatch(/10.* 200 points\.$/);
    }
    for (const target of [9, 201, 35.5, NaN])
      expect(setUp({ target })).toEqual({ code: 'target-wrong', numbers: { lowest: 10, highest: 200 } });
  });
});

describe('a move of one game is none of another', () => {
  test('tried, it is refused; applied, it throws', () => {
    expect(refusal(start, 0, { type: 'decline' })).toEqual({ code: 'not-now' });
    expect(refusal(digitsOnly, 0, lay(across(0, 0, '1')))).toEqual({ code: 'not-now' });
    expect(refusal(tables('38', ['24', '1']), 0, { type: 'swap' })).toEqual({ code: 'not-now' });
    expect(() => pytagora.apply(start, 0, { type: 'decline' })).toThrow('decline');
  });
  test('chance is checked like anybody', () => {
    const owed = after(start, [0, { type: 'swap' }]).state;
    for (const text of ['7732221100*', '773222110', '7777777777'])
      expect(refusal(owed, 'chance', { type: 'give', pieces: faces(text) })).toEqual({ code: 'not-now' });
    const opening = pytagora.start({ ...start.config, first: 'chance' });
    expect(refusal(opening, 'chance', { type: 'first', seat: 2 })).toEqual({ code: 'not-now' });
    const dealing = pytagora.start(start.config);
    for (const hands of [['1'], ['1234567890', '123456789'], ['7777777777', '1234567890']])
      expect(refusal(dealing, 'chance', { type: 'deal', hands: hands.map(faces) })).toEqual({
        code: 'not-now',
      });
  });
});
