import type { Dice, Thinking } from '../../../engine';
import type { TablesMove, TablesView } from '../rules';
import { options } from '../rules/tables/view';

/** Answers what it can; in so many of a hundred rounds it does not see that it could. */
export const answering = (overlooks: number) =>
  function* (view: TablesView, dice: Dice): Thinking<TablesMove> {
    yield;
    const [first, second] = options(view);
    return second && dice.below(100) < overlooks ? second : first!;
  };
