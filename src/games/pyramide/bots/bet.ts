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

/**
 * So likely a word must be found by then. It is low so that, against the guesser of the same level, 70 to 85 of 100 bets are
 * enough: about two of three while a bonus is to be had, and nearly all once a word is lost.
 */
const LIKELY = 1 / 3;
/** Bricks kept for each word to come. */
const KEPT = 2;
const MOST = 4;

/**
 * How many clue words DICO will need: the fewest after which SYNO is likely to have it. Later words must have their bricks too;
 * once there is no bonus to be had, bricks are not spared.
 */
export function betOn(ideas: readonly Idea[], { bricks, after, lost }: Stake): number {
  // Nothing to say, or nothing of which DICO knows where it leads: a brick for luck.
  if (ideas.every(({ chance }) => chance === 0)) return 1;
  const likely = ideas.findIndex(({ chance }) => chance >= LIKELY);
  const wanted = likely < 0 ? MOST : Math.min(MOST, likely + 1);
  const free = Math.max(1, bricks - KEPT * after);
  const spread = lost ? Math.min(MOST, Math.ceil(bricks / (after + 1))) : 0;
  return Math.min(bricks, free, Math.max(wanted, spread), ideas.length);
}
