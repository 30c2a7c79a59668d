import type { Mind } from './minds';

/**
 * From the word's share among all that SYNO might think of to the chance that SYNO has it within so many clues: logistic, by the
 * number of clues. Found on half of the decks' riddles, the first against who knows the same links, the others against another
 * person, between Beginner and Solid; `npm run guess:pyramide -- --dico` holds it against the other half. To a stranger the share
 * tells little: with two clues 56 of 100 words, with three 74, whatever it is.
 */
const FIRST = { base: 2.65, open: 0.9 };
const SECOND = { base: 1.4, slope: 0.5 };
const LATER = { base: 2.1, slope: 0.2 };

export function foundWithin(clues: number, share: number, { open }: { open: boolean }, mind: Mind): number {
  if (share <= 0) return 0;
  const odds = Math.log(share / (1 - Math.min(share, NEARLY)));
  if (clues === 1) return logistic(FIRST.base + (open ? FIRST.open : 0) + mind.insight * odds);
  const { base, slope } = clues === 2 ? SECOND : LATER;
  return logistic(base + slope * odds);
}

const NEARLY = 0.9999;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
