import type { Refusal } from '../../../../src/engine';
import {
  defaults,
  primeClimb,
  REFUSALS,
  type Choice,
  type Code,
  type Config,
  type PawnName,
} from '../../../../src/games/prime-climb/rules';
import { after, cardOf, position, reading, refusal } from './support';

const setUp = (config: Partial<Config>) =>
  primeClimb.refuseConfig({ ...defaults(config.seats ?? 2), ...config });
const obey = (choice: Choice) => ({ type: 'obey', choice }) as const;
const pawn = (seat: number, index: 0 | 1): PawnName => ({ seat, pawn: index });

const [send, curse, three] = [cardOf('send'), cardOf('curse'), cardOf('shift', 3)];
const holding = position({
  config: { seats: 3 },
  pawns: [
    [14, 'out'],
    [60, 0],
  ],
  keepers: [[send, curse, three], []],
  cursed: [2],
  dice: [4, 9],
});
const choosing = { ...holding, config: { ...holding.config, sending: 'choice' } } as const;
const cursed = position({ pawns: [[14, 20]], cursed: [0], dice: [4, 9] });
const guarded = position({
  config: { variants: ['waypoints'], waypoints: [37, 61] },
  pawns: [[97, 20]],
  reached: [37],
  dice: [4, 9],
});
const fresh = after(
  position({ config: { variants: ['double-time'] }, pawns: [[10, 20]], dice: [1, 2] }),
  'a + 1',
  'card ±3',
  'obey',
).state;
const swapping = reading(
  {
    pawns: [
      [13, 0],
      ['out', 70],
    ],
  },
  cardOf('swap'),
);
const sharing = reading({ pawns: [[13, 0]] }, cardOf('swap'));
const turning = reading(
  {
    config: { variants: ['there-and-back'] },
    pawns: [
      [13, 5],
      ['←101', 70],
    ],
  },
  cardOf('swap'),
);
const stealing = reading({ pawns: [[13, 0]], keepers: [[], [three]] }, cardOf('steal'));
const reversing = reading({ pawns: [[11, 13]] }, cardOf('reverse'), [0, 1]);

/** One way to meet each refusal. The type makes a new code fail here until somebody shows how it comes about. */
const WAYS: Record<Code, () => Refusal | null> = {
  'seats-other': () => setUp({ seats: 5 }),
  'solitaire-alone': () => setUp({ seats: 2, variants: ['solitaire-1'] }),
  'alone-solitaire': () => setUp({ seats: 1, variants: ['sprint'] }),
  'variants-clash': () => setUp({ variants: ['backwards', 'there-and-back'] }),
  'waypoints-none': () => setUp({ variants: ['waypoints'] }),
  'waypoints-wrong': () => setUp({ variants: ['waypoints'], waypoints: [33] }),
  'no-such-first': () => setUp({ seats: 2, first: 2 }),
  'daily-solitaire': () => setUp({ daily: 20261116 }),
  'not-now': () => refusal(holding, 'roll'),
  'no-such-number': () => refusal(holding, 'a + 3'),
  'pawn-out': () => refusal(holding, 'b + 4'),
  'not-whole': () => refusal(holding, 'a ÷ 4'),
  'below-zero': () => refusal(position({ pawns: [[3, 0]], dice: [4, 9] }), 'a - 4'),
  beyond: () => refusal(holding, 'a × 9'),
  cursed: () => refusal(cursed, 'a + 4'),
  'waypoints-first': () => refusal(guarded, 'a + 4'),
  'numbers-left': () => refusal(holding, 'end'),
  'not-your-card': () => refusal(holding, 'keeper a + 5'),
  'fresh-card': () => refusal(fresh, 'keeper a + 3'),
  'not-that-card': () => refusal(holding, { type: 'curse', card: three, seat: 1 }),
  'nobody-near': () => refusal(holding, { type: 'send', card: send, target: pawn(0, 0) }),
  'on-start': () => refusal(choosing, { type: 'send', card: send, target: pawn(1, 1) }),
  'not-yourself': () => refusal(holding, { type: 'curse', card: curse, seat: 0 }),
  'cursed-already': () => refusal(holding, { type: 'curse', card: curse, seat: 2 }),
  'no-choice': () =>
    refusal(reading({ pawns: [[13, 0]] }, cardOf('fifty')), obey({ kind: 'earner', pawn: 0 })),
  choose: () => refusal(swapping, 'obey'),
  // With two pawns a seat and two earners, only a position made by hand has a pawn that is none of them.
  'not-an-earner': () =>
    refusal(
      { ...reversing, drawn: { ...reversing.drawn!, earners: [1, 1] } },
      obey({ kind: 'earner', pawn: 0 }),
    ),
  'no-such-pawn': () => refusal(swapping, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(3, 0) })),
  'same-pawn': () => refusal(swapping, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(0, 0) })),
  'nothing-changes': () => refusal(sharing, obey({ kind: 'swap', one: pawn(0, 1), other: pawn(1, 1) })),
  'no-card-home': () => refusal(turning, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(1, 0) })),
  'no-such-card': () => refusal(stealing, obey({ kind: 'steal', seat: 1, card: curse })),
};

