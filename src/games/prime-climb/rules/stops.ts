import type { Seat } from '../../../engine';
import { resultOf, stopAt } from './arithmetic';
import { LAST } from './board';
import { endOf, goesBack } from './journey';
import { withPawn, withPlayer, type Happened } from './pawns';
import {
  PAWNS,
  type PrimeClimbRefusal,
  type Operation,
  type Pawn,
  type SeatState,
  type State,
  type Stop,
} from './types';

const MINUS_AND_DIVIDE: readonly Operation[] = ['-', '÷'];

type Position = Pick<State, 'config' | 'players' | 'seat'>;

export const missingWaypoints = ({ config, players, seat }: Position): readonly number[] =>
  config.waypoints.filter((prime) => !players[seat]!.reached.includes(prime));

/** The waypoints on which this seat's pawns stand count from now on, whatever carries them off again. */
export function landed(state: State, seat: Seat, happened: Happened): State {
  const { pawns, reached } = state.players[seat]!;
  const newly = missingWaypoints({ ...state, seat }).filter((prime) => pawns.some(({ at }) => at === prime));
  if (newly.length === 0) return state;
  newly.forEach((at) => happened.push({ type: 'waypoint', seat, at }));
  return withPlayer(state, seat, { reached: [...reached, ...newly] });
}

/** May the seat in turn use this on this pawn? A number of the dice or a ±k keeper: the same law for both. */
export function refuseStop(
  state: Position,
  pawn: Pawn,
  operation: Operation,
  by: number,
): PrimeClimbRefusal | null {
  if (pawn.out) return { code: 'pawn-out' };
  // Ruling: literally so in every variant, also where pawns run downwards.
  if (state.players[state.seat]!.cursed && !MINUS_AND_DIVIDE.includes(operation)) return { code: 'cursed' };
  const { at } = pawn;
  const to = stopAt(at, operation, by);
  if (to === 'beyond') return { code: to, numbers: { at, by, to: resultOf(at, operation, by) }, cells: [at] };
  if (typeof to === 'string') return { code: to, numbers: { at, by }, cells: [at] };
  // There and back this guards the turning: who has turned has reached them all.
  if (to === at || to !== endOf(state.config, pawn)) return null;
  const missing = missingWaypoints(state);
  return missing.length === 0
    ? null
    : { code: 'waypoints-first', numbers: { at: to, next: missing[0]! }, cells: missing };
}

/** Ruling: only a cursed seat can be without a legal use of a number. */
export function isStuck(state: Position, by: number): boolean {
  const player = state.players[state.seat]!;
  if (!player.cursed) return false;
  return !player.pawns.some(
    (pawn) => refuseStop(state, pawn, '-', by) === null || refuseStop(state, pawn, '÷', by) === null,
  );
}

/**
 * Ruling: a stuck seat takes a pawn to 0 by subtracting, as the sheet's "forced behind 0, stay on 0". Where 0 is that
 * pawn's end it stays where it is, because the end must be reached exactly.
 */
export const stuckAt = ({ config }: Position, pawn: Pawn): number =>
  endOf(config, pawn) === 0 ? pawn.at : 0;

/** Where a lawful use takes a pawn, though there may be no such circle: then the seat is cursed and stuck. */
export function landsOn(state: Position, pawn: Pawn, operation: Operation, by: number): number {
  const to = stopAt(pawn.at, operation, by);
  return typeof to === 'number' ? to : stuckAt(state, pawn);
}

export const hasWon = (player: SeatState, needed: number): boolean =>
  PAWNS.filter((pawn) => player.pawns[pawn].out).length >= needed;

export function makeStop(state: State, stop: Stop, happened: Happened): State {
  const { config, seat } = state;
  const turn = { ...state.turn!, path: [...state.turn!.path, stop] };
  const { pawn, to } = stop;
  if (stop.from === to) {
    happened.push({ type: 'stood', seat, ...stop });
    return { ...state, turn };
  }
  happened.push({ type: 'moved', seat, ...stop });
  const mover = state.players[seat]!.pawns[pawn];
  const moved = (change: Partial<Pawn>) =>
    withPawn({ ...state, turn }, { seat, pawn }, { at: to, ...change });
  if (to !== endOf(config, mover)) return moved({});
  // Ruling: there and back, a pawn that stops on 101 turns round at once and stays in play.
  if (goesBack(config) && to === LAST) {
    happened.push({ type: 'turned', seat, pawn });
    return moved({ turned: true });
  }
  happened.push({ type: 'arrived', seat, pawn, at: to });
  return moved({ out: true });
}
