import type { Idea } from './dico';

/** What a bet is made of. */
export interface Stake {
  /** Bricks left on the obelisk. */
  readonly bricks: number;
  /** Words still to come after this one. */
  readonly after: number;
  /** A word was lost already: bricks left over are worth nothing. */
  readonly lost: boolean;
}

/** So likely another person of the level must have the word by then. */
const LIKELY = 3 / 4;
/** One clue by itself is for a word that it carries; with any other word SYNO needs a second to tell it by. */
const UNLESS_CARRIED = 2;
/** Bricks kept for each word to come. */
const KEPT = 2;
const MOST = 4;
/** Where bricks are worth nothing any more one is added to be on the safe side; four for an easy word would be no bet at all. */
const TO_BE_SAFE = 1;

/**
 * How many clue words DICO will need: the fewest after which SYNO is likely to have it. Later words must have their bricks too;
 * once there is no bonus to be had, one more is bet where there are enough for all.
 */
export function betOn(ideas: readonly Idea[], { bricks, after, lost }: Stake): number {
  // Nothing to say, or nothing of which DICO knows where it leads: a brick for luck.
  if (ideas.every(({ chance }) => chance === 0)) return 1;
  const likely = ideas.findIndex(({ chance }, nth) => nth + 1 >= UNLESS_CARRIED && chance >= LIKELY);
  const wanted = ideas[0]!.carries ? 1 : likely < 0 ? MOST : Math.min(MOST, likely + 1);
  const free = Math.max(1, bricks - KEPT * after);
  if (after === 0 && !lost && wanted === 1) return worthMost(ideas, bricks);
  const shared = Math.ceil(bricks / (after + 1));
  const bet = lost && shared > wanted ? wanted + TO_BE_SAFE : wanted;
  return Math.min(bricks, free, MOST, bet, ideas.length);
}

/** Of the last word, where all were found: each brick left over is a point if this one is found too, and none if it is not. */
function worthMost(ideas: readonly Idea[], bricks: number): number {
  const worths = ideas.slice(0, Math.min(MOST, bricks)).map(({ chance }, nth) => chance * (bricks - nth));
  return 1 + worths.indexOf(Math.max(...worths));
}
