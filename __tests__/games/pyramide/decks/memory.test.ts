import { createDice, freeze } from '../../../../src/engine';
import {
  cardsToCome,
  fingerprint,
  forget,
  MOST_REMEMBERED,
  NOTHING_PLAYED,
  readMemory,
  remember,
  writeMemory,
  type Memory,
  type NamesCard,
  type RiddleCard,
} from '../../../../src/games/pyramide/decks';
import { text } from '../../../../src/games/pyramide/decks/fr/standard';
import { deckFrom } from '../../../../src/games/pyramide/decks/read';

const { cards: all, names } = freeze(deckFrom(text));
const cards = all.slice(0, 20);
const prints = (list: readonly RiddleCard[]): readonly string[] => list.map(fingerprint);

const playedOf = (memory: Memory, list: readonly (RiddleCard | NamesCard)[]): Memory =>
  list.reduce((now, card) => remember(now, fingerprint(card)), memory);

test('no card comes back before the deck has gone round, across games', () => {
  const dice = createDice(1);
  let memory: Memory = NOTHING_PLAYED;
  const drawn: RiddleCard[] = [];
  for (let game = 0; game < 15; game++) {
    const next = cardsToCome(cards, memory, dice);
    const played = next.cards.slice(0, 4);
    drawn.push(...played);
    memory = readMemory(writeMemory(playedOf(next.memory, played)));
  }
  for (let round = 0; round < 3; round++)
    expect(new Set(prints(drawn.slice(round * 20, round * 20 + 20))).size).toBe(20);
});

test('every card comes once: those not played first, then those whose turn was longest ago', () => {
  for (let seed = 0; seed < 50; seed++) {
    const before = playedOf(NOTHING_PLAYED, cards.slice(0, 18));
    const { cards: coming, memory } = cardsToCome(cards, before, createDice(seed));
    expect(new Set(coming).size).toBe(20);
    expect(new Set(coming.slice(0, 2))).toEqual(new Set(cards.slice(18)));
    expect(coming.slice(2)).toEqual(cards.slice(0, 18));
    expect(memory).toBe(before);
  }
});

test('a game that stops half-way through its cards has used up no more than it has shown', () => {
  const { cards: coming, memory } = cardsToCome(cards, NOTHING_PLAYED, createDice(3));
  const next = cardsToCome(cards, playedOf(memory, coming.slice(0, 3)), createDice(4)).cards;
  expect(new Set(next.slice(0, 17))).toEqual(new Set(coming.slice(3)));
});

test('a new round: what came last comes in its second half', () => {
  const { cards: coming, memory } = cardsToCome(cards, playedOf(NOTHING_PLAYED, cards), createDice(2));
  expect(new Set(coming.slice(0, 10))).toEqual(new Set(cards.slice(0, 10)));
  expect(memory).toEqual(NOTHING_PLAYED);
});

test('chance decides the order, and only chance', () => {
  const order = (seed: number) => prints(cardsToCome(cards, NOTHING_PLAYED, createDice(seed)).cards);
  expect(order(3)).toEqual(order(3));
  expect(order(3)).not.toEqual(order(4));
  expect(cardsToCome([], NOTHING_PLAYED, createDice(2))).toEqual({ cards: [], memory: NOTHING_PLAYED });
});

test('other decks, and names cards, keep their own round', () => {
  const played = playedOf(playedOf(NOTHING_PLAYED, names), cards);
  const { memory } = cardsToCome(cards, played, createDice(5));
  expect(memory.played).toEqual(names.map(fingerprint));
  expect(forget(played, names).played).toHaveLength(cards.length);
});

test('a corrected card is the same card, another answer makes another', () => {
  const { riddles, expressions } = cards[0]!;
  const [first, ...others] = riddles;
  const card = { riddles, expressions };
  const said = first!.answer.toUpperCase();
  const corrected = { ...card, riddles: [...others, { ...first!, title: 'Autrement', answer: said }] };
  const changed = { ...card, riddles: [...others, { ...first!, answer: 'la limace' }] };
  expect(fingerprint(corrected)).toBe(fingerprint(card));
  expect(fingerprint(changed)).not.toBe(fingerprint(card));
});

test('a card with a name of its own is the same card, whatever is mended on it', () => {
  const [card] = cards;
  const mended = { ...card!, riddles: card!.riddles.map((riddle) => ({ ...riddle, answer: 'autre' })) };
  expect(fingerprint(mended)).toBe(fingerprint(card!));
  const prints = [...all, ...names].map(fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
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
  const more = playedOf(memory, cards);
  expect(more.played).toHaveLength(MOST_REMEMBERED);
  expect(more.played.slice(-20)).toEqual(prints(cards));
  expect(writeMemory(more).length).toBeLessThan(40_000);
});
