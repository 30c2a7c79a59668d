import { createDice, freeze } from '../../../../src/engine';
import {
  fingerprint,
  forget,
  MOST_REMEMBERED,
  nextCards,
  NOTHING_PLAYED,
  readMemory,
  remember,
  writeMemory,
  type Memory,
  type RiddleCard,
} from '../../../../src/games/pyramide/decks';
import { text } from '../../../../src/games/pyramide/decks/fr/standard';
import { deckFrom } from '../../../../src/games/pyramide/decks/read';

const { cards, names } = freeze(deckFrom(text));
const prints = (list: readonly RiddleCard[]): readonly string[] => list.map(fingerprint);

test('no card comes back before the deck has gone round, across games', () => {
  const dice = createDice(1);
  let memory: Memory = NOTHING_PLAYED;
  const drawn: RiddleCard[] = [];
  for (let game = 0; game < 15; game++) {
    const next = nextCards(cards, memory, 4, dice);
    expect(new Set(next.cards).size).toBe(4);
    drawn.push(...next.cards);
    memory = readMemory(writeMemory(next.memory));
  }
  for (let round = 0; round < 3; round++)
    expect(new Set(prints(drawn.slice(round * 20, round * 20 + 20))).size).toBe(20);
});

test('a game over the end of a round has no card twice', () => {
  for (let seed = 0; seed < 50; seed++) {
    const played = remember(NOTHING_PLAYED, cards.slice(0, 18));
    const { cards: drawn, memory } = nextCards(cards, played, 7, createDice(seed));
    expect(new Set(drawn).size).toBe(7);
    expect(new Set(drawn.slice(0, 2))).toEqual(new Set(cards.slice(18)));
    expect(memory.played).toEqual(prints(drawn.slice(2)));
  }
});

test('chance decides the order, and only chance', () => {
  const order = (seed: number) => prints(nextCards(cards, NOTHING_PLAYED, 20, createDice(seed)).cards);
  expect(order(3)).toEqual(order(3));
  expect(order(3)).not.toEqual(order(4));
});

test('more cards than there are: round after round; none there are: none', () => {
  const { cards: drawn } = nextCards(cards.slice(0, 3), NOTHING_PLAYED, 8, createDice(2));
  expect(drawn).toHaveLength(8);
  expect(new Set(drawn.slice(0, 3)).size).toBe(3);
  expect(new Set(drawn.slice(3, 6)).size).toBe(3);
  expect(nextCards([], NOTHING_PLAYED, 2, createDice(2))).toEqual({ cards: [], memory: NOTHING_PLAYED });
});

test('other decks, and names cards, keep their own round', () => {
  const other = remember(NOTHING_PLAYED, names);
  const all = nextCards(cards, other, 21, createDice(5)).memory;
  expect(all.played).toEqual(expect.arrayContaining(names.map(fingerprint)));
  expect(forget(all, names).played).toHaveLength(1);
});

test('a corrected card is the same card, another answer makes another', () => {
  const [card] = cards;
  const [first, ...others] = card!.riddles;
  const corrected = {
    ...card!,
    riddles: [...others, { ...first!, title: 'Autrement', answer: 'L’Escargot' }],
  };
  const changed = { ...card!, riddles: [...others, { ...first!, answer: 'la limace' }] };
  expect(fingerprint(corrected)).toBe(fingerprint(card!));
  expect(fingerprint(changed)).not.toBe(fingerprint(card!));
  const all = [...cards, ...names].map(fingerprint);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"played":['],
  ['another thing', '[1,2]'],
  ['no list', '{"played":{}}'],
  ['a list of anything', '{"played":[1,null,"x",{"a":1},"zzzzzzzzzzzzzzzz"]}'],
])('a record that is %s is an empty one', (_what, record) => {
  expect(readMemory(record)).toEqual(NOTHING_PLAYED);
});

test('the record does not grow for ever', () => {
  const many = Array.from({ length: 3 * MOST_REMEMBERED }, (_, n) => n.toString(16).padStart(16, '0'));
  const memory = readMemory(JSON.stringify({ format: 1, played: [...many, ...many] }));
  expect(memory.played).toEqual(many.slice(-MOST_REMEMBERED));
  const more = remember(memory, cards);
  expect(more.played).toHaveLength(MOST_REMEMBERED);
  expect(more.played.slice(-20)).toEqual(prints(cards));
  expect(writeMemory(more).length).toBeLessThan(40_000);
});
