import type { Move, View } from '../../engine/prime-climb';
import type { Bots } from '../core';
import { beginner } from './beginner';
import { MASTER_STYLE, SOLID_STYLE, STRONG_STYLE } from './style';
import { weighing } from './weighing';

export { bestTurn, turnsLeft, weighSolo, type WeighedMove } from './solo';
export { weigh, type Weighed } from './weighing';
/** How likely a perfect player needs 0, 1, 2, … turns without cards, and how often ours needs them in the solitaires. */
export { plainTurns } from './values/plain-turns';
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
