import { BOARD, REFUSALS, type Code } from '../../../../src/games/sequence-numbers/rules';
import type { Refusal } from '../../../../src/engine';
import {
  cardLines,
  cardSpoken,
  cardText,
  cellAt,
  hoverText,
  neighbour,
  refusalText,
  sumText,
} from '../../../../src/games/sequence-numbers/table/bridge';
import { offersOf } from '../../../../src/games/sequence-numbers/table/offers';
import {
  after,
  at,
  BOTH,
  cardFor,
  elsewhere,
  en,
  fr,
  home,
  line,
  play,
  position,
  refusal,
  seenAt,
  sum,
  twin,
} from './support';

describe('the cell under a finger is found, and none beside the board', () => {
  test.each([
    ['top left', 0, 0, 0],
    ['just inside the first cell', 35.9, 35.9, 0],
    ['on the line between two', 36, 0, 1],
    ['bottom right', 359.9, 359.9, 99],
    ['the middle', 180, 180, 55],
    ['left of the board', -0.1, 100, -1],
    ['above it', 100, -0.1, -1],
    ['on its right edge', 360, 100, -1],
    ['below it', 100, 360, -1],
    ['far away', 4000, 4000, -1],
  ])('%s', (_where, x, y, cell) => expect(cellAt(x, y, 360)).toBe(cell));
  test('the middle of every cell is that cell, whatever the size', () => {
    for (const size of [280, 333.3, 374, 1024])
      BOARD.forEach((_, cell) => {
        const middle = (place: number) => ((place + 0.5) * size) / 10;
        expect(cellAt(middle(cell % 10), middle(Math.floor(cell / 10)), size)).toBe(cell);
      });
  });
});

describe('arrow keys', () => {
  test.each([
    [44, 'ArrowUp', 34],
    [44, 'ArrowDown', 54],
    [44, 'ArrowLeft', 43],
    [44, 'ArrowRight', 45],
    [44, 'Home', 40],
    [44, 'End', 49],
    [4, 'ArrowUp', 4],
    [94, 'ArrowDown', 94],
    [40, 'ArrowLeft', 40],
    [49, 'ArrowRight', 49],
    [44, 'Enter', null],
    [44, 'a', null],
  ])('from %d, %s leads to %p', (cell, key, next) => expect(neighbour(cell, key)).toBe(next));
});

describe('a card in words', () => {
  test('is read as printed, spoken and worked out', () => {
    expect([cardText('12+3', fr), cardSpoken('12+3', fr), sumText('12+3', fr)]).toEqual([
      '12 + 3',
      '12 plus 3',
      '12 + 3 = 15',
    ]);
    expect([cardText('32-17', en), cardSpoken('32-17', en), sumText('32-17', en)]).toEqual([
      '32 − 17',
      '32 minus 17',
      '32 − 17 = 15',
    ]);
    expect([cardLines('29+14', fr), cardLines('32-17', en), cardLines('minus-1', fr)]).toEqual([
      ['29', '+14'],
      ['32', '−17'],
      ['−'],
    ]);
    expect([cardSpoken('plus-1', fr), cardSpoken('minus-2', fr)]).toEqual(['Plus', 'Moins']);
  });
});

const five = line('across', at(7, 2));
const holding = position({ hands: [[sum, 'plus-1', 'minus-1']], chips: [[at(1, 1)], five] });
const dead = position({ hands: [[sum, cardFor(home, 'difference')]], chips: [[home], [twin(home)]] });
const strict = position({ config: { seats: 4, strict: true }, hands: [[sum], [], [], []] });
const draw = after(holding, 0, play(sum, home)).state;

