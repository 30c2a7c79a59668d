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

/** Clear enough for a person: from then on one clue more makes it safe. */
const CLEAR = 0.46;
/** Bricks kept for each word to come. */
const KEPT = 2;
const MOST = 4;

/**
 * How many clue words DICO will need: those after which the word is clear to itself, and one more, since SYNO's mind is
 * another one. Later words must have their bricks too; once there is no bonus to be had, all of them are used.
 */
export function betOn(ideas: readonly Idea[], { bricks, after, lost }: Stake): number {
  // Nothing to say, or nothing of which DICO knows where it leads: a brick for luck.
  if (ideas.every(({ chance }) => chance === 0)) return 1;
  const clear = ideas.findIndex(({ chance }) => chance >= CLEAR);
  const wanted = Math.min(MOST, clear < 0 ? MOST : clear + 2);
  const free = Math.max(1, bricks - KEPT * after);
  const spread = lost ? Math.ceil(bricks / (after + 1)) : 0;
  return Math.min(bricks, free, Math.max(wanted, spread), ideas.length);
}
