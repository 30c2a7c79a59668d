import type { Bot, Bots } from '../../../engine';
import type { Move, View } from '../rules';

const DONE: Move = { type: 'done' };

/** Keeps or throws as a coin falls. */
const beginner: Bot<View, Move> = {
  *choose({ chosen }, dice) {
    yield;
    return chosen === null ? { type: 'choose', what: dice.pick(['keep', 'throw'] as const) } : DONE;
  },
};

/** Every number is worth something: it keeps them all. */
const strong: Bot<View, Move> = {
  *choose({ chosen }) {
    yield;
    return chosen === null ? { type: 'choose', what: 'keep' } : DONE;
  },
};

export const nullBots: Bots<View, Move> = { beginner, strong };
/** @public Found by name, for the tools. */
export { nullBots as bots };
