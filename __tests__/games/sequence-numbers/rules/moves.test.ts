import type { Json } from '../../../../src/engine';
import { sequenceNumbers, type Move } from '../../../../src/games/sequence-numbers/rules';
import { at, cardFor, play, position, refusal } from './support';

const sum = cardFor(at(4, 4));

describe('a move out of a save', () => {
  test.each<Move>([
    { type: 'pass' },
    { type: 'draw' },
    { type: 'leave' },
    { type: 'take' },
    { type: 'dead', card: sum },
    { type: 'pay', card: 'plus-1' },
    { type: 'give', card: 'minus-2' },
    { type: 'play', card: sum, cell: 99 },
    { type: 'report', team: 2 },
    { type: 'cut', dealer: 5 },
    { type: 'deal', hands: [[sum], []] },
  ])('%j is read as it was, and without what does not belong to it', (move) => {
    expect(sequenceNumbers.readMove(move)).toEqual(move);
    expect(sequenceNumbers.readMove({ ...move, more: 1 })).toEqual(move);
  });

  test.each<Json>([
    null,
    'pass',
    [],
    {},
    { type: 'PASS' },
    { type: ['pass'] },
    { type: 'dead' },
    { type: 'pay', card: '99+9' },
    { type: 'give', card: null },
    { type: 'play', card: sum },
    { type: 'play', card: sum, cell: -1 },
    { type: 'play', card: sum, cell: 100 },
    { type: 'play', card: sum, cell: 4.5 },
    { type: 'play', card: sum, cell: '44' },
    { type: 'report', team: 3 },
    { type: 'report', team: -1 },
    { type: 'cut', dealer: 6 },
    { type: 'deal', hands: 'all' },
    { type: 'deal', hands: [sum] },
    { type: 'deal', hands: [[sum, 'joker']] },
  ])('%j is none', (raw) => expect(sequenceNumbers.readMove(raw)).toBeNull());
});

describe('a cell off the board', () => {
  const state = position({
    config: { wrongCell: 'expert' },
    hands: [[sum, 'plus-1', 'minus-1']],
    chips: [[], [at(4, 4)]],
  });
  test.each([sum, 'plus-1', 'minus-1'])('is refused by the rules too, for %s', (card) => {
    for (const cell of [-1, 100, 0.5]) expect(refusal(state, 0, play(card, cell))).not.toBeNull();
  });
});
