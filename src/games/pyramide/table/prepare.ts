import { createDice, type Dice } from '../../../engine';
import { EXPRESSIONS, type Config, type Stock } from '../rules';
import {
  fingerprint,
  forget,
  loadDeck,
  nextCards,
  readDeck,
  readMemory,
  remember,
  writeMemory,
  type Deck,
  type DeckId,
  DECKS,
} from '../decks';
import type { Store } from '../../../storage';
import { readOwnDeck } from '../editor/ownDecks';
import { freshSeed } from '../../../shell';
import { MEMORY_KEY } from './notePlayed';

/** More riddles than the longest usual game needs; beyond them the stock goes round. */
const RIDDLES: Readonly<Record<number, number>> = { 1: 12, 2: 10, 3: 14, 4: 18 };
const LISTS = 6;
const THEMES = 4;

/** The deck of a set-up, shipped or one's own; null for one that is gone or cannot be read. */
async function deckOf(id: string, store: Store): Promise<Deck | null> {
  if (DECKS.some((deck) => deck.id === id)) return loadDeck(id as DeckId);
  const text = readOwnDeck(store, id);
  const read = text === null ? null : readDeck(text);
  return read?.kind === 'read' ? read.deck : null;
}

/** Draws the cards of a game: those not played yet come first, and a die says which riddle of each. */
function stockFrom(deck: Deck, seats: number, store: Store, dice: Dice): Stock {
  const memory = readMemory(store.get(MEMORY_KEY));
  const wanted = Math.min(deck.cards.length * 6, RIDDLES[seats] ?? 12);
  const drawn = nextCards(deck.cards, memory, wanted, dice);
  const named = nextCards(deck.names, drawn.memory, THEMES, dice);
  // Only what is played is remembered, and that as it is played; here it is only noted where a deck has gone round.
  const gone = drawn.cards.some((card) => memory.played.includes(fingerprint(card)));
  const kept = gone ? forget(memory, deck.cards) : memory;
  store.set(MEMORY_KEY, writeMemory(remember(kept, named.cards)));
  const taken = new Map<string, number[]>();
  const riddles = drawn.cards.flatMap((card) => {
    const print = fingerprint(card);
    const before = taken.get(print) ?? [];
    const left = card.riddles.map((_, nth) => nth).filter((nth) => !before.includes(nth));
    if (left.length === 0) return [];
    const nth = dice.pick(left);
    taken.set(print, [...before, nth]);
    return [{ id: `${print}-${nth + 1}`, ...card.riddles[nth]! }];
  });
  const expressions = dice.shuffle(deck.cards.flatMap((card) => card.expressions));
  const lists = Array.from(
    { length: Math.min(LISTS, Math.floor(expressions.length / EXPRESSIONS)) },
    (_, nth) => expressions.slice(nth * EXPRESSIONS, (nth + 1) * EXPRESSIONS),
  );
  return { riddles, lists, themes: named.cards.map(({ themes }) => dice.pick(themes)) };
}

/** A set-up with its cards: from here on the game needs no deck any more. */
export async function prepare(config: Config, store: Store): Promise<Config> {
  const deck = await deckOf(config.deck, store);
  if (!deck) throw new Error(`There is no deck ${config.deck}`);
  const stock = stockFrom(deck, config.seats, store, createDice(freshSeed()));
  return { ...config, language: deck.language, stock };
}
