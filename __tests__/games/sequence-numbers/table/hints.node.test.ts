import type { View } from '../../../../src/games/sequence-numbers/rules';
import { hint } from '../../../../src/games/sequence-numbers/table/hints';
import { cardText } from '../../../../src/games/sequence-numbers/table/bridge';
import { difference, en, fullHand, deadCard, home, seenAt, sum, twin } from './support';

function hintFor(view: View) {
  const thinking = hint(view, 'en');
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
const covered = { chips: [[home], [twin(home)]], hands: [[sum, difference]] };
const { hint: says } = en.learning;

describe('a hint', () => {
  test('ends with a cell that the card can be played on', () => {
    const layers = hintFor(seenAt({ hands: [[sum]] }))!;
    expect(layers).toHaveLength(3);
    expect(layers[2]!.pieces).toEqual([sum]);
    expect([home, twin(home)]).toContain(layers[2]!.cells![0]);
  });
  test('names the dead card that may be exchanged', () => {
    expect(hintFor(seenAt(fullHand))).toEqual([
      { text: says.dead },
      { text: says.card(cardText(deadCard, en)), pieces: [deadCard] },
    ]);
  });
  test('says to pass where that is all there is', () => {
    expect(hintFor(seenAt({ ...covered, state: { exchanged: true } }))).toEqual([{ text: says.nothing }]);
  });
  test('says nothing where a card has to be given up or drawn first', () => {
    const strict = { seats: 4, strict: true };
    expect(hintFor(seenAt({ ...covered, config: strict, state: { fined: [0] } }))).toBeNull();
    expect(hintFor(seenAt({ hands: [[sum]], state: { phase: 'draw' } }))).toBeNull();
  });
});
