import { directionOf, type GameEvent, type State } from '../rules';

export type Moved = Extract<GameEvent, { type: 'moved' }>;

/** So many circles nearer to the end: how far a number or a keeper has led. The result and the review call the same the finest. */
export function gainOf({ config, players }: Pick<State, 'config' | 'players'>, moved: Moved): number {
  const { seat, pawn, from, to } = moved;
  return (to - from) * directionOf(config, players[seat]!.pawns[pawn]);
}
