import { createDice } from '../../../engine';
import type { Config } from '../rules';
import { loadDeck, readDeck, type Deck, type DeckId, DECKS } from '../decks';
import type { Store } from '../../../storage';
import { readOwnDeck } from '../editor/ownDecks';
import { freshSeed } from '../../../shell';
import { twice } from '../../../shell/twice';
import { stockFrom } from './stockFrom';
import { forTyping } from './forTyping';

/** The deck of a set-up, shipped or one's own; null for one that is gone or cannot be read. */
async function deckOf(id: string, store: Store): Promise<Deck | null> {
  if (DECKS.some((deck) => deck.id === id)) return twice(() => loadDeck(id as DeckId));
  const text = readOwnDeck(store, id);
  const read = text === null ? null : readDeck(text);
  return read?.kind === 'read' ? read.deck : null;
}

/** A set-up with its cards: from here on the game needs no deck any more. */
export async function prepare(config: Config, store: Store): Promise<Config> {
  const deck = await deckOf(config.deck, store);
  if (!deck) throw new Error(`There is no deck ${config.deck}`);
  const stock = stockFrom(deck, config, store, createDice(freshSeed()));
  const dealt = { ...config, language: deck.language, age: deck.age, stock };
  return config.alone ? forTyping(dealt) : dealt;
}
