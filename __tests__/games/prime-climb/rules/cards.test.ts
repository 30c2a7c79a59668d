import { CARDS, isKeeper, SHIFTS, type CardKind } from '../../../../src/games/prime-climb/rules';

const counted: [CardKind, number][] = [
  ['shift', 9],
  ['send', 2],
  ['curse', 2],
  ['again', 3],
  ['fifty', 1],
  ['double', 1],
  ['ahead', 1],
  ['behind', 1],
  ['reverse', 1],
  ['swap', 1],
  ['to-64', 1],
  ['steal', 1],
];

test.each(counted)('the deck has, of %s, %i', (kind, number) =>
  expect(CARDS.filter((face) => face.kind === kind)).toHaveLength(number),
);

test('24 cards, thirteen keepers and eleven actions', () => {
  const keepers = CARDS.filter((_, card) => isKeeper(card));
  expect([CARDS.length, keepers.length]).toEqual([24, 13]);
  expect(counted.reduce((sum, [, number]) => sum + number, 0)).toBe(24);
});

test('one ±k keeper for each k from 1 to 9, and they are the deck of the solitaires', () => {
  expect(SHIFTS.map((card) => CARDS[card])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((by) => ({ kind: 'shift', by })),
  );
});
