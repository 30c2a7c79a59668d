import { createDice } from '../../../engine';
import { SHIFTS, type Card } from './cards';

/**
 * The rolls and cards of a day are everybody's, whatever they do: the n-th roll hangs on the date and n alone. Saves do
 * not depend on it, what chance did is in their log; so a log with other rolls is not refused.
 */
const STREAMS = { roll: 1, card: 2 } as const;

/** Neighbouring days and counts must not give neighbouring seeds. */
function seedOf(date: number, stream: keyof typeof STREAMS, nth: number): number {
  let seed = Math.imul(date, 0x9e3779b1) ^ Math.imul(STREAMS[stream], 0x85ebca6b);
  seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(nth + 1, 0xc2b2ae35);
  return (seed ^ (seed >>> 13)) >>> 0;
}

export function dailyRoll(date: number, nth: number): readonly [number, number] {
  const dice = createDice(seedOf(date, 'roll', nth));
  return [1 + dice.below(10), 1 + dice.below(10)];
}

/** The day's order of cards, without end: all nine shuffled, and again, and again. */
function dailyOrder(date: number, place: number): Card {
  const cycle = Math.floor(place / SHIFTS.length);
  return createDice(seedOf(date, 'card', cycle)).shuffle(SHIFTS)[place % SHIFTS.length]!;
}

/** The first card from this place of the order on that can be drawn at all. */
export function dailyCard(date: number, draws: number, deck: readonly Card[]): Card {
  let place = draws;
  while (!deck.includes(dailyOrder(date, place))) place++;
  return dailyOrder(date, place);
}
