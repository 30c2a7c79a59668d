import type { Seat } from '../../../engine';
import { homeOf, isSafe } from './journey';
import { PAWNS, type GameEvent, type Pawn, type PawnName, type SeatState, type State } from './types';

/** What happened so far in a step. The one list that is added to in place; it is made anew for every step. */
export type Happened = GameEvent[];

export const pawnOf = ({ players }: Pick<State, 'players'>, { seat, pawn }: PawnName): Pawn | null =>
  players[seat]?.pawns[pawn] ?? null;

export const isSamePawn = (one: PawnName, other: PawnName): boolean =>
  one.seat === other.seat && one.pawn === other.pawn;

/** Every pawn that has not left the board, by seat. */
export function pawnsInPlay({ players }: Pick<State, 'players'>): PawnName[] {
  const names: PawnName[] = [];
  players.forEach(({ pawns }, seat) =>
    PAWNS.forEach((pawn) => {
      if (!pawns[pawn].out) names.push({ seat, pawn });
    }),
  );
  return names;
}

export const withPlayer = (state: State, seat: Seat, change: Partial<SeatState>): State => ({
  ...state,
  players: state.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
});

export function withPawn(state: State, { seat, pawn }: PawnName, change: Partial<Pawn>): State {
  const [first, second] = state.players[seat]!.pawns;
  return withPlayer(state, seat, {
    pawns: pawn === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }],
  });
}

export function sendHome(state: State, by: Seat, name: PawnName, happened: Happened): State {
  const pawn = pawnOf(state, name)!;
  const to = homeOf(state.config, pawn);
  happened.push({ type: 'bumped', by, ...name, from: pawn.at, to });
  return withPawn(state, name, { at: to });
}

/** Sends home every other pawn on the circle of this one, the seat's own too. */
export function bumpAround(state: State, by: Seat, name: PawnName, happened: Happened): State {
  const { at } = pawnOf(state, name)!;
  if (isSafe(state.config, at)) return state;
  return pawnsInPlay(state)
    .filter((other) => !isSamePawn(other, name) && pawnOf(state, other)!.at === at)
    .reduce((now, other) => sendHome(now, by, other, happened), state);
}
