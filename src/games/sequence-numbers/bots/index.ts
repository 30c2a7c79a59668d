import type { Move, View } from '../rules';
import type { Bots } from '../../../engine';
import { erring } from './erring';
import { greedy } from './greedy';
import { strong } from './strong';

export { weigh } from './weigh';

/** Beginner slips in four turns of five, Solid in one of five, Strong never. */
export const sequenceNumbersBots: Bots<View, Move> = {
  beginner: erring({ inHundred: 80, looks: 'own chips', deadUnnoticed: 50 }),
  solid: erring({ inHundred: 20, looks: 'everywhere', deadUnnoticed: 0 }),
  strong,
};
/** @public Found by name, for the tools. */
export { sequenceNumbersBots as bots };
/** @public Players to measure the levels by; found by name, for the tournament. */
export const yardsticks = { greedy };
