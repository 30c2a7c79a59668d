import { PRIME_CLIMB_WORDS } from '../../../../src/games/prime-climb/i18n';
import { primeClimb, type GameEvent } from '../../../../src/games/prime-climb/rules';
import { openingOf, ownRecap, recapsOf } from '../../../../src/games/prime-climb/table/recap';
import { layCircles } from '../../../../src/games/prime-climb/table/spiral';
import { tell } from '../../../../src/games/prime-climb/table/tell';
import { wayBetween, waysOf } from '../../../../src/games/prime-climb/table/ways';
import { after, cardOf, position } from '../rules/support';

const seats = ['Léa', 'Basile', 'Tom'].map((name, face) => ({ name, face, bot: null, help: false }));
const told = { seats, words: PRIME_CLIMB_WORDS.en, sending: 'near' } as const;
const stop = (from: number, operation: '+' | '×', by: number, to: number, card: number | null = null) =>
  ({ type: 'moved', seat: 1, pawn: 0, from, to, by, operation, card }) as const;

const TURN: readonly GameEvent[] = [
  { type: 'rolled', seat: 1, dice: [5, 1] },
  stop(12, '×', 5, 60),
  stop(60, '+', 1, 61),
  stop(23, '+', 6, 29, cardOf('shift', 6)),
  { type: 'bumped', by: 1, seat: 2, pawn: 0, from: 61, to: 0 },
  { type: 'card-drawn', seat: 1, card: cardOf('shift', 4) },
  { type: 'kept', seat: 1, card: cardOf('shift', 4) },
  { type: 'turn-ended', seat: 1 },
];

test('a turn is told by its dice, each sum, a keeper as such, who was sent back, the card in full', () => {
  expect(recapsOf(TURN, told, 0)).toEqual([
    {
      seat: 1,
      dice: [5, 1],
      notes: [
        { kind: 'sum', text: '12 × 5 = 60', keeper: false, times: 1 },
        { kind: 'sum', text: '60 + 1 = 61', keeper: false, times: 1 },
        { kind: 'sum', text: '±6 played: 23 + 6 = 29', keeper: true, times: 1 },
        { kind: 'pawn', seat: 2, text: 'Tom’s pawn sent back from 61 to 0' },
        { kind: 'card', title: '±4', text: PRIME_CLIMB_WORDS.en.card.text.shift(4), kept: true },
      ],
    },
  ]);
});

test('an action is told with its words and what it did', () => {
  const events: readonly GameEvent[] = [
    { type: 'rolled', seat: 1, dice: [2, 3] },
    { type: 'card-drawn', seat: 1, card: cardOf('fifty') },
    { type: 'carried', by: 1, card: cardOf('fifty'), seat: 1, pawn: 0, from: 13, to: 63 },
    { type: 'bumped', by: 1, seat: 0, pawn: 1, from: 63, to: 0 },
  ];
  expect(recapsOf(events, told, 0)[0]!.notes).toMatchObject([
    { kind: 'card', title: '±50', text: PRIME_CLIMB_WORDS.en.card.text.fifty, kept: false },
    { kind: 'pawn', text: 'Basile: 13 → 63' },
    { kind: 'pawn', text: 'Léa’s pawn sent back from 63 to 0' },
  ]);
});

