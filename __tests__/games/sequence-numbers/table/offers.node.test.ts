import { BOARD, sequenceNumbers } from '../../../../src/games/sequence-numbers/rules';
import { faceColour } from '../../../../src/ui/tokens';
import { offersOf, reaches } from '../../../../src/games/sequence-numbers/table/offers';
import { moveOf, outlinesOf } from '../../../../src/games/sequence-numbers/table/outlines';
import { coloursOf, lastMovesOf } from '../../../../src/shell/frame/lastMoves';
import {
  after,
  at,
  deadCard,
  fullHand,
  graveyard,
  home,
  play,
  position,
  seen,
  SEATS,
  sum,
  twin,
} from './support';

const begun = position(fullHand);
const offers = offersOf(seen(begun));
const cells = (card: string) => [...(offers.reach.get(card) ?? [])].sort((a, b) => a - b);

describe('what the rules offer', () => {
  test('is where each card goes, and nothing for a card that goes nowhere', () => {
    expect(cells(sum)).toEqual([home, twin(home)].sort((a, b) => a - b));
    expect(cells('minus-1')).toEqual([twin(graveyard)]);
    expect(cells('plus-1')).toHaveLength(94);
    expect(offers.reach.has(deadCard)).toBe(false);
  });
  test('reaches a cell exactly when the rules accept the card there', () => {
    for (const card of begun.hands[0]!)
      BOARD.forEach((_number, cell) =>
        expect([card, cell, reaches(offers, card, cell)]).toEqual([
          card,
          cell,
          sequenceNumbers.refuse(begun, 0, play(card, cell)) === null,
        ]),
      );
  });
  test('is what can be done at all', () => {
    expect([...offers.can].sort()).toEqual(['dead', 'play']);
    expect([...offersOf(seen(after(begun, 0, play(sum, home)).state)).can]).toEqual(['draw']);
  });
  test('is nothing to eyes that have no turn', () => {
    expect([...offersOf(seen(begun, 1)).can, ...offersOf(seen(begun, 'table')).can]).toEqual([]);
  });
});

describe('outlines', () => {
  const bare = { marks: new Map(), reach: null, draft: null };
  test('without help or marks nothing is pointed at', () => expect([...outlinesOf(bare)]).toEqual([]));
  test('a helping hand points at every cell of the card', () => {
    expect([...outlinesOf({ ...bare, reach: new Set([home, twin(home)]) })]).toEqual([
      [home, 'help'],
      [twin(home), 'help'],
    ]);
  });
  test('help is plainer than the last move, a draft plainer than help, a refusal than a draft', () => {
    const marked = (mark: 'last' | 'hint' | 'refused') => new Map([[home, mark]]);
    const reach = new Set([home]);
    const on = (mark: 'last' | 'hint' | 'refused', more: object = {}) =>
      outlinesOf({ ...bare, marks: marked(mark), ...more }).get(home);
    expect([on('last'), on('hint'), on('refused')]).toEqual(['last', 'help', 'refused']);
    expect(on('last', { reach })).toBe('help');
    expect(on('hint', { draft: home })).toBe('draft');
    expect(on('refused', { draft: home, reach })).toBe('refused');
  });
  test('an event marks the cell it was about, drawing a card none', () => {
    expect(moveOf({ type: 'card-lost', seat: 1, card: sum, cell: at(5, 5) })?.cells).toEqual([at(5, 5)]);
    expect(moveOf({ type: 'chip-laid', seat: 1, card: sum, cell: home })?.cells).toEqual([home]);
    expect(moveOf({ type: 'drew', seat: 1 })).toBeNull();
  });
  test('what everybody did last is ringed in their colour, and only the last of it', () => {
    const laid = (seat: number, cell: number) => ({ type: 'chip-laid', seat, card: sum, cell }) as const;
    const ringed = coloursOf(
      lastMovesOf([laid(1, 11), laid(2, 12), laid(3, 13), laid(1, 14)], moveOf),
      (seat) => faceColour(SEATS[seat]!.face),
    );
    expect([...ringed.keys()].sort()).toEqual([12, 13, 14]);
    expect(new Set(ringed.values()).size).toBe(3);
  });
});
