import type { Move, View } from '../../engine/sequence-numbers';
import type { Bots } from '../core';
import { erring } from './erring';
import { strong } from './strong';

export { greedy } from './greedy';
export { weigh, type Weighed } from './weigh';

/** Beginner slips in four turns of five, Solid in one of five, Strong never. */
export const sequenceNumbersBots: Bots<View, Move> = {
  beginner: erring({ inHundred: 80, looks: 'own chips', deadUnnoticed: 50 }),
  solid: erring({ inHundred: 20, looks: 'everywhere', deadUnnoticed: 0 }),
  strong,
};