describe('every refusal has a reason', () => {
  test.each(REFUSALS)('%s', (code) => expect(WAYS[code]()).toMatchObject({ code }));
});

describe('every refusal has the facts for its sentence', () => {
  test.each<[Code, Omit<Refusal, 'code'>]>([
    ['variants-clash', { numbers: { one: 3, other: 4 } }],
    ['waypoints-wrong', { cells: [33] }],
    ['no-such-number', { numbers: { number: 3 } }],
    ['not-whole', { numbers: { at: 14, by: 4 }, cells: [14] }],
    ['below-zero', { numbers: { at: 3, by: 4 }, cells: [3] }],
    ['beyond', { numbers: { at: 14, by: 9, to: 126 }, cells: [14] }],
    ['waypoints-first', { numbers: { at: 101, next: 61 }, cells: [61] }],
    ['numbers-left', { numbers: { left: 2 }, unfinished: true }],
    ['cursed-already', { numbers: { seat: 2 } }],
    ['choose', { unfinished: true }],
  ])('%s', (code, facts) => expect(WAYS[code]()).toEqual({ code, ...facts }));
});

describe('more ways to be wrong', () => {
  test('what a card leaves to choose must be of its kind, of the table and on the board', () => {
    expect(refusal(swapping, obey({ kind: 'earner', pawn: 0 }))?.code).toBe('not-that-card');
    expect(refusal(swapping, obey({ kind: 'swap', one: pawn(0, 0), other: pawn(1, 0) }))?.code).toBe(
      'pawn-out',
    );
    expect(refusal(stealing, obey({ kind: 'steal', seat: 0, card: three }))?.code).toBe('no-such-card');
    expect(refusal(stealing, obey({ kind: 'steal', seat: 3, card: three }))?.code).toBe('no-such-card');
    const to64 = reading(
      {
        pawns: [
          [13, 0],
          ['out', 70],
        ],
      },
      cardOf('to-64'),
    );
    expect(refusal(to64, obey({ kind: 'pawn', target: pawn(1, 0) }))?.code).toBe('pawn-out');
    expect(refusal(to64, obey({ kind: 'pawn', target: pawn(2, 0) }))?.code).toBe('no-such-pawn');
  });
  test('nobody sits there to be cursed', () =>
    expect(refusal(holding, { type: 'curse', card: curse, seat: 3 })?.code).toBe('no-such-pawn'));
  test('who is not in turn, or no seat at all, hears only that', () => {
    for (const actor of [1, 2, 99, -1, 0.5, 'chance', 'clock'] as const)
      expect(primeClimb.refuse(holding, actor, { type: 'end' })).toEqual({ code: 'not-now' });
  });
  test('a waypoint without the variant, or twice on either side of 30 and 80', () => {
    expect(setUp({ waypoints: [31] })).toEqual({ code: 'waypoints-wrong', cells: [31] });
    expect(setUp({ variants: ['waypoints'], waypoints: [29, 31, 79, 83] })).toEqual({
      code: 'waypoints-wrong',
      cells: [29, 83],
    });
  });
});

describe('set-ups out of a save', () => {
  const sound: Config = { ...defaults(2), variants: ['waypoints', 'sprint'], waypoints: [31, 47] };
  test('are read as they were', () => expect(primeClimb.readConfig(sound as never)).toEqual(sound));
  test.each<[string, object]>([
    ['variants in another order', { variants: ['sprint', 'waypoints'] }],
    ['a variant twice', { variants: ['sprint', 'sprint'] }],
    ['a variant nobody knows', { variants: ['upside-down'] }],
    ['waypoints in another order', { waypoints: [47, 31] }],
    ['a seat that is not there begins', { first: 2 }],
    ['five seats', { seats: 5 }],
    ['no day of any year', { daily: 20261301 }],
    ['another helper', { helper: 'all' }],
    ['another sending', { sending: 'all' }],
  ])('%s: not ours', (_, wrong) => expect(primeClimb.readConfig({ ...sound, ...wrong } as never)).toBeNull());
});
