import { levelsOf, type AnyBots, type Bot } from '../../src/bots/core';
import { primeClimbBots } from '../../src/bots/prime-climb';
import { neverCrosses, pytagoraBots } from '../../src/bots/pytagora';
import { greedy, sequenceNumbersBots } from '../../src/bots/sequence-numbers';
import type { AnyGame } from '../../src/engine/core';
import { REGISTERED } from '../../src/engine/registered';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the counterpart of AnyGame: types known to the game alone
type AnyBot = Bot<any, any>;

export interface Player {
  readonly name: string;
  readonly bot: AnyBot;
}

/** What a game sends to a tournament: its levels, and players that are yardsticks only. */
interface Entrants {
  readonly levels: AnyBots;
  readonly yardsticks: Readonly<Record<string, AnyBot>>;
}

const ENTRANTS: Readonly<Record<string, Entrants>> = {
  'prime-climb': { levels: primeClimbBots, yardsticks: {} },
  pytagora: { levels: pytagoraBots, yardsticks: { apart: neverCrosses } },
  'sequence-numbers': { levels: sequenceNumbersBots, yardsticks: { greedy } },
};

/** Any lawful move, but none that is only there to hurt oneself or to accuse others. */
const HARMFUL: readonly string[] = ['leave', 'report'];

export const randomPlayer = (game: AnyGame): AnyBot => ({
  *choose(view, dice) {
    yield;
    const moves = game.options(view) as readonly { readonly type?: string }[];
    const harmless = moves.filter(({ type }) => type === undefined || !HARMFUL.includes(type));
    return dice.pick(harmless.length > 0 ? harmless : moves);
  },
});

export const entered = (): readonly string[] => Object.keys(ENTRANTS);

export function gameNamed(id: string): AnyGame {
  const registered = REGISTERED.find(({ game }) => game.id === id);
  if (!registered || !ENTRANTS[id])
    throw new Error(`No bots for "${id}". There are: ${entered().join(', ')}`);
  return registered.game;
}

/** Strongest first. */
export function playersOf(game: AnyGame): readonly Player[] {
  const { levels, yardsticks } = ENTRANTS[game.id]!;
  return [
    ...levelsOf(levels)
      .map((level): Player => ({ name: level, bot: levels[level]! }))
      .reverse(),
    ...Object.entries(yardsticks).map(([name, bot]): Player => ({ name, bot })),
    { name: 'random', bot: randomPlayer(game) },
  ];
}
