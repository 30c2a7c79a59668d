import type { Dice, Bot, Bots, Thinking } from '../../../engine';
import type {
  CrosswordMove,
  CrosswordView,
  Move,
  SquareMove,
  SquareView,
  TablesMove,
  TablesView,
  View,
} from '../rules';
import { master } from './crossword/master';
import { BEGINNER, modest, SOLID } from './crossword/modest';
import { strong } from './crossword/strong';
import { anyEnd, ownEnd } from './square';
import { answering } from './tables';

type Choose<V, M> = (view: V, dice: Dice) => Thinking<M>;

/** A player of all games of the box. */
interface Contender {
  readonly crossword: Choose<CrosswordView, CrosswordMove>;
  readonly tables: Choose<TablesView, TablesMove>;
  readonly square: Choose<SquareView, SquareMove>;
}

const botOf = ({ crossword, tables, square }: Contender): Bot<View, Move> => ({
  *choose(view: View, dice: Dice): Thinking<Move> {
    switch (view.family) {
      case 'crossword':
        if (view.phase === 'refill') return { type: 'refill' };
        return yield* crossword(view, dice);
      case 'tables':
        return yield* tables(view, dice);
      case 'square':
        return yield* square(view, dice);
    }
  },
});

/**
 * Beginner writes short equations and seldom crosses, Solid good ones, Strong always the one that scores most, Master also
 * weighs what it keeps. In the games of digits alone there is little to weigh.
 */
export const pytagoraBots: Bots<View, Move> = {
  beginner: botOf({ crossword: modest(BEGINNER), tables: answering(30), square: anyEnd }),
  solid: botOf({ crossword: modest(SOLID), tables: answering(8), square: anyEnd }),
  strong: botOf({ crossword: strong(), tables: answering(0), square: ownEnd }),
  master: botOf({ crossword: master(), tables: answering(0), square: ownEnd }),
};

/** The yardstick for crossing: as strong as Strong, but every equation on a line of its own. */
export const neverCrosses: Bot<View, Move> = botOf({
  crossword: strong({ crossings: 0 }),
  tables: answering(0),
  square: anyEnd,
});
/** @public Found by name, for the tools. */
export { pytagoraBots as bots };
/** @public Players to measure the levels by; found by name, for the tournament. */
export const yardsticks = { apart: neverCrosses };
