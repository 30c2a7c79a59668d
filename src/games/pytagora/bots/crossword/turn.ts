import type { CrosswordMove, CrosswordView } from '../../rules';
import type { Position } from '../search';

/** What the seat lays from and onto. */
export const positionOf = ({ grid, hand, sharedEquals }: CrosswordView): Position => ({
  grid,
  hand: hand ?? [],
  sharedEquals,
});

/** What is left to do when no equation is found: a seat says so only when it has looked. */
export const unable = (view: CrosswordView): CrosswordMove => ({ type: view.unable });

/** How many points the seat lacks. */
export const lacking = ({ config, scores, seat }: CrosswordView): number => config.target - scores[seat]!;
