import type { Dice } from '../../engine/core';
import type { TablesMove, TablesView } from '../../engine/pytagora';
import { options } from '../../engine/pytagora/tables/view';
import type { Thinking } from '../core';

/** Answers what it can; in so many of a hundred rounds it does not see that it could. */
export const answering = (overlooks: number) =>
  function* (view: TablesView, dice: Dice): Thinking<TablesMove> {
    yield;
    const [first, second] = options(view);
    return second && dice.below(100) < overlooks ? second : first!;
  };
