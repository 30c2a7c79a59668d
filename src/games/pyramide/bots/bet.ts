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
 * So likely a word must be found by then, as DICO sees it: nearly certain. Who thinks by DICO's own lists then finds nearly all;
 * but a stranger, who knows half of what one other writer thought of, finds one word in four from the first clue where DICO
 * gives it two chances in three. A bet is for the person who guesses. Found on half of the decks' riddles.
 */
const LIKELY = 0.9;
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
