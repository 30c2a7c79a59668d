import type { Dice } from './dice';
import type { Json } from './json';

/** Thinking is done in small steps: each `yield` is a place where the shell may draw a frame. */
export type Thinking<Move> = Generator<void, Move, void>;

/** A player. It gets a view, never a state, so it cannot know more than a person in its seat. */
export interface Bot<View, Move> {
  choose(view: View, dice: Dice): Thinking<Move>;
}

/** Named levels, weakest first. A game offers some of them. */
export const LEVELS = ['beginner', 'solid', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export type Bots<View, Move> = Partial<Readonly<Record<Level, Bot<View, Move>>>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the view and the move are known to the game alone
export type AnyBot = Bot<any, any>;

/** Bots of a game whose types nobody needs to know; the counterpart of the engine's `AnyGame`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the view and the move are known to the game alone
export type AnyBots = Bots<any, any>;

export const levelsOf = (bots: AnyBots): readonly Level[] =>
  LEVELS.filter((level) => bots[level] !== undefined);

/** Thinks to the end in one go, for tools and tests. */
export function decide<View, Move extends Json | object>(bot: Bot<View, Move>, view: View, dice: Dice): Move {
  const thinking = bot.choose(view, dice);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}
