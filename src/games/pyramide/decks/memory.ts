import { isObject, isText, type Dice } from '../../../engine';
import { foldedWords } from './letters';
import type { NamesCard, RiddleCard } from './types';

/**
 * Which cards have been played, so that none comes back before its deck has gone round. Cards are known by what they ask
 * for, not by the deck they are in: a deck may be renamed, reordered, corrected or taken in twice and keeps its memory.
 */
export type Memory = {
  readonly format: 1;
  /** Fingerprints, the latest last. */
  readonly played: readonly string[];
};

export const NOTHING_PLAYED: Memory = { format: 1, played: [] };

/** Several of the largest decks; about 30 kB. Beyond it the oldest are forgotten. */
export const MOST_REMEMBERED = 2000;

type Card = RiddleCard | NamesCard;

export type Ordered<C extends Card> = {
  readonly cards: readonly C[];
  /** As it was, but where a new round begins. */
  readonly memory: Memory;
};

/**
 * Every card of `deck.cards` or `deck.names`, once, as they are to come: those not played yet in any order, then those whose turn
 * was longest ago. Where all have been played a new round begins, and what came last comes in its second half.
 */
export function cardsToCome<C extends Card>(cards: readonly C[], memory: Memory, dice: Dice): Ordered<C> {
  const turn = new Map(memory.played.map((print, place) => [print, place]));
  const turnOf = (card: C): number => turn.get(fingerprint(card)) ?? -1;
  const fresh = cards.filter((card) => turnOf(card) < 0);
  const played = cards.filter((card) => turnOf(card) >= 0).sort((a, b) => turnOf(a) - turnOf(b));
  if (fresh.length > 0 || played.length === 0) return { cards: [...dice.shuffle(fresh), ...played], memory };
  const half = Math.ceil(played.length / 2);
  const again = [...dice.shuffle(played.slice(0, half)), ...dice.shuffle(played.slice(half))];
  return { cards: again, memory: forget(memory, cards) };
}

/** A card is played: it is known by its fingerprint. */
export const remember = (memory: Memory, print: string): Memory => ({
  format: 1,
  played: [...memory.played.filter((one) => one !== print), print].slice(-MOST_REMEMBERED),
});

/** A new round, for these cards only. */
export function forget(memory: Memory, cards: readonly Card[]): Memory {
  const gone = new Set(cards.map(fingerprint));
  return { format: 1, played: memory.played.filter((one) => !gone.has(one)) };
}

/** What a card's own name looks like: that of a card which had none before is the fingerprint it was known by. */
export const CARD_ID = /^[0-9a-f]{16}$/;

/**
 * Its own name; or its answers or names in any order: a corrected sentence is the same card, another answer makes it another.
 */
export function fingerprint(card: Card): string {
  if (card.id !== undefined) return card.id;
  const answers =
    'riddles' in card
      ? card.riddles.map(({ answer }) => answer)
      : card.themes.flatMap(({ names }) => names.map(({ name }) => name));
  const text = answers
    .map((answer) => foldedWords(answer).join(' '))
    .sort()
    .join('|');
  return `${hash(text, 0x811c9dc5)}${hash(text, 0x2f0b4a27)}`;
}

/** FNV-1a, from two beginnings: 64 bits make two equal cards among thousands next to impossible. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

export const writeMemory = (memory: Memory): string => JSON.stringify(memory);

/** What cannot be read costs a repeated card, never a game. */
export function readMemory(text: string | null): Memory {
  const raw = parse(text);
  if (!isObject(raw) || !Array.isArray(raw.played)) return NOTHING_PLAYED;
  const prints = (raw.played as readonly unknown[]).filter(isText).filter((one) => CARD_ID.test(one));
  return { format: 1, played: [...new Set(prints)].slice(-MOST_REMEMBERED) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
