import { WHEN } from './refuse';
import type { TablesMove } from './types';

/** Whether a move is one of this family's at all. Moves of one type look alike in all families. */
export const isMove = (move: { readonly type: string }): move is TablesMove =>
  Object.prototype.hasOwnProperty.call(WHEN, move.type);

export { apply, start } from './apply';
export { refuse } from './refuse';
export { chance, options, stage, view } from './view';