/** Refusals that a person at the screen can bring about, each out of a real position. */
const MET: Partial<Record<Code, () => Refusal | null>> = {
  'wrong-cell': () => refusal(holding, 0, play(sum, at(5, 5))),
  occupied: () => refusal(holding, 0, play('plus-1', five[0]!)),
  corner: () => refusal(holding, 0, play('plus-1', at(9, 0))),
  'nothing-there': () => refusal(holding, 0, play('minus-1', home)),
  'own-chip': () => refusal(holding, 0, play('minus-1', at(1, 1))),
  locked: () => refusal({ ...holding, sequences: [{ team: 1, cells: five }] }, 0, play('minus-1', five[2]!)),
  'not-dead': () => refusal(holding, 0, { type: 'dead', card: sum }),
  'dead-card': () =>
    refusal({ ...dead, config: { ...dead.config, wrongCell: 'expert' } }, 0, play(sum, at(5, 5))),
  'never-dead': () => refusal(holding, 0, { type: 'dead', card: 'plus-1' }),
  'one-dead-a-turn': () => refusal({ ...dead, exchanged: true }, 0, { type: 'dead', card: sum }),
  'can-play': () => refusal(holding, 0, { type: 'pass' }),
  'dead-first': () => refusal(dead, 0, { type: 'pass' }),
  'nothing-to-draw': () => refusal({ ...draw, deck: [], piles: [[], []] }, 0, { type: 'draw' }),
  'pay-first': () => refusal({ ...strict, fined: [0, 2] }, 0, play(sum, home)),
  'already-fined': () => refusal({ ...strict, fined: [0, 2] }, 1, { type: 'report', team: 0 }),
  'reported-lately': () => refusal({ ...strict, reported: [0] }, 1, { type: 'report', team: 0 }),
};
/** No button and no gesture leads here: other phases, other tables, cards and teams that are not offered. */
const UNMET: readonly Code[] = [
  'not-now',
  'not-in-hand',
  'not-strict',
  'no-fine',
  'nothing-forgotten',
  'no-such-team',
  'team-of-one',
];
const isSetUp = (code: Code) => REFUSALS.indexOf(code) < REFUSALS.indexOf('not-now');

describe.each(BOTH)('every refusal of a move has its sentence in %s', (_language, words) => {
  test('and none is left out', () => {
    expect([...Object.keys(MET), ...UNMET].sort()).toEqual(REFUSALS.filter((code) => !isSetUp(code)).sort());
  });
  test.each(Object.entries(MET))('%s', (code, meet) => {
    const met = meet()!;
    expect(met.code).toBe(code);
    const sentence = refusalText(met, words);
    expect(sentence).not.toBe(words.refused.other);
    expect(sentence).toMatch(/^\S.{8,}[.!]$/);
    for (const number of ['left', 'right', 'result', 'cell'])
      if (met.numbers && number in met.numbers)
        expect(sentence).toMatch(new RegExp(`\\b${met.numbers[number]}\\b`));
  });
  test.each([...UNMET, 'something-new'])('%s still gets a sentence', (code) => {
    expect(refusalText({ code }, words)).toBe(words.refused.other);
  });
  test('no two of them say the same', () => {
    const all = Object.values(MET).map((meet) => refusalText(meet()!, words));
    expect(new Set(all).size).toBe(all.length);
  });
});

test('a wrong cell is spelled out, with its own number and the right one', () => {
  const [left, right] = sum.split('+').map(Number);
  const said = refusalText(MET['wrong-cell']!()!, en);
  expect(said).toContain(`${left} + ${right} = ${BOARD[home]}`);
  expect(said).toContain(String(BOARD[at(5, 5)]));
});

describe('while a card is in the air the line reads it back, and judges nothing', () => {
  const offers = offersOf(seenAt({ hands: [[sum, 'plus-1', 'minus-1']], chips: [[at(1, 1)], [at(2, 2)]] }));
  test.each([
    [
      'an equation over any cell reads both back, and does not judge',
      elsewhere,
      home,
      `${cardText(elsewhere, en)} on the 40?`,
    ],
    ['Plus over a cell', 'plus-1', home, 'Plus on the 40?'],
    ['Minus over an opponent’s chip', 'minus-1', at(2, 2), en.status.overMinus],
    ['Minus over one’s own', 'minus-1', at(1, 1), en.status.chosenMinus],
    ['Minus over nothing', 'minus-1', home, en.status.chosenMinus],
    ['beside the board', sum, -1, en.status.overNothing],
    ['over a corner', 'plus-1', 0, en.status.overNothing],
  ])('%s', (_what, card, cell, said) => expect(hoverText(offers, card, cell, en)).toContain(said));
});
