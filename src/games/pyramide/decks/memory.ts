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

export type Drawn<C extends Card> = {
  readonly cards: readonly C[];
  /** With these cards played. */
  readonly memory: Memory;
};

/**
 * The next `count` cards of `deck.cards` or `deck.names`: those not played yet, in any order; when none is left a new round
 * begins, and the cards just drawn come last in it.
 */
export function nextCards<C extends Card>(
  cards: readonly C[],
  memory: Memory,
  count: number,
  dice: Dice,
): Drawn<C> {
  const drawn: C[] = [];
  let now = memory;
  while (drawn.length < count && cards.length > 0) {
    const played = new Set(now.played);
    const fresh = cards.filter((card) => !played.has(fingerprint(card)));
    if (fresh.length === 0) {
      now = forget(now, cards);
      continue;
    }
    const shuffled = dice.shuffle(fresh);
    const isNew = (card: C): boolean => !drawn.includes(card);
    const taken = [...shuffled.filter(isNew), ...shuffled.filter((card) => !isNew(card))];
    taken.length = Math.min(taken.length, count - drawn.length);
    for (const card of taken) drawn.push(card);
    now = remember(now, taken);
  }
  return { cards: drawn, memory: now };
}

export function remember(memory: Memory, cards: readonly Card[]): Memory {
  const { played } = forget(memory, cards);
  const added = new Set(cards.map(fingerprint));
  return { format: 1, played: [...played, ...added].slice(-MOST_REMEMBERED) };
}

/** The same for a card of which only the fingerprint is at hand. */
export const rememberPrint = (memory: Memory, print: string): Memory => ({
  format: 1,
  played: [...memory.played.filter((one) => one !== print), print].slice(-MOST_REMEMBERED),
});

/** A new round, for these cards only. */
export function forget(memory: Memory, cards: readonly Card[]): Memory {
  const gone = new Set(cards.map(fingerprint));
  return { format: 1, played: memory.played.filter((one) => !gone.has(one)) };
}

/** The answers or names in any order: a corrected sentence is the same card, another answer makes it another. */
export function fingerprint(card: Card): string {
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
  const prints = (raw.played as readonly unknown[])
    .filter(isText)
    .filter((one) => /^[0-9a-f]{16}$/.test(one));
  return { format: 1, played: [...new Set(prints)].slice(-MOST_REMEMBERED) };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
