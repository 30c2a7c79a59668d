import type { Seat } from '../../../engine';
import { isSolitaire, wayBehind } from './journey';
import type { Config, SeatState, Result, State } from './types';

/** More than all the circles two pawns can have behind them, so that a pawn that has arrived outweighs them. */
const ARRIVED = 1000;

const merit = (config: Config, { pawns }: SeatState): number =>
  pawns.reduce((sum, pawn) => sum + wayBehind(config, pawn) + (pawn.out ? ARRIVED : 0), 0);

/** Ruling: after the winner most pawns out, then those whose pawns have come farthest; those level share their rank. */
export function standingOf({ config, players, seat }: State): Result {
  const merits = players.map((player) => merit(config, player));
  const others = players.map((_, other): Seat => other).filter((other) => other !== seat);
  const levels = [...new Set(others.map((other) => merits[other]!))].sort((a, b) => b - a);
  return {
    winner: isSolitaire(config) ? null : seat,
    ranking: [[seat], ...levels.map((level) => others.filter((other) => merits[other] === level))],
    turns: players[seat]!.turns,
  };
}
