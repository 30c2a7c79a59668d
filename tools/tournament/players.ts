import { levelsOf, type AnyBot, type AnyGame } from '../../src/engine';
import { entrantsOf, GAME_IDS, registeredAs } from '../games';

export interface Contender {
  readonly name: string;
  readonly bot: AnyBot;
}

/** Any lawful move, but none that is only there to hurt oneself or to accuse others. */
const HARMFUL: readonly string[] = ['leave', 'report'];

const randomPlayer = (game: AnyGame): AnyBot => ({
  *choose(view, dice) {
    yield;
    const moves = game.options(view) as readonly { readonly type?: string }[];
    const harmless = moves.filter(({ type }) => type === undefined || !HARMFUL.includes(type));
    return dice.pick(harmless.length > 0 ? harmless : moves);
  },
});

export const entered = (): readonly string[] => GAME_IDS.filter((id) => entrantsOf(id) !== null);

export function gameNamed(id: string): AnyGame {
  if (!entered().includes(id)) throw new Error(`No bots for "${id}". There are: ${entered().join(', ')}`);
  return registeredAs(id).game;
}

/** Strongest first. */
export function playersOf(game: AnyGame): readonly Contender[] {
  const { levels, yardsticks } = entrantsOf(game.id)!;
  return [
    ...levelsOf(levels)
      .map((level): Contender => ({ name: level, bot: levels[level]! }))
      .reverse(),
    ...Object.entries(yardsticks).map(([name, bot]): Contender => ({ name, bot })),
    { name: 'random', bot: randomPlayer(game) },
  ];
}
