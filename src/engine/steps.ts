import type { Actor, Event, Game } from './game';
import type { TableOf } from './table';

/** One entry of a log, and what it led from and to. */
export interface PlayedStep<State, Move, E extends Event> {
  readonly actor: Actor;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  readonly events: readonly E[];
}

/** A game gone through again from its start, with the types that only the game itself knows. Every entry was lawful once. */
export function* stepsOf<Config, State, Move, View, E extends Event, Code extends string>(
  game: Game<Config, State, Move, View, E, Code>,
  { config, log }: Pick<TableOf<Config, State, Move>, 'config' | 'log'>,
): Generator<PlayedStep<State, Move, E>, void, void> {
  let before = game.start(config);
  for (const { actor, move } of log) {
    const { state: after, events } = game.apply(before, actor, move);
    yield { actor, move, before, after, events };
    before = after;
  }
}
