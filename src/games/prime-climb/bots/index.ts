import type { Move, View } from '../rules';
import type { Bots } from '../../../engine';
import { beginner } from './beginner';
import { MASTER_STYLE, SOLID_STYLE, STRONG_STYLE } from './style';
import { weighing } from './weighing';

export { bestTurn, turnsLeft, weighSolo } from './solo';
/** How often ours needs 0, 1, 2, … turns in the solitaires. */
export { solitaireTurns } from './values/solitaire-turns';

/**
 * Beginner takes anything that leads on, Solid whatever leads furthest, Strong what leaves itself fewest turns, Master also
 * what it does to the others and what they can do to it.
 */
export const primeClimbBots: Bots<View, Move> = {
  beginner,
  solid: weighing(SOLID_STYLE),
  strong: weighing(STRONG_STYLE),
  master: weighing(MASTER_STYLE),
};
/** @public Found by name, for the tools. */
export { primeClimbBots as bots };
