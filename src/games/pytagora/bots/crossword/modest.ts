import type { Dice, Thinking } from '../../../../engine';
import type { CrosswordMove, CrosswordView } from '../../rules';
import { goodLays, type Found, type Limits } from '../search';
import { positionOf, unable } from './turn';

/** How a player that does not see everything looks at the table. */
export interface Manner {
  /** What it looks for, in this order, until it finds something. */
  readonly looks: readonly Limits[];
  /** In so many turns of a hundred it begins with the second of these instead. */
  readonly bolder: number;
  /** It takes one of so many good ones. */
  readonly content: number;
}

/** Short equations, nearly always on a line of their own, and the first that comes to mind. */
export const BEGINNER: Manner = {
  looks: [
    { pieces: 5, crossings: 0 },
    { pieces: 5, crossings: 1 },
    { pieces: 7, crossings: 1 },
  ],
  bolder: 20,
  content: 12,
};

/** Crosses where it pays, but thinks of no equation of more than so many new pieces, nor of two crossings in one. */
export const SOLID: Manner = {
  looks: [{ pieces: 7, crossings: 1 }, { crossings: 1 }],
  bolder: 0,
  content: 3,
};

export const modest = (manner: Manner) =>
  function* (view: CrosswordView, dice: Dice): Thinking<CrosswordMove> {
    const position = positionOf(view);
    const bold = dice.below(100) < manner.bolder;
    for (const limits of bold ? manner.looks.slice(1) : manner.looks) {
      const found: readonly Found[] = yield* goodLays(position, manner.content, limits);
      if (found.length > 0) return dice.pick(found).move;
    }
    return unable(view);
  };
