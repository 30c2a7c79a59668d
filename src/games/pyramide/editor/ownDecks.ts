import type { Store, Trouble } from '../../../storage/port';
import { linesOf } from '../decks/limits';

/**
 * Decks that players wrote, each kept as its text, finished or not: what cannot be read as a deck yet is still somebody's
 * work. Reading is up to whoever opens one (`outlineOf` and `readDeck` in decks/).
 */
export interface OwnDeck {
  readonly id: string;
  readonly text: string;
}

const DECKS = 'decks/';

/** The latest begun first. */
export const ownDecks = (store: Store): readonly OwnDeck[] =>
  store
    .keys(DECKS)
    .reverse()
    .flatMap((key) => {
      const text = store.get(key);
      return text === null ? [] : [{ id: key.slice(DECKS.length), text }];
    });

/** The text of a deck; null where there is none of this name. */
export const readOwnDeck = (store: Store, id: string): string | null => store.get(DECKS + id);

/** In the place of the text that was there. With no room left it lasts as long as the app runs, and the answer says so. */
export const putOwnDeck = (store: Store, id: string, text: string): Trouble | null =>
  store.set(DECKS + id, text);

/** In a place of its own, whatever else is kept. */
export function addOwnDeck(
  store: Store,
  text: string,
  now: number,
): { readonly id: string; readonly trouble: Trouble | null } {
  const begun = Math.round(now).toString(36);
  let id = begun;
  for (let count = 2; readOwnDeck(store, id) !== null; count++) id = `${begun}-${count}`;
  return { id, trouble: putOwnDeck(store, id, text) };
}

export const removeOwnDeck = (store: Store, id: string): void => store.remove(DECKS + id);

/** The deck that says the same line for line; ends of lines and empty lines around it do not count. */
export function sameOwnDeck(store: Store, text: string): OwnDeck | null {
  const sought = plain(text);
  return ownDecks(store).find((deck) => plain(deck.text) === sought) ?? null;
}

const plain = (text: string): string =>
  linesOf(text.replace(/^\ufeff/, ''))
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
