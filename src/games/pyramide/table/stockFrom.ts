import type { Dice } from '../../../engine';
import type { Store } from '../../../storage';
import {
  cardsToCome,
  fingerprint,
  readMemory,
  writeMemory,
  type Deck,
  type NamesCard,
  type RiddleCard,
} from '../decks';
import { EXPRESSIONS, fullSupply, type Config, type Stock } from '../rules';
import { MEMORY_KEY } from './notePlayed';

/** Of each card one, as a die says, then of each another, until there are enough: nothing comes twice. */
function dealt<C extends RiddleCard | NamesCard, T extends object>(
  cards: readonly C[],
  on: (card: C) => readonly T[],
  count: number,
  dice: Dice,
): readonly (T & { readonly id: string })[] {
  const piles = cards.map((card) => {
    const print = fingerprint(card);
    return dice.shuffle(on(card).map((one, nth) => ({ ...one, id: `${print}-${nth + 1}` })));
  });
  const most = piles.reduce((tallest, { length }) => Math.max(tallest, length), 0);
  const rounds = Array.from({ length: most }, (_, nth) => piles.flatMap((pile) => pile[nth] ?? []));
  return rounds.flat().slice(0, count);
}

/** Draws the cards of a game: those not played yet come first. What is played of them is noted when it is shown. */
export function stockFrom(deck: Deck, config: Config, store: Store, dice: Dice): Stock {
  const wanted = fullSupply(config);
  const memory = readMemory(store.get(MEMORY_KEY));
  const riddles = cardsToCome(deck.cards, memory, dice);
  const names = wanted.themes > 0 ? cardsToCome(deck.names, riddles.memory, dice) : { ...riddles, cards: [] };
  if (names.memory !== memory) store.set(MEMORY_KEY, writeMemory(names.memory));
  const expressions = dice.shuffle([...new Set(deck.cards.flatMap((card) => card.expressions))]);
  const lists = Array.from(
    { length: Math.min(wanted.lists, Math.floor(expressions.length / EXPRESSIONS)) },
    (_, nth) => expressions.slice(nth * EXPRESSIONS, (nth + 1) * EXPRESSIONS),
  );
  return {
    riddles: dealt(riddles.cards, (card) => card.riddles, wanted.riddles, dice),
    lists,
    themes: dealt(names.cards, ({ themes }) => themes, wanted.themes, dice),
  };
}
