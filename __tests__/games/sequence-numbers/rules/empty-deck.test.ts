import { sequenceNumbers, type State } from '../../../../src/games/sequence-numbers/rules';
import { after, afterAll, at, cardFor, lay, position, refusal, twin, typesOf } from './support';

const home = at(4, 4);
const sum = cardFor(home);
const [a, b, c, d] = [at(1, 1), at(2, 2), at(6, 6), at(7, 3)].map((cell) => cardFor(cell));

describe('the deck is empty', () => {
  const state = position({
    hands: [[sum], ['plus-1']],
    piles: [
      [a!, b!],
      [c!, d!],
    ],
    deck: [],
  });

  test('all piles are shuffled into a new one when a card is drawn, with the card just played', () => {
    const laid = after(state, 0, lay(home)).state;
    expect(laid.piles).toEqual([
      [a, b, sum],
      [c, d],
    ]);
    const { state: due, events } = after(laid, 0, { type: 'draw' });
    expect(events).toEqual([{ type: 'reshuffled', cards: 5 }]);
    expect(due.piles).toEqual([[], []]);
    expect(new Set(due.deck)).toEqual(new Set([a, b, c, d, sum]));
    const { state: then } = after(due, 'chance', { type: 'give', card: c! });
    expect(then.hands[0]).toEqual([c]);
    expect(then.deck).toHaveLength(4);
    expect(then.seat).toBe(1);
  });
  test('the order in which cards were discarded does not show in the new deck', () => {
    const other: State = {
      ...state,
      piles: [
        [d!, a!],
        [b!, c!],
      ],
    };
    const decks = [state, other].map((s) => afterAll(s, [0, lay(home)], [0, { type: 'draw' }]).deck);
    expect(decks[0]).toEqual(decks[1]);
  });
  test('the last card of the deck is drawn without a reshuffle', () => {
    const one: State = { ...state, deck: ['minus-1'] };
    const { state: due, events } = after(after(one, 0, lay(home)).state, 0, { type: 'draw' });
    expect(typesOf(events)).toEqual([]);
    const { state: then } = after(due, 'chance', { type: 'give', card: 'minus-1' });
    expect([then.deck, then.piles]).toEqual([
      [],
      [
        [a, b, sum],
        [c, d],
      ],
    ]);
  });
  test('a dead card makes a new deck too, and may come back', () => {
    const dead: State = {
      ...state,
      chips: state.chips.map((_, cell) => ([home, twin(home)].includes(cell) ? 1 : null)),
    };
    const { state: due, events } = after(dead, 0, { type: 'dead', card: sum });
    expect(typesOf(events)).toEqual(['dead-card', 'reshuffled']);
    expect(refusal(due, 'chance', { type: 'give', card: sum })).toBeNull();
    expect(sequenceNumbers.view(due, 1).deckSize).toBe(5);
  });
  test('cards in hands are never shuffled in', () => {
    const due = afterAll(state, [0, lay(home)], [0, { type: 'draw' }]);
    expect(due.deck).not.toContain('plus-1');
    expect(refusal(due, 'chance', { type: 'give', card: 'plus-1' })).not.toBeNull();
  });
});