test('every opponent since one’s last turn is told in order; one’s own roll is none of it', () => {
  const events: readonly GameEvent[] = [
    ...TURN,
    { type: 'rolled', seat: 2, dice: [7, 7] },
    { type: 'turn-ended', seat: 2 },
    { type: 'rolled', seat: 0, dice: [1, 2] },
  ];
  expect(recapsOf(events, told, 0).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(recapsOf([{ type: 'rolled', seat: 0, dice: [1, 2] }], told, 0)).toEqual([]);
});

test('one’s own sums are written too, what changed nothing included', () => {
  const state = after(position({ pawns: [[14, 20]], dice: [3, 1] }), 'a × 3', 'b × 1').state;
  expect(ownRecap(primeClimb.view(state, 0), told)).toEqual([
    {
      seat: 0,
      dice: [3, 1],
      notes: [
        { kind: 'sum', text: '14 × 3 = 42', keeper: false, times: 1 },
        { kind: 'sum', text: '20 × 1 = 20, no change', keeper: false, times: 1 },
      ],
    },
  ]);
  expect(ownRecap(primeClimb.view(position({ dice: [3, 1] }), 0), told)).toEqual([]);
});

test('what a cursed seat does four times without effect is said once, with how often', () => {
  const stood = {
    type: 'stood',
    seat: 1,
    pawn: 1,
    from: 0,
    to: 0,
    by: 10,
    operation: '÷',
    card: null,
  } as const;
  const turn: readonly GameEvent[] = [
    { type: 'rolled', seat: 1, dice: [10, 10] },
    stood,
    stood,
    stood,
    stood,
  ];
  expect(recapsOf(turn, told, 0)[0]!.notes).toEqual([
    { kind: 'sum', text: '0 ÷ 10 = 0, no change', keeper: false, times: 4 },
  ]);
  expect(told.words.recap.times('0 ÷ 10 = 0, no change', 4)).toBe('0 ÷ 10 = 0, no change (4 times)');
  expect(PRIME_CLIMB_WORDS.fr.recap.times('0 ÷ 10 = 0, rien ne change', 2)).toBe(
    '0 ÷ 10 = 0, rien ne change (2 fois)',
  );
});

test('who begins is told by every roll, and the second of those that were level', () => {
  const opening = openingOf([{ type: 'ordered', rolls: [[13, 8, 13], [4, 9]], first: 2 }])!; // prettier-ignore
  expect(opening.first).toBe(2);
  expect(opening.rounds).toEqual([
    [{ seat: 0, total: 13 }, { seat: 1, total: 8 }, { seat: 2, total: 13 }], // prettier-ignore
    [{ seat: 0, total: 4 }, { seat: 2, total: 9 }], // prettier-ignore
  ]);
  expect(openingOf(TURN)).toBeNull();
});

test('the sentence on who begins names the roll that decided', () => {
  const begins = (...rolls: number[][]) => tell({ type: 'ordered', rolls, first: 2 }, seats, 'en');
  expect(begins([7, 8, 13])).toBe('Tom begins, with a roll of 13.');
  expect(begins([13, 8, 13], [4, 4], [3, 9])).toBe('Tom begins, with a roll of 9.');
});

test('where others went is drawn until one rolls, in the colour of whose pawn it was; then one’s own way alone', () => {
  const mine = [{ pawn: 0, from: 8, to: 24, by: 3, operation: '×', card: null }] as const;
  const turn = { path: mine };
  expect(waysOf({ seat: 0, turn: null }, TURN, false)).toMatchObject([
    { seat: 1, from: 12, to: 60 },
    { seat: 1, from: 60, to: 61 },
    { seat: 1, from: 23, to: 29 },
    { seat: 2, from: 61, to: 0 },
  ]);
  expect(waysOf({ seat: 0, turn }, TURN, true)).toEqual([{ seat: 0, from: 8, to: 24 }]);
  // A second app moves: what it did is told once, and the first one's ways stay.
  expect(waysOf({ seat: 1, turn }, TURN, false)).toMatchObject([
    { seat: 2, from: 61, to: 0 },
    { seat: 1, from: 8, to: 24 },
  ]);
});

test('a way goes from rim to rim: inside of a circle stands its number alone', () => {
  const spiral = layCircles(374, 474);
  for (const [from, to] of [
    [0, 10],
    [10, 0],
    [0, 1],
    [101, 96],
  ] as const) {
    const [start, end] = wayBetween(spiral, { seat: 0, from, to });
    for (const [place, circle] of [
      [start, from],
      [end, to],
    ] as const) {
      const { x, y } = spiral.places[circle]!;
      expect(Math.hypot(place.x - x, place.y - y)).toBeGreaterThan(
        (circle === 101 ? spiral.lastRadius : spiral.radius) - 0.01,
      );
    }
  }
});
